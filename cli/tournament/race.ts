import { BOOKS, type BookId, type Card, isCard } from '@cardroom/engine'
import { rulebookOf } from '@cardroom/engine/rulebooks'
import { type Race, raceOff } from '@cardroom/engine/tournament'
import { Command } from 'commander'
import { answerLines, Unusable } from '../lines.ts'

/** `cardroom tournament race`: a filter that says who gets which chips of a race, a line for a line. */
export const raceCommand = (): Command =>
  new Command('race')
    .summary('who gets the new chips of a chip race, line by line')
    .description('Read chip races as JSON, one per line, and tell how many new chips each seat gets and who is out.')
    .option('--json', 'accepted for symmetry: the answer is always JSON')
    .addHelpText('after', HELP)
    .action(() => answerLines(raceAnswer))

/** What comes of one race: how many new chips each seat gets, and who has nothing left. */
export const raceAnswer = (
  told: unknown,
): { readonly gets: Readonly<Record<string, number>>; readonly out: readonly number[] } => {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) throw new Unusable('a race is a JSON object')
  const { book = 'rrp' } = told as Told
  if (!BOOKS.some(id => id === book)) throw new Unusable(`book: accepted are ${BOOKS.join(', ')}`)
  const race = raceIn(told as Told)
  if (typeof race === 'string') throw new Unusable(race)
  const { gets, out } = raceOff(race, rulebookOf(book as BookId))
  return { gets: Object.fromEntries(gets), out }
}

type Told = Readonly<Record<string, unknown>>

const raceIn = ({ need, odd, cards, broke = [] }: Told): Race | string => {
  if (!isCount(need, 2)) return 'need: how many small chips make a new one, 2 or more'
  const chips = bySeat(odd, value => (isCount(value, 0) && value < need ? value : null))
  if (chips === null) return `odd: small chips by seat, each 0 to ${need - 1}`
  const drawn = bySeat(cards ?? {}, value => (Array.isArray(value) && value.every(isCard) ? (value as Card[]) : null))
  if (drawn === null) return 'cards: lists of cards by seat, such as {"1": ["As", "Td"]}'
  const all = [...drawn.values()].flat()
  if (new Set(all).size !== all.length) return 'cards: a card is there twice'
  for (const [seat, count] of chips)
    if ((drawn.get(seat)?.length ?? 0) !== count) return `cards: seat ${seat} has a card for each odd chip: ${count}`
  if (!(Array.isArray(broke) && broke.every(seat => chips.has(seat as number)))) return 'broke: a list of these seats'
  return { need, odd: chips, cards: drawn, broke: broke as number[] }
}

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least

const bySeat = <T>(told: unknown, read: (value: unknown) => T | null): ReadonlyMap<number, T> | null => {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return null
  const seats = new Map<number, T>()
  for (const [seat, value] of Object.entries(told)) {
    const it = read(value)
    if (!/^[1-9]\d?$/.test(seat) || it === null) return null
    seats.set(Number(seat), it)
  }
  return seats
}

const HELP = `
Example:
  echo '{"book":"rrp","need":4,"odd":{"1":3,"2":2,"3":1},"cards":{"1":["Kd","9d","2c"],"2":["As","3h"],"3":["9c"]},"broke":[]}' \\
    | cardroom tournament race

need is how many small chips make a new one, odd how many each seat has over, cards one card for each of them, broke the
seats that have nothing else. The answer is {"gets": {seat: new chips}, "out": [seats]}; a line that can't be read is
answered with {"error"}.
`
