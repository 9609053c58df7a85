import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import type { CardMove } from '../../deal/mending.ts'
import { programOf } from '../../deal/program.ts'
import { NO_RULES } from '../../deal/work.ts'
import type { Form } from '../../forms/form.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, mended, type Option } from '../ruling.ts'
import { misdeal } from './misdeal.ts'

/** One hand of Chinese poker has a card too many and another one too few; the floor spread the long one and picked one blind. */
export type FourteenAndTwelve = {
  readonly fourteen: Seat
  readonly twelve: Seat
  /** Which of the fourteen was picked, counted from 1. */
  readonly picked: number
}

/** In open-face Chinese a player has set more or fewer cards than there should be by now. */
export type WrongNumberSet = { readonly seat: Seat; readonly set: number }

/** What goes wrong with the number of cards in the Chinese family. */
export const chineseRulers = {
  FourteenAndTwelve: {
    impossible: (deal, { fourteen, twelve, picked }) => {
      if (!setsThirteen(deal.form)) return cannot('no-thirteen-at-once')
      if (fourteen === twelve) return cannot('two-hands-wrong')
      const [long, short] = [handOf(deal, fourteen), handOf(deal, twelve)]
      if (long === undefined || short === undefined) return cannot('no-such-hand')
      if (deal.phase !== 'streets' || !deal.asked) return cannot('not-while-setting')
      if (long.down.length !== 13 || short.down.length !== 13) return cannot('not-while-setting')
      return picked < 1 || picked > long.down.length + 1 ? cannot('no-such-place', { count: picked }) : null
    },
    happens: (deal, incident) => {
      const card = handOf(deal, incident.twelve)!.down.at(-1)!
      const move: CardMove = { card, from: down(incident.twelve), to: down(incident.fourteen) }
      // a hand of twelve cannot be set, so it is noticed
      return { events: [{ type: 'CardsMoved', moves: [move], rules: NO_RULES }] }
    },
    rule: (deal, { fourteen, twelve, picked }) => {
      const { is, rules } = rulebookOf(deal.book).chineseFourteenTwelve
      if (is === 'misdeal') return misdeal(deal, rules)
      // wsop/344: a card picked blind goes over, and it is no misdeal
      const card = handOf(deal, fourteen)!.down[picked - 1]!
      const move: CardMove = { card, from: down(fourteen), to: down(twelve) }
      const events = mended(deal, [{ type: 'CardsMoved', moves: [move], rules }])
      return { decision: 'corrected', events, rules, wouldChange: ['not-one-over-and-one-short'] }
    },
  } satisfies Ruler<FourteenAndTwelve>,
  WrongNumberSet: {
    impossible: (deal, { seat, set }) => {
      const player = handOf(deal, seat)
      if (player === undefined) return cannot('no-hand', { seat })
      if (deal.phase === 'ended') return cannot('deal-over')
      const due = cardsSet(deal, player)
      if (due === 0) return laysOneByOne(deal.form) ? cannot('has-set-nothing', { seat }) : cannot('not-set-in-turns')
      if (player.killed) return cannot('already-fouled', { seat })
      return set === due ? cannot('right-number-set', { seat, count: set }) : null
    },
    rule: (deal, { seat }) => {
      const { is, rules } = rulebookOf(deal.book).ofcWrongCount
      const wouldChange: readonly Change[] = ['right-number-set']
      if (is === 'fouled') return { ...fouled(deal, seat, rules), wouldChange }
      return leftTo('floor', [fouled(deal, seat, rules), { decision: 'play-on', events: [], rules }], wouldChange)
    },
  } satisfies Ruler<WrongNumberSet>,
} as const

/** Where cards are set in rows, a wrong number of them has rules of its own: what to report instead. */
export const reportForRows = (form: Form): Impossible => {
  if (setsThirteen(form)) return cannot('reported-as-fourteen-and-twelve')
  if (!laysOneByOne(form)) return cannot('no-rule-for-count')
  return cannot('reported-as-wrong-number-set')
}

/** wsop/349a: the hand is fouled and loses every row to each hand that is not. */
export const fouled = (deal: Deal, seat: Seat, rules: readonly RuleId[]): Option<'fouled'> => {
  const killed: DealEvent = { type: 'HandKilled', seat, why: 'wrong-number-set', rules }
  return { decision: 'fouled', events: mended(deal, [killed]), rules }
}

const handOf = (deal: Deal, seat: Seat): Player | undefined => deal.players[placeOf(deal, seat)]

/** Are hands of thirteen cards set at once in this form? */
export const setsThirteen = (form: Form): boolean =>
  programOf(form).steps.some(step => step.do === 'set') &&
  form.rows?.rows.reduce((cards, row) => cards + row.cards, 0) === 13

const laysOneByOne = (form: Form): boolean => programOf(form).steps.some(step => step.do === 'place')

const down = (seat: Seat) => ({ seat, face: 'down' }) as const

/** How many cards a player should have set by now; 0 where hands are set at once. */
const cardsSet = (deal: Deal, player: Player): number => {
  const { steps } = programOf(deal.form)
  const asked = deal.asked && player.answered ? deal.step + 1 : deal.step
  const laid = steps.slice(0, asked).reduce((cards, step) => cards + (step.do === 'place' ? step.cards : 0), 0)
  const all = deal.form.rows?.rows.reduce((cards, row) => cards + row.cards, 0) ?? 0
  return laid > 0 && player.fantasyland > 0 ? all : laid
}
