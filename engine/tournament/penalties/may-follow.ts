import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { EventNote } from './penalties.ts'

/** What may follow from what was seen, and by which rules. */
export type Follows = { readonly follows: MayFollow; readonly rules: readonly RuleId[] }

/** Nothing, a warning, a penalty, that with a dead hand, or chips that are put in sight or taken off the table. */
export type MayFollow = 'nothing' | 'warning' | 'penalty' | 'penalty-and-dead-hand' | 'put-in-sight' | 'taken-off'

type Field = { readonly left: number; readonly winnerTakesAll: boolean }

/** What a book lets follow from something that was seen at a table of an event. */
export const mayFollow = (book: Rulebook, about: EventNote, { left, winnerTakesAll }: Field): Follows => {
  const { tournamentHandTalk, showLiveHandPenalty, tournamentChipsVisible, behaviourPenalties } = book
  switch (about) {
    case 'hand-talk':
      return { follows: tournamentHandTalk.is, rules: tournamentHandTalk.rules }
    case 'live-hand-shown': {
      const { exempt, penalty, handDead } = showLiveHandPenalty.is
      const isFree =
        (left === 2 && exempt.includes('last-two-players')) || (winnerTakesAll && exempt.includes('winner-take-all'))
      return {
        follows: isFree || !penalty ? 'nothing' : handDead === 'no' ? 'penalty' : 'penalty-and-dead-hand',
        rules: showLiveHandPenalty.rules,
      }
    }
    case 'high-chips-hidden': {
      const { is, rules } = tournamentChipsVisible
      return { follows: is.highChipsInSight ? 'put-in-sight' : 'nothing', rules }
    }
    case 'foreign-chips': {
      const { is, rules } = tournamentChipsVisible
      return { follows: is.foreignChips ? 'nothing' : 'taken-off', rules }
    }
    case 'cards-thrown':
      return { follows: behaviourPenalties.is.length === 0 ? 'nothing' : 'penalty', rules: behaviourPenalties.rules }
  }
}
