import { type Card, type Deal, type DealEvent, evolve, type Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { handCalled, type Player, potsOf, potTotal, streetOf } from '@cardroom/engine/deal'
import { english, newsSay, text, withNames } from '@cardroom/engine/words'
import { nameOf, type Recorded } from '@cardroom/histories'
import { grouped } from './progress.ts'

/** A part of a deal that is shown at once: a street, with its heading and what happened on it, line by line. */
export type Step = { readonly street: string; readonly lines: readonly string[] }

/** A deal street by street in words, each with the pots and what the hands are called so far. */
export const showSteps = (recorded: Recorded, cited = false): readonly Step[] => {
  const steps: { street: string; lines: string[] }[] = []
  let deal: Deal | undefined
  for (const event of recorded.events) {
    const street = partOf(deal, event)
    const step = steps.at(-1)
    if (step === undefined || step.street !== street) {
      if (step !== undefined && deal !== undefined) step.lines.push(...standing(recorded, deal))
      steps.push({ street, lines: [] })
    }
    const after = evolve(deal, event)
    steps.at(-1)!.lines.push(...linesOf(recorded, after, event, cited))
    deal = after
  }
  return steps
}

/** The street an event belongs to; a deal begins with its seats and ends with the showdown. */
const partOf = (deal: Deal | undefined, event: DealEvent): string => {
  if (deal === undefined || event.type === 'Posted' || event.type === 'DeckShuffled') return 'the start'
  if (ENDING.has(event.type) || deal.phase !== 'streets') return 'the showdown'
  const street = streetOf(deal)
  return deal.run > 0 ? `${street}, run ${deal.run + 1}` : street
}

const ENDING: ReadonlySet<string> = new Set(['ShowdownOpened', 'AwardDue'])

/** Events that say nothing a reader would miss. */
const SILENT: ReadonlySet<string> = new Set([
  'DeckShuffled',
  'RoundOpened',
  'RoundClosed',
  'CardsAsked',
  'AwardDue',
  'RunBegun',
])

const linesOf = (recorded: Recorded, deal: Deal, event: DealEvent, cited: boolean): readonly string[] => {
  if (SILENT.has(event.type)) return []
  if (event.type === 'DealStarted') return startLines(recorded, deal)
  if (event.type === 'CardBurned' && event.card === UNKNOWN) return ['A card is burned.']
  if (event.type === 'CardsDealt') return dealtLines(recorded, event)
  const rules = cited && event.rules.length > 0 ? ` (${event.rules.join(', ')})` : ''
  return [`${newsLine(recorded, deal, event)}${rules}`]
}

const startLines = (recorded: Recorded, { form, button, players, stakes }: Deal): readonly string[] => [
  `${form.name}, ${stakes.structure.replaceAll('-', ' ')}.`,
  ...(recorded.scale > 0 ? [`Amounts are in chips of ${1 / 10 ** recorded.scale}.`] : []),
  ...players
    .filter(({ hand }) => hand === 0)
    .map(
      ({ seat, start }) =>
        `Seat ${seat}: ${nameOf(recorded, seat)}, ${grouped(start)}${seat === button ? ', on the button' : ''}.`,
    ),
]

const dealtLines = (
  recorded: Recorded,
  { seats, cards, face }: Extract<DealEvent, { type: 'CardsDealt' }>,
): readonly string[] => {
  const hands = new Map<Seat, Card[]>()
  seats.forEach((seat, at) => {
    const hand = hands.get(seat)
    if (hand === undefined) hands.set(seat, [cards[at]!])
    else hand.push(cards[at]!)
  })
  return [...hands].map(([seat, hand]) => `${nameOf(recorded, seat)} gets ${hand.join(' ')} ${face}.`)
}

/** Sentences of the engine speak of seats; here they have names. */
const newsLine = (recorded: Recorded, deal: Deal, event: DealEvent): string =>
  text(withNames(newsSay(event, deal), { seat: seat => nameOf(recorded, seat), player: id => id }), english)

/** How it stands when a street is over: the board, the pots, and what the hands are called so far. */
const standing = (recorded: Recorded, deal: Deal): readonly string[] => [
  ...deal.boards.flatMap((board, at) =>
    board.length === 0 ? [] : [`Board${deal.boards.length > 1 ? ` ${at + 1}` : ''}: ${board.join(' ')}.`],
  ),
  potLine(deal),
  ...deal.players.flatMap(player => handLine(recorded, deal, player)),
]

const potLine = (deal: Deal): string => {
  const pots = potsOf(
    deal.players.map(({ seat, paid, folded }, at) => ({ seat, paid, dead: at === 0 ? deal.dead : 0, folded })),
  )
  const parts =
    pots.length > 1
      ? ` (${pots.map(({ amount }, at) => `${at === 0 ? 'main pot' : `side pot ${at}`}: ${grouped(amount)}`).join(', ')})`
      : ''
  return `Pot: ${grouped(potTotal(deal))}${parts}.`
}

const handLine = (
  recorded: Recorded,
  { form, boards, run }: Deal,
  { seat, hand, down, up, folded }: Player,
): readonly string[] => {
  if (folded || [...down, ...up].includes(UNKNOWN)) return []
  const count = form.boards
  const called = handCalled(form, down, up, count === 0 ? boards : boards.slice(run * count, (run + 1) * count))
  if (called.length === 0) return []
  const words = called.map(it => (called.length > 1 ? `${it.share} ${it.words}` : it.words)).join('; ')
  return [`${nameOf(recorded, seat)}${hand === 1 ? ' (second hand)' : ''} has ${words}.`]
}
