import type { Chips } from '../../deal/chips.ts'
import { bombPot } from '../../forms/bomb-pot.ts'
import type { DealPlan } from '../deals/plan.ts'
import { bookOf, memberOf } from '../draft.ts'
import { mostDealtIn } from '../mixes/most-dealt-in.ts'
import type { Present } from '../people/who-can-play.ts'
import type { PlayerId } from '../player.ts'
import type { Places, Table } from '../table.ts'

/** The next deal as a bomb pot, if everybody has said whether they play it and enough do; otherwise null. */
export const bombPotDue = (table: Table, present: Present, places: Places): DealPlan | null => {
  const wanted = agreedOn(table, present)
  if (wanted === null || table.carried.chips > 0) return null
  const part = table.placard.parts[table.rotation.part]!
  const bomb = bombPot(part.form)
  if (!bomb.ok) return null
  const { form } = bomb
  const { players } = wanted
  if (players.length < form.seats.least) return null
  if (players.length > mostDealtIn(form, bookOf(table))) return null
  const { rules } = bookOf(table).buttonMovesOnBombPot
  const dealtIn = players.map(player => memberOf(table, player)!.seat!)
  const out = present.players.filter(player => !players.includes(player))
  return {
    part: { form, stakes: { ...part.stakes, ante: wanted.ante, antes: 'each' } },
    places,
    dealtIn,
    posts: dealtIn.map(seat => ({ seat, kind: 'ante', amount: wanted.ante })),
    out: [...present.out, ...out.map(player => ({ player, why: 'bomb-pot', rules }) as const)],
  }
}

type Wanted = { readonly players: readonly PlayerId[]; readonly ante: Chips }

/** Who plays it, and for which ante: those whose time it pays, or, once everybody has answered, those who said yes. */
const agreedOn = (table: Table, { players }: Present): Wanted | null => {
  const { pool } = table.time
  if (pool?.way === 'bomb-pot') {
    return { players: players.filter(player => pool.players.includes(player)), ante: anteOf(table, [pool.ante]) }
  }
  const { bombPot } = table.agreed
  if (bombPot === null) return null
  const plays = bombPot.plays.filter(({ player }) => players.includes(player))
  if (players.some(player => !bombPot.out.includes(player) && plays.every(it => it.player !== player))) return null
  return {
    players: players.filter(player => plays.some(it => it.player === player)),
    ante: anteOf(
      table,
      plays.map(({ ante }) => ante),
    ),
  }
}

/** wsop/31d: the ante, if all who named one agree; otherwise the house sets it. */
const anteOf = (table: Table, named: readonly (Chips | null)[]): Chips => {
  const antes = new Set(named.filter(ante => ante !== null))
  const always = bookOf(table).bombPotDefaultAnteApplies.is === 'always'
  return antes.size === 1 && !always ? [...antes][0]! : defaultBombAnte(table)
}

/** wsop/31e, 31f: the ante that the house sets, by the smallest blind of the game. */
export const defaultBombAnte = ({ placard, rotation }: Pick<Table, 'placard' | 'rotation'>): Chips => {
  const { blinds, ante, lower } = placard.parts[rotation.part]!.stakes
  const smallest = blinds.length > 0 ? Math.min(...blinds) : Math.max(ante, 1)
  const inMoney = smallest / placard.money
  const set = bookOf({ placard }).bombPotDefaultAnte.is.findLast(
    ({ fromSmallestBlind }) => inMoney >= fromSmallestBlind,
  )
  return set === undefined ? 2 * lower : set.ante * placard.money
}
