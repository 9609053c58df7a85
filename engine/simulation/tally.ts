import type { Chips, Seat } from '../deal/chips.ts'
import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import type { Stakes } from '../deal/stakes.ts'
import type { Form, Structure } from '../forms/form.ts'
import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { handCategory } from './hand-category.ts'
import { netOf, type PlayedDeal } from './play-deals.ts'

/** What came of many deals. The same seed gives the same tally. */
export type Tally = {
  readonly deals: number
  readonly events: number
  /** Chips that still wait in the pot for a next deal. */
  readonly carried: Chips
  readonly seats: readonly SeatTally[]
  readonly forms: readonly FormTally[]
}

/** What came of them for one seat. */
export type SeatTally = {
  readonly seat: Seat
  /** Won or lost over all deals together. */
  readonly won: Chips
  /** Deals that the seat came out of with more than it began. */
  readonly dealsWon: number
  readonly biggestWin: Chips
  readonly biggestLoss: Chips
}

/** What came of the deals of one form at one structure. */
export type FormTally = {
  readonly form: string
  readonly name: string
  readonly structure: Structure | null
  readonly stakes: Stakes
  readonly deals: number
  readonly events: number
  readonly endings: Readonly<Record<Ending, number>>
  /** In how many deals each street was reached. */
  readonly streets: Readonly<Record<string, number>>
  /** Winning hands of the main pots by share and kind. */
  readonly hands: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The chips of all pots together, and of the biggest. */
  readonly allPots: Chips
  readonly biggestPot: Chips
  /** In how many deals each of these happened. */
  readonly with: Readonly<Record<Happening, number>>
}

/** How a deal ends: one is left, hands are shown, the blinds go back, the antes stay for the next deal, points are paid. */
export const ENDINGS = ['folded', 'showdown', 'chopped', 'carried', 'points'] as const
/** One of the ways in which a deal ends. */
export type Ending = (typeof ENDINGS)[number]

/** What is worth counting in a deal. */
export const HAPPENINGS = [
  'busts',
  'sidePots',
  'splitPots',
  'oddChips',
  'runOuts',
  'reshuffles',
  'commonCard',
  'scoops',
  'fantasyland',
] as const
/** One of the things that are counted. */
export type Happening = (typeof HAPPENINGS)[number]

/** The tally before the first deal. */
export const emptyTally = (players: number): Tally => ({
  deals: 0,
  events: 0,
  carried: 0,
  seats: Array.from({ length: players }, (_, i) => ({
    seat: i + 1,
    won: 0,
    dealsWon: 0,
    biggestWin: 0,
    biggestLoss: 0,
  })),
  forms: [],
})

/** The tally with one deal more. */
export const counted = (tally: Tally, played: PlayedDeal): Tally => {
  if (!Array.isArray(tally?.forms) || !Array.isArray(tally.seats))
    throw wrongArgument('tally', tally, 'a tally such as emptyTally(6)')
  if (!isRecord(played) || !Array.isArray(played.log))
    throw wrongArgument('played', played, 'a deal as playDeals gives it')
  const { deal, log, structure } = played
  const net = netOf(deal)
  const at = tally.forms.findIndex(it => it.form === deal.form.id && it.structure === structure)
  const before = tally.forms[at] ?? emptyForm(deal.form, structure, deal.stakes)
  const after = formCounted(before, deal, log)
  return {
    deals: tally.deals + 1,
    events: tally.events + log.length,
    carried: tally.carried + deal.carried - deal.inherited,
    seats: tally.seats.map(seat => seatCounted(seat, net.get(seat.seat) ?? 0)),
    forms: at < 0 ? [...tally.forms, after] : tally.forms.with(at, after),
  }
}

const seatCounted = ({ seat, won, dealsWon, biggestWin, biggestLoss }: SeatTally, net: Chips): SeatTally => ({
  seat,
  won: won + net,
  dealsWon: dealsWon + (net > 0 ? 1 : 0),
  biggestWin: Math.max(biggestWin, net),
  biggestLoss: Math.max(biggestLoss, -net),
})

const emptyForm = (form: Form, structure: Structure | null, stakes: Stakes): FormTally => ({
  form: form.id,
  name: form.name,
  structure,
  stakes,
  deals: 0,
  events: 0,
  endings: { folded: 0, showdown: 0, chopped: 0, carried: 0, points: 0 },
  streets: Object.fromEntries(form.streets.map(({ name }) => [name, 0])),
  hands: Object.fromEntries(form.pot.map(({ name }) => [name, {}])),
  allPots: 0,
  biggestPot: 0,
  with: Object.fromEntries(HAPPENINGS.map(name => [name, 0])) as Record<Happening, number>,
})

const formCounted = (tally: FormTally, deal: Deal, log: readonly DealEvent[]): FormTally => {
  const pot = potOf(deal)
  const ending = endingOf(deal, log)
  return {
    ...tally,
    deals: tally.deals + 1,
    events: tally.events + log.length,
    endings: { ...tally.endings, [ending]: tally.endings[ending] + 1 },
    streets: raised(tally.streets, streetsReached(deal)),
    hands: handsCounted(tally.hands, deal),
    allPots: tally.allPots + pot,
    biggestPot: Math.max(tally.biggestPot, pot),
    with: raised(tally.with, happenings(deal, log)),
  }
}

/** Each of these names counted once more. */
const raised = <K extends string>(counts: Readonly<Record<K, number>>, names: readonly K[]): Record<K, number> => {
  const more: Record<K, number> = { ...counts }
  for (const name of names) more[name] = (more[name] ?? 0) + 1
  return more
}

const potOf = (deal: Deal): Chips => deal.awards.reduce((sum, { amount }) => sum + amount, deal.carried)

const endingOf = (deal: Deal, log: readonly DealEvent[]): Ending => {
  if (deal.form.rows && !deal.form.rows.forThePot) return 'points'
  if (log.some(({ type }) => type === 'PotCarried')) return 'carried'
  if (log.some(({ type }) => type === 'BlindsChopped')) return 'chopped'
  return deal.players.filter(({ folded }) => !folded).length > 1 ? 'showdown' : 'folded'
}

const streetsReached = ({ form, step }: Deal): readonly string[] => {
  const names = new Set<string>()
  let at = 0
  for (const { name, steps } of form.streets) {
    if (at <= step) names.add(name)
    at += steps.length
  }
  return [...names]
}

const handsCounted = (hands: FormTally['hands'], { awards }: Deal): FormTally['hands'] => {
  let more = hands
  for (const { pot, share, hands } of awards) {
    if (pot > 0 || hands.length === 0) continue
    more = { ...more, [share]: raised(more[share] ?? {}, hands.map(handCategory)) }
  }
  return more
}

const happenings = (deal: Deal, log: readonly DealEvent[]): readonly Happening[] => {
  const there: Readonly<Record<Happening, boolean>> = {
    busts: deal.players.some(({ hand, stack }) => hand === 0 && stack === 0),
    sidePots: deal.awards.some(({ pot }) => pot > 0),
    splitPots: deal.awards.some(({ to }) => to.length > 1),
    oddChips: deal.awards.some(({ oddChips }) => oddChips.length > 0),
    runOuts: deal.runs > 1,
    reshuffles: log.some(({ type }) => type === 'Reshuffled'),
    commonCard: log.some(({ type }) => type === 'CommonCardDue'),
    scoops: log.some(event => event.type === 'PointsScored' && event.scoop !== 0),
    fantasyland: deal.players.some(({ fantasyland }) => fantasyland > 0),
  }
  return HAPPENINGS.filter(name => there[name])
}
