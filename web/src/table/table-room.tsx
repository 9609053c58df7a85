import type { Card, Frame } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { useLaying } from '../chinese/use-laying.ts'
import { ClockAnnouncer } from '../clock/clock-announcer.tsx'
import { eventIn } from '../events/table-path.ts'
import { Announcer } from '../felt/announcer.tsx'
import { Felt } from '../felt/felt.tsx'
import { InviteCard } from '../felt/invite/invite-card.tsx'
import { Log } from '../felt/log/log.tsx'
import { useLanded } from '../felt/motion/use-landed.ts'
import { useMotion } from '../felt/motion/use-motion.ts'
import { Refusal } from '../felt/refusal.tsx'
import { useScene } from '../felt/showdown/use-scene.ts'
import { FirstTime } from '../learn/first-time.tsx'
import { Taught } from '../learn/taught.tsx'
import { useTable } from '../line/table-line.ts'
import { TableHead } from '../menu/table-head.tsx'
import { later } from '../panel/later.tsx'
import { PanelPlace } from '../panel/panel-place.ts'
import { TableSounds } from '../sound/table-sounds.tsx'
import { TurnAlert } from '../sound/turn-alert.tsx'
import { WhyPanel } from '../why/why-panel.tsx'
import { Actions } from './actions.tsx'
import { Requests } from './requests.tsx'
import styles from './table.module.css'
import { TableSheets } from './table-sheets.tsx'
import { useDockHeight } from './use-dock-height.ts'
import { useTurnTitle } from './use-turn-title.ts'

const NightOver = later(async () => (await import('../bank/night-over.tsx')).NightOver)
const AtTable = later(async () => (await import('../events/at-table.tsx')).AtTable)

/** A table dealt by software: the felt as the whole stage, your hand, what you may do, and what has happened. */
export const TableRoom = ({
  frame: latest,
  named,
  invited,
  onSit,
}: {
  readonly frame: Frame
  readonly named: boolean
  /** A player who comes by invitation is asked at once where to sit. */
  readonly invited: boolean
  readonly onSit: (seat: number, chips: number) => void
}) => {
  const { news: lines, online, refused } = useTable()
  const { frame, news } = useLanded(latest, lines)
  const { common } = frame
  const [stage, dock] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)]
  const [seat, setSeat] = useState<number | null>(() => (invited ? firstFree(frame) : null))
  const [inviting, setInviting] = useState(false)
  const event = eventIn(useSearch())
  const { chosen, choose } = useChosen(frame)
  const scene = useScene(frame)
  const laying = useLaying(frame)
  useMotion(stage, frame)
  useTurnTitle(frame)
  useDockHeight(dock)
  const alone = isAlone(frame) && (common.deal === null || scene?.moment.isOver !== false)
  return (
    <PanelPlace value="above-dock">
      <main className={styles.page} data-deals={common.deals} data-table="">
        <TableHead frame={frame} news={news} online={online} className={styles.head} />
        <div className={styles.note} data-covered="">
          {event !== null && <AtTable event={event} table={common.table} />}
          <Requests frame={frame} />
          <FirstTime frame={frame} />
        </div>
        <Announcer frame={frame} news={news} />
        <ClockAnnouncer frame={frame} />
        <TableSounds frame={frame} news={news} />
        <div ref={stage} className={styles.stage} data-covered="">
          <Felt
            frame={alone ? cleared(frame) : frame}
            news={news}
            scene={scene}
            onSit={setSeat}
            onInvite={() => setInviting(true)}
            chosen={chosen}
            laying={laying}
            onChoose={choose}
          >
            {alone ? <InviteCard frame={frame} /> : undefined}
          </Felt>
        </div>
        <Log frame={frame} lines={news} className={styles.log} />
        <footer ref={dock} className={styles.dock}>
          <Taught frame={frame} />
          <Refusal refused={refused} className={styles.refused} />
          <TurnAlert frame={frame} />
          {common.ended ? (
            <NightOver id={common.table} seq={frame.seq} />
          ) : (
            <Actions frame={frame} scene={scene} laying={laying} chosen={chosen} onChoose={choose} />
          )}
        </footer>
        <WhyPanel />
        <TableSheets
          frame={frame}
          seat={seat}
          named={named}
          inviting={inviting}
          inEvent={event !== null}
          onSit={onSit}
          onClose={() => {
            setSeat(null)
            setInviting(false)
          }}
        />
      </main>
    </PanelPlace>
  )
}

const firstFree = ({ common, own }: Frame): number | null =>
  own.seat !== null ? null : (common.seats.find(({ person }) => person === null)?.seat ?? null)

/** You sit at a table where nobody else does, or does any more. */
const isAlone = ({ common, own }: Frame): boolean =>
  own.seat !== null &&
  !common.ended &&
  (common.deal === null || common.deal.phase === 'ended') &&
  common.seats.every(it => it.person === null || it.seat === own.seat)

/** The felt without the cards of the last hand: there is nobody to play the next one with. */
const cleared = ({ common, own, ...rest }: Frame): Frame => ({
  ...rest,
  common: { ...common, deal: null },
  own: { ...own, hands: [], holds: [] },
})

/** The cards that you have chosen to throw away; none once nothing is asked any more. */
const useChosen = ({ own }: Frame): { readonly chosen: readonly Card[]; readonly choose: (card: Card) => void } => {
  const [chosen, setChosen] = useState<readonly Card[]>([])
  const due = own.legal?.due
  useEffect(() => {
    if (due !== 'draw' && due !== 'discard') setChosen([])
  }, [due])
  return {
    chosen,
    choose: card => setChosen(now => (now.includes(card) ? now.filter(it => it !== card) : [...now, card])),
  }
}
