import { eventTexts as words } from '../../words/event-texts.ts'
import type { EventAt } from '../use-event.ts'
import type { OpenSheet } from './acts.tsx'
import { BagSheet } from './bag-sheet.tsx'
import { BustSheet } from './bust-sheet.tsx'
import { ClockSheet } from './clock-sheet.tsx'
import { DealSheet } from './deal-sheet.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { FlightSheet } from './flight-sheet.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { PlayerSheet } from './player-sheet.tsx'
import { RebuySheet } from './rebuy-sheet.tsx'
import { ScheduleSheet } from './schedule-sheet.tsx'

/** The sheet that the director has opened. */
export const DirectorSheet = ({
  open,
  at,
  onOpen,
  onClose,
}: {
  readonly open: OpenSheet
  readonly at: EventAt
  readonly onOpen: (sheet: OpenSheet) => void
  readonly onClose: () => void
}) => {
  switch (open) {
    case 'bust':
      return (
        <BustSheet
          view={at.view}
          at={at}
          from={at.view.own?.table ?? null}
          says={words.bustDo}
          onBust={players => at.send({ type: 'BustOut', players })}
          onClose={onClose}
        />
      )
    case 'entry':
      return <EntrySheet at={at} onClose={onClose} />
    case 'rebuy':
      return <RebuySheet at={at} onClose={onClose} />
    case 'clock':
      return <ClockSheet at={at} onClose={onClose} />
    case 'player':
      return <PlayerSheet at={at} onClose={onClose} />
    case 'deal':
      return <DealSheet at={at} onClose={onClose} />
    case 'more':
      return <MoreSheet at={at} onOpen={onOpen} onClose={onClose} />
    case 'schedule':
      return <ScheduleSheet at={at} onClose={onClose} />
    case 'bag':
      return <BagSheet at={at} onClose={onClose} />
    case 'flight':
      return <FlightSheet at={at} onClose={onClose} />
  }
}
