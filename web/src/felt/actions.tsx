import type { Card, Frame, PlayerAct } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { AfterDeal } from '../deals/after-deal.tsx'
import { order } from '../line/table-line.ts'
import styles from './actions.module.css'
import { Awards } from './awards.tsx'
import { Betting } from './betting.tsx'
import { Entry } from './entry.tsx'
import { Plans } from './plans.tsx'
import { Prompt } from './prompt.tsx'
import { Rebuy } from './rebuy.tsx'
import { ReportAsked } from './report-asked.tsx'
import { Ruling } from './ruling.tsx'
import { Showing } from './showing.tsx'

/** What one may do now, with exact bounds, and nothing else. */
export const Actions = ({
  frame,
  chosen,
  onChoose,
}: {
  readonly frame: Frame
  readonly chosen: readonly Card[]
  readonly onChoose: (card: Card) => void
}) => {
  const { common, own } = frame
  const { legal } = own
  const { deal } = common
  const act = (what: PlayerAct): void => order({ type: 'act', act: what })
  if (common.report !== null) return <ReportAsked report={common.report} own={own} />
  if (deal?.ruling != null) return <Ruling frame={frame} />
  if (legal === null || legal.due === 'rows') {
    const broke = legal === null && own.broke && !own.leaving
    if (deal !== null && deal.awards.length + deal.scores.length > 0)
      return (
        <>
          <Awards deal={deal} seats={common.seats} low={broke}>
            {/* who has to buy chips finds them in the menu */}
            {!broke && <AfterDeal frame={frame} />}
          </Awards>
          {/* where too few have chips left, no other deal comes before he has bought some */}
          {broke && <Rebuy frame={frame} />}
        </>
      )
    if (legal !== null) return null
    if (broke) return <Rebuy frame={frame} />
    if (own.plans.length > 0) return <Plans frame={frame} />
    return own.entry.length > 0 ? <Entry frame={frame} /> : <p className={styles.wait}>{waiting(frame)}</p>
  }
  switch (legal.due) {
    case 'betting':
      return <Betting key={`${deal?.number} ${deal?.street} ${deal?.price}`} frame={frame} act={act} />
    case 'draw':
    case 'discard':
      return <Throwing frame={frame} chosen={chosen} onChoose={onChoose} act={act} />
    case 'turn-up':
      return (
        <div className={styles.bar}>
          <Prompt frame={frame} />
          <button type="button" onClick={() => act({ type: 'TurnUp', turn: true })}>
            Turn it up
          </button>
          <button type="button" className="strong" onClick={() => act({ type: 'TurnUp', turn: false })}>
            Keep it down
          </button>
        </div>
      )
    case 'show':
      return <Showing key={deal?.number} frame={frame} act={act} />
    default:
      return <p className={styles.wait}>{waiting(frame)}</p>
  }
}

const waiting = ({ common, own }: Frame): string => {
  if (own.seat === null) {
    const free = common.seats.some(({ person }) => person === null)
    return free ? 'You look on. Take a free seat to play.' : 'You look on. All seats are taken just now.'
  }
  const { deal } = common
  if (common.ending) return 'The night ends after this deal.'
  if (common.paused) return 'The host has paused the table.'
  if (own.leaving) return 'You leave when this deal is over.'
  if (common.choosing !== null && common.choosing !== own.seat)
    return `${common.seats[common.choosing - 1]?.name ?? 'The button'} chooses the next form.`
  if (deal === null || deal.phase === 'ended') return 'The next deal begins soon.'
  const turn = deal.turn === null ? undefined : common.seats[deal.turn - 1]
  return turn === undefined ? 'The dealer is at work.' : `${turn.name} is to act.`
}

/** Cards are chosen by tapping them or by their numbers, and thrown away with one button. */
const Throwing = ({
  frame,
  chosen,
  onChoose,
  act,
}: {
  readonly frame: Frame
  readonly chosen: readonly Card[]
  readonly onChoose: (card: Card) => void
  readonly act: (what: PlayerAct) => void
}) => {
  const { legal, hands } = frame.own
  const [split, setSplit] = useState(false)
  const draw = legal?.due === 'draw' ? legal : null
  const count = legal?.due === 'discard' ? legal.cards : null
  const ready = draw !== null ? chosen.length <= draw.most : chosen.length === count
  const throwAway = (): void => {
    if (ready) act({ type: 'Discard', cards: chosen, ...(split && { split: true }) })
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey || event.altKey) return
      const card = hands[0]?.down[Number(event.key) - 1]
      if (card !== undefined) onChoose(card)
      if (event.key === 'd') throwAway()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  return (
    <div className={styles.bar}>
      <Prompt frame={frame} keys={`1 to ${hands[0]?.down.length}`} />
      {draw?.splitting === true && (
        <label className={styles.split}>
          <input type="checkbox" checked={split} onChange={event => setSplit(event.target.checked)} /> I split my
          openers
        </label>
      )}
      <button type="button" className="strong" disabled={!ready} onClick={throwAway} aria-keyshortcuts="d">
        {draw === null ? 'Throw away' : chosen.length === 0 ? 'Stand pat' : `Draw ${chosen.length}`}
      </button>
    </div>
  )
}
