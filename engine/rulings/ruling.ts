import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { forward } from '../deal/forward.ts'
import type { Decider } from '../deal/mending.ts'
import type { RulingDecision } from '../deal/ruling-decision.ts'
import { closeShowdown } from '../deal/showdown/showdown.ts'
import { tell, workOn } from '../deal/work.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Change } from './change.ts'

/** What a book makes of an irregularity: the decision, the events that mend the deal, and the rules behind it. */
export type Ruling<Decision extends RulingDecision = RulingDecision> = {
  readonly decision: Decision
  /** What follows; where a person must decide, what is done before they do. */
  readonly events: readonly DealEvent[]
  readonly rules: readonly RuleId[]
  /** What the person may choose, the usual first unless there is none. */
  readonly options?: readonly Option<Decision>[]
  /** No way is the usual one: it is for chance to choose. */
  readonly noUsual?: true
  readonly decides?: Decider
  /** The facts that would lead to another ruling. */
  readonly wouldChange: readonly Change[]
}

/** One way to rule, where the book leaves it to a person. */
export type Option<Decision extends RulingDecision = RulingDecision> = Pick<
  Ruling<Decision>,
  'decision' | 'events' | 'rules'
>

/** A ruling that a person has to make: the usual one is named, and nothing happens until they have chosen. */
export const leftTo = <Decision extends RulingDecision>(
  decides: Decider,
  options: readonly [Option<Decision>, ...Option<Decision>[]],
  wouldChange: readonly Change[],
): Ruling<Decision> => {
  const [usual] = options
  return { decision: usual.decision, events: [], rules: usual.rules, options, decides, wouldChange }
}

/** A ruling that a person makes by chance: the book prefers no way to another. */
export const leftToChance = <Decision extends RulingDecision>(
  decides: Decider,
  options: readonly [Option<Decision>, ...Option<Decision>[]],
  wouldChange: readonly Change[],
): Ruling<Decision> => ({ ...leftTo(decides, options, wouldChange), noUsual: true })

/** The events that mend a deal, with what follows by itself: the next person is due, or the pots are. */
export const mended = (deal: Deal, events: readonly DealEvent[]): readonly DealEvent[] => {
  const work = workOn(deal)
  for (const event of events) tell(work, event)
  if (work.state.phase === 'showdown') closeShowdown(work)
  else forward(work)
  return work.events
}

/** What follows at the showdown after these events: the pots are due once nobody has anything left to show. */
export const atShowdown = (deal: Deal, events: readonly DealEvent[]): readonly DealEvent[] => {
  const work = workOn(deal)
  for (const event of events) tell(work, event)
  closeShowdown(work)
  return work.events
}
