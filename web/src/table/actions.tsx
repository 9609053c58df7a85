import type { Card, Frame, PlayerAct } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { AfterDeal } from '../deals/after-deal.tsx'
import styles from '../felt/actions.module.css'
import { Awards } from '../felt/awards.tsx'
import { Betting } from '../felt/betting.tsx'
import { Entry } from '../felt/entry.tsx'
import { Plans } from '../felt/plans.tsx'
import { Prompt } from '../felt/prompt.tsx'
import { Rebuy } from '../felt/rebuy.tsx'
import { ReportAsked } from '../felt/report-asked.tsx'
import { Ruling } from '../felt/ruling.tsx'
import { Showing } from '../felt/showing.tsx'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'

/** What you may do now, with exact bounds, and nothing else. */
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
  if (common.report !== null) return <ReportAsked frame={frame} report={common.report} />
  if (deal?.ruling != null) return <Ruling frame={frame} />
  if (legal === null || legal.due === 'rows') {
    const broke = legal === null && own.broke && !own.leaving
    if (deal !== null && deal.awards.length + deal.scores.length > 0)
      return (
        <>
          <Awards deal={deal} seats={common.seats} own={own.seat} low={broke}>
            {/* players who need chips find these in the menu */}
            {!broke && <AfterDeal frame={frame} />}
          </Awards>
          {/* with too few stacks left, no hand is dealt before they have bought chips */}
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
            {texts.felt.turnUp}
          </button>
          <button type="button" className="strong" onClick={() => act({ type: 'TurnUp', turn: false })}>
            {texts.felt.keepDown}
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
    return free ? texts.felt.watching : texts.felt.watchingFull
  }
  const { deal } = common
  if (common.ending) return texts.felt.endsAfter
  if (common.paused) return texts.felt.paused
  if (own.leaving) return texts.felt.leaving
  if (common.choosing !== null && common.choosing !== own.seat)
    return texts.felt.choosesGame(common.seats[common.choosing - 1]?.name ?? texts.felt.button)
  if (deal === null || deal.phase === 'ended') return texts.felt.nextHand
  const turn = deal.turn === null ? undefined : common.seats[deal.turn - 1]
  return turn === undefined ? texts.felt.dealing : texts.felt.toAct(turn.name)
}

/** Cards are chosen by tapping them or by their numbers, and discarded with one button. */
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
      <Prompt frame={frame} keys={texts.felt.cardKeys(hands[0]?.down.length ?? 0)} />
      {draw?.splitting === true && (
        <label className={styles.split}>
          <input type="checkbox" checked={split} onChange={event => setSplit(event.target.checked)} />
          {texts.felt.splitOpeners}
        </label>
      )}
      <button type="button" className="strong" disabled={!ready} onClick={throwAway} aria-keyshortcuts="d">
        {draw === null
          ? texts.felt.discard
          : chosen.length === 0
            ? texts.felt.standPat
            : texts.felt.draw(chosen.length)}
      </button>
    </div>
  )
}
