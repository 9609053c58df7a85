import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Announcer } from '../felt/announcer.tsx'
import { Log } from '../felt/log/log.tsx'
import { Refusal } from '../felt/refusal.tsx'
import page from '../felt/table-page.module.css'
import { useTable } from '../line/table-line.ts'
import { TableHead } from '../menu/table-head.tsx'
import { WhyPanel } from '../why/why-panel.tsx'
import { texts } from '../words/texts.ts'
import { Dock } from './dock.tsx'
import { enter } from './enter.ts'
import styles from './live.module.css'
import { LiveBoards } from './live-boards.tsx'
import { LiveSeats } from './live-seats.tsx'
import { Prompt } from './prompt.tsx'
import { SeatSheet } from './seat-sheet.tsx'
import { useKeys } from './use-keys.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** A table of real cards and chips: the phone in the dealer's hand, and the same for those who watch. */
export const LivePage = ({ frame }: { readonly frame: Frame }) => {
  const { news, online, refused } = useTable()
  const [sheet, setSheet] = useState<number | null>(null)
  const { common, own } = frame
  const helps = own.role === 'host' || own.role === 'dealer'
  const takeBack = common.live?.takeBack ?? null
  const name = (seat: number): string => common.seats[seat - 1]?.name || texts.table.seat(seat)
  const takesBack = (): void => enter({ type: 'take-back' })
  const mayTakeBack = helps && takeBack !== null && !common.ended
  useWakeLock()
  useKeys({ u: mayTakeBack && takesBack })
  return (
    <main className={page.page} data-deals={common.deals} data-live>
      <TableHead frame={frame} news={news} online={online} />
      <Announcer frame={frame} news={news} />
      <div className={page.body}>
        <div className={styles.helper}>
          <div className={styles.middle}>
            <LiveBoards frame={frame} />
            <LiveSeats frame={frame} onOpen={helps ? setSheet : null} />
          </div>
          <section className={styles.dock} aria-label={texts.live.whatNext}>
            <Refusal refused={refused} className={styles.refused} />
            <Prompt frame={frame} helps={helps} name={name} />
            <Dock frame={frame} helps={helps} name={name} onSeats={() => setSheet(firstFree(frame))} />
            {helps && !common.ended && (
              <button
                type="button"
                className={`quiet ${styles.back}`}
                disabled={!mayTakeBack}
                onClick={takesBack}
                aria-keyshortcuts="u"
              >
                {takeBack === null ? texts.live.nothingToUndo : texts.live.undo(takeBack)}
              </button>
            )}
          </section>
        </div>
        <Log frame={frame} lines={news} className={page.log} />
      </div>
      {sheet !== null && <SeatSheet frame={frame} seat={sheet} onClose={() => setSheet(null)} />}
      <WhyPanel />
    </main>
  )
}

const firstFree = ({ common }: Frame): number | null => common.seats.find(({ person }) => person === null)?.seat ?? null
