import { type Card, codeOf } from '../../cards/card.ts'
import { rowHand, rowValue } from '../../deal/chinese/row-hand.ts'
import { type Deal, potTotal } from '../../deal/deal.ts'
import type { DealEvent, PotAwarded, Taken } from '../../deal/events.ts'
import { handValue, held, nameOfHand, playingCards } from '../../deal/showdown/hand-value.ts'
import { holdings } from '../../deal/showdown/holding.ts'
import type { Form } from '../../forms/form.ts'
import { rankings } from '../../ranking/rankings.ts'
import {
  EXAMPLE_SEATS,
  type Example,
  type ExampleCard,
  type ExampleHand,
  type ExampleRows,
  type ExampleStreet,
  type ExampleWin,
} from './example.ts'
import { exampleStakes, playExample } from './play-example.ts'

/** Plays the example of a form with a seed, and tells it street by street. */
export const readExample = (form: Form, seed: number): Example => {
  const seen: Seen[] = []
  const table = playExample(form, seed, ({ deal, log }, before, street) => {
    if (street !== null) note(seen, deal, street, log.slice(before))
  })
  const { deal, log } = table
  return {
    stakes: exampleStakes(form),
    seats: [...new Set(deal.players.map(({ seat }) => seat))].toSorted((a, b) => a - b),
    posts: log.filter(({ type }) => type === 'Posted'),
    streets: seen.map((it, i) => streetSeen(form, it, seen[i - 1], seen[i + 1])),
    wins: deal.awards.filter(({ hands }) => hands.length > 0 && form.rows === undefined).flatMap(it => wonIn(deal, it)),
    taken: takenBy(deal.awards),
    laid: form.rows === undefined ? [] : rowsLaid(deal),
    scores: log.filter(event => event.type === 'PointsScored'),
  }
}

const takenBy = (awards: readonly PotAwarded[]): readonly Taken[] => {
  const sums = new Map<number, number>()
  for (const { seat, amount } of awards.flatMap(({ to }) => to)) sums.set(seat, (sums.get(seat) ?? 0) + amount)
  return [...sums].map(([seat, amount]) => ({ seat, amount }))
}

/** What is known of a street while it is played. */
type Seen = { readonly name: string; look: Look; readonly events: DealEvent[] }
type Look = Pick<ExampleStreet, 'holds' | 'pot'> & {
  readonly down: readonly Card[]
  readonly up: readonly Card[]
  readonly rows: readonly (readonly Card[])[]
  readonly boards: readonly (readonly Card[])[]
}

const note = (seen: Seen[], deal: Deal, name: string, events: readonly DealEvent[]): void => {
  const last = seen.at(-1)
  if (last?.name !== name) {
    seen.push({ name, look: lookAt(deal), events: [...events] })
    return
  }
  last.events.push(...events)
  last.look = lookAt(deal)
}

const lookAt = (deal: Deal): Look => {
  const { down, up, rows } = deal.players.find(({ seat, hand }) => seat === EXAMPLE_SEATS.you && hand === 0)!
  return {
    down: [...down],
    up: [...up],
    rows: rows.map(row => [...row]),
    boards: deal.boards.map(board => [...board]),
    holds: holdings(deal, EXAMPLE_SEATS.you),
    pot: potTotal(deal),
  }
}

const streetSeen = (
  form: Form,
  { name, look, events }: Seen,
  before: Seen | undefined,
  next: Seen | undefined,
): ExampleStreet => {
  const had = new Set([before?.look.down, before?.look.up, before?.look.rows.flat()].flatMap(cards => cards ?? []))
  const onBoards = new Set(before?.look.boards.flat())
  const gone = new Set(next === undefined ? [] : discardsIn(next.events))
  const shown = (card: Card, isUp: boolean, old: ReadonlySet<Card>): ExampleCard => ({
    card,
    isNew: before !== undefined && !old.has(card),
    isUp,
    goes: gone.has(card),
  })
  return {
    name,
    own: [...look.down.map(card => shown(card, false, had)), ...look.up.map(card => shown(card, true, had))],
    rows: look.rows.map(row => row.map(card => shown(card, true, had))),
    boards: look.boards.map(board => board.map(card => shown(card, true, onBoards))),
    holds: look.holds,
    pot: look.pot,
    acts: events.filter(({ type }) => ACTS.has(type) && !(type === 'Discarded' && mustDiscard(form, name))),
  }
}

/** Where everyone must throw cards away and none are replaced, that is no act of theirs. */
const mustDiscard = ({ streets }: Form, name: string): boolean =>
  streets.some(it => it.name === name && it.steps.some(step => step.do === 'discard'))

const ACTS: ReadonlySet<DealEvent['type']> = new Set<DealEvent['type']>([
  'BroughtIn',
  'Folded',
  'Checked',
  'Called',
  'Bet',
  'Completed',
  'Raised',
  'Discarded',
  'TurnedUp',
  'KeptDown',
  'BoardStruck',
])

const discardsIn = (events: readonly DealEvent[]): readonly Card[] =>
  events.flatMap(event => (event.type === 'Discarded' && event.seat === EXAMPLE_SEATS.you ? event.cards : []))

/** The hands that were shown for a part of the pot; one hand that took several parts stands in each. */
const wonIn = (deal: Deal, { share, amount, to }: PotAwarded): readonly ExampleWin[] =>
  deal.form.pot
    .filter(({ name }) => share === 'all' || name === share)
    .map(part => {
      const common = deal.boards.map(board => board.map(codeOf))
      const hands = deal.players
        .filter(({ folded, shown }) => !folded && shown !== 'mucked')
        .map(({ seat, down, up }): ExampleHand & { readonly value: number } => {
          const hand = held(down, up)
          const value = handValue(part, hand, common)
          const playing = new Set(value === 0 ? [] : playingCards(part, hand, common)[0])
          const at = boardOf(deal, part, hand, common)
          return {
            seat,
            value,
            own: [...down, ...up].map(card => ({ card, plays: playing.has(codeOf(card)) })),
            board: part.from === 'own' ? [] : at.map(card => ({ card, plays: playing.has(codeOf(card)) })),
            name: nameOfHand(part, hand, common, value),
            won: to.find(it => it.seat === seat)?.amount ?? 0,
          }
        })
        .toSorted((a, b) => b.won - a.won || b.value - a.value)
      return { share: part.name, amount, hands: hands.map(({ value: _, ...hand }) => hand) }
    })

/** The board that a hand is made with: the part's own, or the better one. */
const boardOf = (
  { boards }: Deal,
  part: Form['pot'][number],
  hand: ReturnType<typeof held>,
  common: readonly (readonly number[])[],
): readonly Card[] => {
  if (part.board !== 'best') return boards[part.board ?? 0] ?? []
  const best = common.map(board => handValue({ ...part, board: 0 }, hand, [board as never]))
  return boards[best.indexOf(Math.max(...best))] ?? []
}

const rowsLaid = (deal: Deal): readonly ExampleRows[] =>
  deal.players
    .filter(({ folded, hand }) => !folded && hand === 0)
    .map(({ seat, rows }) => ({
      seat,
      rows: deal.form.rows!.rows.map((row, i) => {
        const cards = rows[i] ?? []
        const board = deal.boards[0] ?? []
        const codes = rowValue(row, cards, board) === 0 ? cards.map(codeOf) : rowHand(row, cards, board)
        return { name: row.name, cards, holds: rankings[row.ranking].nameOf(codes) }
      }),
    }))
