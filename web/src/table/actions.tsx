import type { Card, Frame, PlayerAct } from '@cardroom/room/protocol'
import type { LayingNow } from '../chinese/use-laying.ts'
import { Awards } from '../felt/awards.tsx'
import { Betting } from '../felt/betting.tsx'
import { Dock } from '../felt/dock/dock.tsx'
import { Entry } from '../felt/entry.tsx'
import { Plans } from '../felt/plans.tsx'
import { Prompt } from '../felt/prompt.tsx'
import { Rebuy } from '../felt/rebuy.tsx'
import { ReportAsked } from '../felt/report-asked.tsx'
import { Ruling } from '../felt/ruling.tsx'
import type { SceneNow } from '../felt/showdown/use-scene.ts'
import { Showing } from '../felt/showing.tsx'
import { waitingWords } from '../felt/waiting-words.ts'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import { HandOver } from './hand-over.tsx'
import { NextAsked, nextAsked } from './next-asked.tsx'
import { RowsDock } from './rows-dock.tsx'
import { isSevenDeuceAsked, SevenDeuceAsked } from './seven-deuce-asked.tsx'
import { Throwing } from './throwing.tsx'

/** What you may do now, with exact bounds, and nothing else. */
export const Actions = ({
  frame,
  scene,
  laying,
  chosen,
  onChoose,
}: {
  readonly frame: Frame
  readonly scene: SceneNow | null
  readonly laying: LayingNow | null
  readonly chosen: readonly Card[]
  readonly onChoose: (card: Card) => void
}) => {
  const { legal } = frame.own
  const { deal, report } = frame.common
  if (report !== null) return <ReportAsked frame={frame} report={report} />
  if (deal?.ruling != null) return <Ruling frame={frame} />
  if (laying !== null) return <RowsDock frame={frame} now={laying} />
  switch (legal?.due) {
    case 'betting':
      return <Betting key={`${deal?.number} ${deal?.street} ${deal?.price}`} frame={frame} act={act} />
    case 'draw':
    case 'discard':
      return <Throwing frame={frame} chosen={chosen} onChoose={onChoose} act={act} />
    case 'turn-up':
      return <TurnUp frame={frame} />
    case 'show':
      return <Showing key={deal?.number} frame={frame} act={act} />
    default:
      return <NotAsked frame={frame} scene={scene} />
  }
}

const act = (what: PlayerAct): void => order({ type: 'act', act: what })

const TurnUp = ({ frame }: { readonly frame: Frame }) => (
  <Dock prompt={<Prompt frame={frame} />}>
    <button type="button" onClick={() => act({ type: 'TurnUp', turn: true })}>
      {texts.felt.turnUp}
    </button>
    <button type="button" className="strong" onClick={() => act({ type: 'TurnUp', turn: false })}>
      {texts.felt.keepDown}
    </button>
  </Dock>
)

/** Nothing is asked of you in the hand: what you can choose meanwhile, or what is waited for. */
const NotAsked = ({ frame, scene }: { readonly frame: Frame; readonly scene: SceneNow | null }) => {
  const { own } = frame
  const asked = nextAsked(own)
  // with too few stacks left, no hand is dealt before they have bought chips
  if (own.legal === null && own.broke && !own.leaving && scene?.moment.isOver !== false)
    return (
      <Rebuy frame={frame}>
        {scene !== null && frame.common.deal !== null && (
          <Awards deal={frame.common.deal} seats={frame.common.seats} own={own.seat} />
        )}
      </Rebuy>
    )
  if (asked !== undefined) return <NextAsked asked={asked} />
  if (isAway(frame)) return <Away />
  if (isSevenDeuceAsked(frame) && scene?.moment.isOver !== false) return <SevenDeuceAsked frame={frame} />
  if (scene !== null) return <HandOver frame={frame} scene={scene} />
  if (isPausedBy(frame)) return <Paused />
  if (own.plans.length > 0) return <Plans frame={frame} />
  if (own.entry.length > 0 && !isAway(frame)) return <Entry frame={frame} />
  return <Dock prompt={<p>{waitingWords(frame)}</p>} />
}

const isAway = ({ common, own }: Frame): boolean => own.seat !== null && common.seats[own.seat - 1]?.away === true

/** The host has paused the table, and can let it go on. */
const isPausedBy = ({ common, own }: Frame): boolean =>
  common.paused && own.role === 'host' && common.deal === null && !common.ending

const Away = () => (
  <Dock prompt={<p>{texts.felt.states.out}</p>}>
    <button type="button" data-bold="" onClick={() => order({ type: 'back' })}>
      {texts.felt.states.back}
    </button>
  </Dock>
)

const Paused = () => (
  <Dock prompt={<p>{texts.felt.states.paused}</p>}>
    <button type="button" data-bold="" onClick={() => order({ type: 'pause', paused: false })}>
      {texts.felt.states.resume}
    </button>
  </Dock>
)
