import { type Chance, seeded, shuffled } from '../cards/shuffle.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { DrillWords } from '../words/drill-words.ts'
import { drillWords } from '../words/english/drill-words.ts'
import { askedOf } from './asked.ts'
import type { Drill } from './drill.ts'
import { mixed } from './mixed.ts'

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jim', 'Kay', 'Lee', 'Max', 'Ned', 'Ola', 'Pat', 'Quin', 'Ray', 'Sue', 'Tom', 'Una', 'Vic', 'Wes', 'Xia', 'Yan', 'Zoe'] // biome-ignore format: names

/** A seat is free: whose name is called? */
export const listDrill = (book: BookId, seed: string, { lists: words }: DrillWords = drillWords): Drill | null => {
  const chance = seeded(seed)
  const names = [...shuffled(NAMES, chance)]
  const list = names.splice(0, 3 + chance(3))
  const away = list.filter(() => chance(3) === 0)
  const players = names.splice(0, 8)
  const scenario = {
    floor: {
      book,
      now: '20:00',
      games: [{ game: '10-20 hold’em', limit: '10-20', list }],
      tables: [{ table: 'T1', players: [...players, null] }],
      people: away.map(player => ({ player, where: 'away' })),
    },
  }
  const found = askedOf(scenario, 'next 10-20 hold’em')
  if (found === null || typeof found.player !== 'string') return null
  return {
    key: `lists ${book} ${list.join(',')} ${away.join(',')}`,
    area: 'lists',
    about: words.about(list.map(name => ({ name, away: away.includes(name) }))),
    asks: words.asks,
    ...mixed(
      [found.player],
      shuffled(
        list.filter(name => name !== found.player),
        chance,
      ),
      chance,
    ),
    why: words.why(found.player),
    rules: found.rules.length > 0 ? found.rules : ['rrp/2/seating/1'],
    table: { seats: 9, players: players.map((_, i) => ({ seat: i + 1 })), boards: [], pot: 0 },
  }
}

/** A seat opens at the main game: who comes from the must-move? */
export const mustMoveDrill = (
  book: BookId,
  seed: string,
  { mustMove: words }: DrillWords = drillWords,
): Drill | null => {
  const chance = seeded(seed)
  const names = [...shuffled(NAMES, chance)]
  const main = names.splice(0, 8)
  const feeder = names.splice(0, 4 + chance(4))
  const sat = shuffled(feeder, chance)
  const scenario = {
    floor: {
      book,
      now: '20:00',
      games: [{ game: '10-20 hold’em', limit: '10-20' }],
      tables: [
        { table: 'Main', players: [...main, null] },
        { table: 'Must-move', players: feeder.map(() => null), feeds: ['Main'] },
      ],
      happens: sat.map((player, i) => ({
        at: `20:0${i}`,
        type: 'Sit',
        player,
        table: 'Must-move',
        seat: feeder.indexOf(player) + 1,
      })),
    },
  }
  const found = askedOf(scenario, 'main Main')
  if (found === null || typeof found.player !== 'string') return null
  return {
    key: `must-move ${book} ${main.join('')} ${sat.join(',')}`,
    area: 'must-move',
    about: words.about(sat),
    asks: words.asks,
    ...mixed(
      [found.player],
      [sat.at(-1)!, feeder[0]!, ...shuffled(sat, chance)].filter(name => name !== found.player),
      chance,
    ),
    why: words.why(found.player),
    rules: found.rules.length > 0 ? found.rules : ['rrp/2/seating/11'],
    table: { seats: 9, players: main.map((_, i) => ({ seat: i + 1 })), boards: [], pot: 0 },
  }
}

/** Tables of an event are uneven: who moves? */
export const balanceDrill = (
  book: BookId,
  seed: string,
  { balancing: words }: DrillWords = drillWords,
): Drill | null => {
  const chance = seeded(seed)
  const names = [...shuffled(NAMES, chance)]
  const full = 7 + chance(2)
  const short = full - 3
  const table = (number: number, count: number) => {
    const chairs = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], chance)
      .slice(0, count)
      .sort((a, b) => a - b)
    const at = chance(count)
    const spot = (by: number): number => chairs[(at + by) % count]!
    return {
      table: number,
      button: spot(0),
      small: spot(1),
      big: spot(2),
      seats: Object.fromEntries(chairs.map(seat => [seat, names.shift()!])),
    }
  }
  const tables = [table(1, full), table(2, short)]
  const scenario = {
    book,
    tournament: { seats: 9, levels: ['50-100', '100-200'], tables },
  }
  const found = askedOf(scenario, 'moves')
  const [move] =
    (found?.moves as
      | readonly { readonly player: string; readonly to: { readonly table: number; readonly seat: number } }[]
      | undefined) ?? []
  if (found === null || move === undefined) return null
  const sitting = Object.values(tables[0]!.seats)
  return {
    key: `balancing ${book} ${JSON.stringify(tables)}`,
    area: 'balancing',
    about: words.about(tables),
    asks: words.asks,
    ...mixed([move.player], near(sitting, move.player, chance), chance),
    why: words.why(move.player, move.to.table, move.to.seat),
    rules: found.rules,
    table: {
      seats: 9,
      players: Object.keys(tables[0]!.seats).map(seat => ({
        seat: Number(seat),
        button: Number(seat) === tables[0]!.button,
        hot: Number(seat) === tables[0]!.big,
      })),
      boards: [],
      pot: 0,
    },
  }
}

const near = (sitting: readonly string[], who: string, chance: Chance): readonly string[] =>
  shuffled(
    sitting.filter(name => name !== who),
    chance,
  ).slice(0, 2 + chance(2))
