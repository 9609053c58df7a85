import { BOOKS } from '../../rulebooks/rule-id.ts'
import type { PlacardProblems } from '../../table/opening/problems.ts'
import type { PlanProblems } from '../../tournament/opening/problems.ts'
import { text } from '../text.ts'
import { dealReason } from './deal-refusals.ts'
import type { ProblemWords } from './problem-words.ts'
import { english } from './voice.ts'

/** What can be wrong with a placard. */
export const placardProblems: ProblemWords<PlacardProblems> = {
  'blinds-fall': () => 'each is 1 or more, and none is smaller than the one before it',
  'chips-from-1': () => 'a whole number of chips, 1 or more',
  'kill-not-whole': about => `a ${about.size} kill at ${about.form} doesn’t come out in whole chips`,
  'least-over-most': () => 'the minimum is more than the maximum',
  'money-from-1': () => 'a unit of money is a whole number of chips, 1 or more',
  'no-forms': () => 'a table has at least one game',
  'no-mandatory-straddle': about => `${about.book} has no mandatory straddle`,
  'no-pot-to-rake': () => 'no game here has a pot to rake',
  'no-such-book': about => [`there is no book ${about.book}`, BOOKS.join(', ')],
  'no-such-collection': () => 'none, rake, time or drop',
  'no-such-setting': () => 'cash or tournament',
  'no-such-turn': () => 'orbit, dealers-choice, or a number of deals',
  'nothing-goes-in': () => 'nothing goes in before the cards: add a blind or an ante',
  'nothing-to-kill': () => 'a kill needs limits with blinds or a bring-in, and no game here has them',
  'percent-of-rake': () => 'above 0, at most 100',
  'same-player-twice': () => 'names the same player twice',
  'stakes-do-not-play': about => text(dealReason(about.refusal), english),
  'straddle-without-blinds': () => 'no game here has blinds',
  'table-name': () => 'a table has a name of 1 to 80 characters',
  'whole-number': about =>
    about.most === undefined
      ? `a whole number, ${about.least} or more`
      : `a whole number from ${about.least} to ${about.most}`,
}

/** What can be wrong with the plan of an event. */
export const planProblems: ProblemWords<PlanProblems> = {
  'blinds-not-payable': about => `${about.small}-${about.big} can’t be paid in chips of ${about.unit}`,
  'blinds-of-level': () => 'a small blind, and a big blind that isn’t smaller',
  'day-outside-window': about => `${about.day} is outside ${about.from} to ${about.to}`,
  'event-name': () => 'an event has a name of 1 to 80 characters',
  'final-seats': () => 'from 2 up to the seats at a table',
  'level-from-1': () => 'a level, 1 or more',
  'level-length': () => 'whole minutes or deals, 1 or more',
  'minutes-from-0': () => 'whole minutes, 0 or more',
  'no-levels': () => 'at least one',
  'not-a-day': about => `${about.day} isn’t a day like 2026-05-26`,
  'not-a-flag': () => 'true or false',
  'not-a-multiple': about => `a whole multiple of ${about.unit}`,
  'not-a-part': () => 'more than 0 and at most 1',
  'not-in-book': about => `${about.book} allows none${about.rule === undefined ? '' : ` (${about.rule})`}`,
  'percents-not-whole': () => 'they add up to 100',
  'price-and-chips': () => 'a price and chips that the smallest chip can pay',
  'rebuy-chips': about => `the chips of the buy-in, ${about.chips} (${about.rule})`,
  'rebuy-price': about => `the price of the buy-in, ${about.price} (${about.rule})`,
}
