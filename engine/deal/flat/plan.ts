import { deckCards } from '../../cards/deck.ts'
import type { Form, Share } from '../../forms/form.ts'
import { type Cites, citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { type BettingLaw, bettingLaw } from '../betting/betting-law.ts'
import { bringInChip, stakesPlayed } from '../betting/chips-that-play.ts'
import { sizesOf } from '../betting/open-round.ts'
import { postsOf } from '../betting/posts.ts'
import type { Chips } from '../chips.ts'
import type { Post, StartDeal } from '../commands.ts'
import type { Round } from '../deal.ts'
import { type Law, leastBet } from '../law.ts'
import { type GameDealt, lawOf } from '../law-of.ts'
import { isRunFrom, mostRuns } from '../pots/agreements.ts'
import { splitUnit } from '../pots/award.ts'
import { rulesFor } from '../pots/contenders.ts'
import { tieRule } from '../pots/odd-chip.ts'
import { formRules, type Program, programOf } from '../program.ts'
import { boardClaim, orderRules } from '../showdown/showdown.ts'
import { type DealerTurns, turnsOf } from './plan-turns.ts'

/** All that is known of a game before its first card: a deal of it is played flat. */
export type Plan = GameDealt & {
  readonly law: Law
  readonly betting: BettingLaw
  readonly rulebook: Rulebook
  readonly cites: Cites
  readonly program: Program
  /** The rules that make the form, in the numbering of the book. */
  readonly rules: readonly RuleId[]
  /** How many cards each player gets, and how many are burned and laid out. */
  readonly own: number
  readonly common: number
  readonly deck: number
  /** Where in the deck the boardcards lie, counted from the first card that isn't dealt to a player. */
  readonly board: readonly number[]
  /** The smallest part that a pot is divided into. */
  readonly split: Chips
  /** How often the cards to come may be dealt, and how often if the players pay for their time. */
  readonly runs: number
  readonly timedRuns: number
  /** The minimum bet, and at limit the sizes of a bet in the rounds after the first, by their steps. */
  readonly least: Chips
  readonly sizes: readonly Chips[][]
  /** Who posts what with this many players, by their places; left out where the button has its part in it. */
  readonly posts: readonly (readonly Post[])[] | null
  /** The first round with this many players who posted all that was due, as it was when one was last opened. */
  readonly opened: (Round | undefined)[]
  /** What the dealer has to do, and from which steps on it may be done more than once. */
  readonly turns: DealerTurns
  readonly runsFrom: readonly boolean[]
  /** The rules behind the order of showing, and those with side pots. */
  readonly showRules: readonly RuleId[]
  readonly showRulesBySide: readonly RuleId[]
  readonly boardClaim: ReturnType<typeof boardClaim>
  /** The part of a pot that two holecards and the whole board play for alone, and the rules behind its awards. */
  readonly high: Share | null
  readonly awardRules: readonly RuleId[]
  readonly sidePotRules: readonly RuleId[]
  /** The same where a tie leaves an odd chip. */
  readonly oddChipRules: readonly RuleId[]
  readonly sideOddChipRules: readonly RuleId[]
}

// the game asked for last, since a table deals its own again and again, and those of other tables that are played
let last: Known | undefined
const known = new WeakMap<StartDeal['stakes'], Known>()
/** A game as the caller gave it, and what is known of it: null if its deals are not played flat. */
type Known = { readonly asked: GameDealt; readonly plan: Plan | null }

/** What was found out about the game of this deal before: null if it is not played flat, undefined if nothing. */
export const planKnown = (command: StartDeal): Plan | null | undefined => {
  if (isOf(last, command)) return last.plan
  last = known.get(command.stakes)
  return isOf(last, command) ? last.plan : undefined
}

/** What is known of the game of this deal, which can be played; null where it takes more than blinds, hands face down, one board and betting. */
export const planFor = (command: StartDeal): Plan | null => {
  const { form, stakes, book = 'rrp', setting = 'cash', finalTwo = false } = command
  last = { asked: { form, stakes, book, setting, finalTwo }, plan: isFlat(form) ? planOf(command) : null }
  known.set(stakes, last)
  return last.plan
}

const isOf = (
  game: Known | undefined,
  { form, stakes, book = 'rrp', setting = 'cash', finalTwo = false }: StartDeal,
): game is Known => {
  if (game === undefined) return false
  const { asked } = game
  return (
    asked.stakes === stakes &&
    asked.form === form &&
    asked.book === book &&
    asked.setting === setting &&
    asked.finalTwo === finalTwo
  )
}

/** Is it a form of blinds, downcards before the first round, one board and plain betting? */
const isFlat = (form: Form): boolean => {
  const { steps, firstRound } = programOf(form)
  if (form.family !== 'board' || form.opening !== 'blinds' || form.boards !== 1 || form.pot.length === 0) return false
  if (form.joker !== undefined || form.stacks !== undefined || form.rows !== undefined) return false
  if (form.bringIn !== undefined || form.shortStub !== undefined || firstRound < 0) return false
  if (steps[0]!.do !== 'deal') return false
  return steps.every((step, at) => {
    switch (step.do) {
      case 'deal':
        return step.face === 'down' && at === 0
      case 'burn':
        return step.unless === undefined
      case 'board':
        return true
      case 'bet':
        return (
          (step.first === 'after-the-blinds' || step.first === 'left-of-the-button') &&
          step.tier !== 'lower-or-upper-on-an-open-pair' &&
          step.betOrFold === undefined &&
          step.unopened === undefined &&
          step.exactly === undefined
        )
      default:
        return false
    }
  })
}

const planOf = (command: StartDeal): Plan | null => {
  const { form, book = 'rrp', setting = 'cash', finalTwo = false } = command
  const game = { form, stakes: stakesPlayed(command), book, setting, finalTwo }
  const law = lawOf(game, false)
  const dealt = { ...game, law }
  // chips that are set aside are for the general way
  if (bringInChip(dealt) !== 0) return null
  const program = programOf(form)
  const awardRules = rulesFor(form, rulebookOf(book), 1)
  const sidePotRules = rulesFor(form, rulebookOf(book), 2)
  const oddRule = tieRule(form, rulebookOf(book), form.pot[0]!)
  return {
    ...dealt,
    betting: bettingLaw(dealt),
    rulebook: rulebookOf(book),
    cites: citesOf(book),
    program,
    rules: formRules(form, book),
    own: program.steps.reduce((cards, step) => (step.do === 'deal' ? cards + step.cards : cards), 0),
    common: program.toCome[0]!,
    deck: deckCards(form.deck).length,
    board: boardPlaces(program),
    split: splitUnit(dealt),
    runs: mostRuns({ ...game, timed: false }),
    timedRuns: mostRuns({ ...game, timed: true }),
    least: leastBet(dealt),
    sizes: program.steps.map(step =>
      step.do === 'bet' ? sizesOf(dealt, step.tier === 'upper' ? 'upper' : 'lower') : [],
    ),
    posts: command.stakes.ante > 0 ? null : postsByCount(command),
    opened: [],
    turns: turnsOf(form),
    runsFrom: program.steps.map((_, at) => isRunFrom(game, at)),
    showRules: orderRules(rulebookOf(book), false),
    showRulesBySide: orderRules(rulebookOf(book), true),
    boardClaim: boardClaim(game),
    high: isHighAlone(form) ? form.pot[0]! : null,
    awardRules,
    sidePotRules,
    oddChipRules: [...awardRules, oddRule],
    sideOddChipRules: [...sidePotRules, oddRule],
  }
}

const boardPlaces = ({ steps }: Program): readonly number[] => {
  const places: number[] = []
  let at = 0
  for (const step of steps) {
    if (step.do === 'burn') at++
    else if (step.do === 'board') for (let n = 0; n < step.cards; n++) places.push(at++)
  }
  return places
}

const postsByCount = ({ form, stakes, book }: StartDeal): readonly (readonly Post[])[] =>
  Array.from({ length: form.seats.most + 1 }, (_, count) =>
    count < 2
      ? []
      : postsOf(
          form,
          stakes,
          -1,
          Array.from({ length: count }, (_, seat) => ({ seat })),
          book,
        ),
  )

/** Is the pot for the best five of two holecards and five boardcards, and nothing else? */
const isHighAlone = (form: Form): boolean => {
  const share = form.pot[0]!
  const { steps, boardcards } = programOf(form)
  const own = steps.reduce((cards, step) => (step.do === 'deal' ? cards + step.cards : cards), 0)
  if (form.pot.length > 1 || share.ranking !== 'high' || share.from !== 'any' || share.board === 'best') return false
  return own === 2 && boardcards[0] === 5
}
