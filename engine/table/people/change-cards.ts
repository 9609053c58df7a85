import { NO_RULES } from '../../deal/work.ts'
import { bookOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { minutes } from '../time.ts'
import { type Handler, tell } from '../work.ts'
import type { PeopleOrder } from './people.ts'

/** rrp/2/procedures/22: new cards are used for a round, a setup for an hour, unless the cards are damaged. */
export const changeCards: Handler<Extract<PeopleOrder, { readonly type: 'ChangeCards' }> & { readonly at: number }> = (
  work,
  { what, damaged = false, newDealer = false, at },
) => {
  const { state: table } = work
  const { minDeckUseRounds, minSetupUseMinutes, tournamentDeckChange } = bookOf(table)
  // rrp/15/29: in an event decks change with the dealer, and not because a player asks
  if (table.placard.setting === 'tournament' && !damaged && tournamentDeckChange.is === 'with-dealer-change') {
    if (!newDealer) return refused('not-the-time', { about: 'dealer-change', rules: tournamentDeckChange.rules })
    tell(work, { type: 'CardsChanged', what, at, rules: tournamentDeckChange.rules })
    return null
  }
  const { rules } = what === 'deck' ? minDeckUseRounds : minSetupUseMinutes
  if (!damaged && what === 'setup') {
    const until = table.cards.setupFrom + minutes(minSetupUseMinutes.is)
    if (at < until) return refused('not-the-time', { until, rules })
  }
  if (!damaged && what === 'deck') {
    const round = table.chairs.filter(player => player !== null).length
    const least = table.cards.deckFrom + minDeckUseRounds.is * round
    if (table.deals < least) return refused('not-the-time', { about: { afterDeal: least }, rules })
  }
  tell(work, { type: 'CardsChanged', what, at, rules: damaged ? NO_RULES : rules })
  return null
}
