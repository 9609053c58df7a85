import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import type { Ruling } from '../ruling.ts'
import { misdealWindowOpen, windowRules } from './substantial-action.ts'
import { voided } from './void-deal.ts'

/** What a book makes of an error in the deal. */
export type MisdealDecision = 'misdeal' | 'corrected' | 'play-on' | 'hand-dead'

/** An error that may be a misdeal. */
export type Ground = {
  /** Does the book hold it for a misdeal, and by which rules? */
  readonly is: boolean
  readonly rules: readonly RuleId[]
  /** What sets the deal right, where the order of the cards allows that. */
  readonly repair?: readonly DealEvent[] | undefined
  /** What is done where the deal goes on with the error, such as to kill a fouled hand, and how that is called. */
  readonly otherwise?: Pick<Ruling<MisdealDecision>, 'decision' | 'events' | 'rules'> | undefined
}

/** An error in the deal: a misdeal if the book says so and it is reported in time; later the deal is played. */
export const misdealBy = (deal: Deal, ground: Ground): Ruling<MisdealDecision> => {
  const { is, rules, repair, otherwise } = ground
  if (!is) return { ...playOn(rules), ...otherwise, wouldChange: ['book-calls-it-misdeal'] }
  if (!misdealWindowOpen(deal)) {
    // rrp/3/misdeals/1: the deal is played, and a player who has a fouled hand gets nothing back
    return { ...playOn(windowRules(deal)), ...otherwise, wouldChange: ['noticed-in-time-for-misdeal'] }
  }
  const remedy = rulebookOf(deal.book).misdealRemedy
  if (remedy.is === 'repair-in-sequence-else-redeal' && repair !== undefined) {
    const wouldChange: readonly Change[] = ['hand-in-muck', ...ACTED]
    return { decision: 'corrected', events: repair, rules: [...remedy.rules, ...rules], wouldChange }
  }
  return misdeal(deal, rules)
}

/** The deal is void and all is dealt again: everybody has back what they put in. */
export const misdeal = (deal: Deal, rules: readonly RuleId[]): Ruling<'misdeal'> => ({
  decision: 'misdeal',
  events: voided(deal, 'misdeal', rules),
  rules,
  wouldChange: ACTED,
})

const ACTED = ['too-late-for-misdeal'] as const

const playOn = (rules: readonly RuleId[]) => ({ decision: 'play-on', events: [], rules }) as const
