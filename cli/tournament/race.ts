import { BOOKS, type Card, isCard } from '@cardroom/engine'
import {
  byName,
  fields,
  isProblem,
  known,
  listOf,
  may,
  oneOf,
  type Problem,
  problemIn,
  said,
  type TypeOf,
  whole,
} from '@cardroom/engine/kinds'
import { rulebookOf } from '@cardroom/engine/rulebooks'
import { type Race, raceOff } from '@cardroom/engine/tournament'
import { Command } from 'commander'
import { answerLines } from '../lines.ts'
import { wrong } from '../problems.ts'

/** `cardroom tournament race`: a filter that says who gets which chips of a race, a line for a line. */
export const raceCommand = (): Command =>
  new Command('race')
    .summary('who gets the new chips of a chip race, line by line')
    .description('Read chip races as JSON, one per line, and print how many new chips each seat gets and who’s out.')
    .option('--json', 'accepted, but the answer is always JSON')
    .addHelpText('after', HELP)
    .action(() => answerLines(raceAnswer))

type RaceAnswer = { readonly gets: Readonly<Record<string, number>>; readonly out: readonly number[] }

/** What comes of one race: how many new chips each seat gets, and who has nothing left. */
export const raceAnswer = (input: unknown): RaceAnswer | Problem => {
  const off = problemIn(RACE, input)
  if (off !== null) return off
  const line = input as TypeOf<typeof RACE>
  const race = raceIn(line)
  if (isProblem(race)) return race
  const { gets, out } = raceOff(race, rulebookOf(line.book ?? 'rrp'))
  return { gets: Object.fromEntries(gets), out }
}

const SEATS = '^[1-9]\\d?$'

const RACE = said(
  'an object with book, need, odd, cards, broke',
  fields({
    book: may(oneOf(...BOOKS)),
    need: said('how many small chips make a new one', whole(2)),
    odd: said('small chips by seat: {"1": 3, "2": 2}', byName(whole(0), SEATS)),
    cards: may(
      said(
        'lists of cards by seat: {"1": ["As", "Td"]}',
        byName(listOf(known<Card>(isCard, 'a card such as As')), SEATS),
      ),
    ),
    broke: may(listOf(whole(1))),
  }),
)

const raceIn = ({ need, odd, cards = {}, broke = [] }: TypeOf<typeof RACE>): Race | Problem => {
  const [chips, drawn] = [bySeat(odd), bySeat(cards)]
  for (const [seat, count] of chips) {
    if (count >= need) return wrong(`odd.${seat}`, 'too-many-odd-chips', { count, most: need - 1 })
    if ((drawn.get(seat)?.length ?? 0) !== count) {
      return wrong('cards', 'odd-chips-without-cards', { seat, count })
    }
  }
  const all = [...drawn.values()].flat()
  if (new Set(all).size !== all.length) return wrong('cards', 'a-card-twice')
  if (!broke.every(seat => chips.has(seat))) return wrong('broke', 'no-odd-chips', { seats: [...chips.keys()] })
  return { need, odd: chips, cards: drawn, broke }
}

const bySeat = <T>(named: Readonly<Record<string, T>>): ReadonlyMap<number, T> =>
  new Map(Object.entries(named).map(([seat, value]) => [Number(seat), value]))

const HELP = `
Example:
  echo '{"book":"rrp","need":4,"odd":{"1":3,"2":2,"3":1},"cards":{"1":["Kd","9d","2c"],"2":["As","3h"],"3":["9c"]},"broke":[]}' \\
    | cardroom tournament race

need is how many small chips make a new one, odd is how many each seat has left over, cards has one card for each of
them, and broke lists the seats that have nothing else. The answer is {"gets": {seat: new chips}, "out": [seats]}; a line that can't be read is
answered with {"error"}.
`
