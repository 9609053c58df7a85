import type { Seat } from '@cardroom/engine'
import { isRecord } from '@cardroom/engine/kinds'
import { type Fault, fault } from '../problems.ts'
import type { Collected } from '../site-facts.ts'

/** Reports what's wrong with a field. */
export type Say = (field: string, of: Fault) => void

/** An amount of the file in its smallest unit. */
export type Chips = (value: unknown, field: string) => number

/** A player at the table, whether or not they're dealt in. */
export type Sitting = {
  readonly id: unknown
  readonly seat: Seat
  readonly name: string
  readonly chips: number
  readonly out: boolean
  readonly bounty?: number
}

/** The players of a hand; a seat or an id that appears twice is reported. */
export const playersIn = (value: unknown, chips: Chips, say: Say): readonly Sitting[] => {
  if (!Array.isArray(value)) {
    say('players', fault('not-a-list', { value }))
    return []
  }
  const seen: Sitting[] = []
  for (const [at, player] of (value.slice(0, 30) as readonly unknown[]).entries()) {
    const field = `players[${at}]`
    if (!isRecord(player)) {
      say(field, fault('not-an-object', { value: player }))
      continue
    }
    const { id, seat, name, starting_stack: stack, is_sitting_out: out, player_bounty: bounty } = player
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > 99) {
      say(`${field}.seat`, fault('no-such-seat', { value: seat }))
      continue
    }
    if (seen.some(other => other.seat === seat || other.id === id)) {
      say(field, fault('seat-or-id-twice'))
      continue
    }
    seen.push({
      id,
      seat,
      name: typeof name === 'string' ? name : '',
      chips: chips(stack, `${field}.starting_stack`),
      out: out === true,
      ...(typeof bounty === 'number' && bounty >= 0 && { bounty }),
    })
  }
  return seen
}

/** What was won by seat and pot by pot, after rake. */
export type Wins = {
  readonly wins: ReadonlyMap<Seat, number>
  readonly byPot: readonly Collected[]
  readonly rake: number
}

/** What the pots of a hand say that everybody won. */
export const winsIn = (value: unknown, chips: Chips, seatOf: (id: unknown, field: string) => Seat, say: Say): Wins => {
  const wins = new Map<Seat, number>()
  const byPot: Collected[] = []
  let rake = 0
  const pots: readonly unknown[] = Array.isArray(value) ? value : []
  if (!Array.isArray(value)) say('pots', fault('not-a-list', { value }))
  for (const [at, pot] of pots.entries()) {
    if (!isRecord(pot)) {
      say(`pots[${at}]`, fault('not-an-object', { value: pot }))
      continue
    }
    rake += pot.rake === undefined ? 0 : chips(pot.rake, `pots[${at}].rake`)
    const list: readonly unknown[] = Array.isArray(pot.player_wins) ? pot.player_wins : []
    for (const [i, win] of list.entries()) {
      const field = `pots[${at}].player_wins[${i}]`
      if (!isRecord(win)) {
        say(field, fault('not-an-object', { value: win }))
        continue
      }
      const seat = seatOf(win.player_id, `${field}.player_id`)
      const amount = chips(win.win_amount, `${field}.win_amount`)
      wins.set(seat, (wins.get(seat) ?? 0) + amount)
      byPot.push({ seat, pot: at, amount })
    }
  }
  return { wins, byPot, rake }
}
