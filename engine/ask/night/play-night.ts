import { isProblem, type Misread, type Problem, problemAt } from '../../kinds/problem.ts'
import { type DealOutcome, nothingHappened } from '../../table/deals/outcome.ts'
import type { TableEvent } from '../../table/events.ts'
import type { TableOrder } from '../../table/orders.ts'
import type { Table } from '../../table/table.ts'
import { evolveTable, tableDecider } from '../../table/table-decider.ts'
import { minutes } from '../../table/time.ts'
import { misread } from '../problems.ts'
import type { NightSetup } from './read-night.ts'
import type { NightAct } from './read-night-act.ts'

/** An act and what came of it: events, or why it was refused. A refused act changes nothing, and the rest goes on. */
export type NightHappened = {
  readonly at: string
  readonly said: string
  readonly events: readonly TableEvent[]
  readonly refused: Misread | null
}

/** A table after all that the scenario says. */
export type NightCourse = { readonly table: Table; readonly now: number; readonly happened: readonly NightHappened[] }

/** Puts a table up as it is written, deals the last deal if there was one, and lets happen what happened since. */
export const playNight = (setup: NightSetup): NightCourse | Problem => {
  const opened = openAsWritten(setup)
  if (isProblem(opened)) return opened
  let { table } = opened
  let now = minutes(5)
  const happened: NightHappened[] = []
  for (const act of setup.acts) {
    now += act.does === 'wait' ? minutes(act.minutes) : act.does === 'deal' ? minutes(2) : 1000
    const done = doneAt(table, act, now, setup)
    if (!isProblem(done)) table = done.table
    happened.push({
      at: act.at,
      said: act.said,
      events: isProblem(done) ? [] : done.events,
      refused: isProblem(done) ? done : null,
    })
  }
  return { table, now, happened }
}

type Done = { readonly table: Table; readonly events: readonly TableEvent[] }

/** The table with those who sat in the last deal; with a button, that deal has been dealt. */
const openAsWritten = ({ placard, sitting, button }: NightSetup): Done | Problem => {
  const cited = { at: 0, rules: [] } as const
  let table = evolveTable(undefined, { type: 'TableOpened', placard, ...cited })
  for (const { seat, player, chips } of sitting) {
    const orders: readonly TableOrder[] = [
      { type: 'TakeSeat', player, seat, at: 0 },
      { type: 'BuyIn', player, chips, at: 0 },
    ]
    for (const order of orders) {
      const done = given(table, order)
      if (isProblem(done)) return problemAt(`night.seats["${seat}"]`, done)
      table = done.table
    }
  }
  if (button === null) return { table, events: [] }
  const last = dealt({ ...table, firstButton: button }, minutes(1), null)
  if (isProblem(last)) return problemAt('night.button', last, button)
  // a game that was going on is no new game: the blinds have been everywhere
  return { ...last, table: { ...last.table, unreached: [] } }
}

/** One order, decided and recorded. */
const given = (table: Table, order: TableOrder): Done | Misread => {
  const outcome = tableDecider.carryOut(table, order)
  if (outcome.ok) return { table: outcome.state, events: outcome.events }
  const { rules } = outcome.refusal
  return { ...misread('table-refuses', { refusal: outcome.refusal }), ...(rules === undefined ? {} : { rules }) }
}

const inTurn = (table: Table, orders: readonly TableOrder[]): Done | Misread => {
  let done: Done = { table, events: [] }
  for (const order of orders) {
    const next = given(done.table, order)
    if (isProblem(next)) return next
    done = { table: next.table, events: [...done.events, ...next.events] }
  }
  return done
}

const doneAt = (table: Table, act: NightAct, at: number, setup: NightSetup): Done | Misread => {
  if (act.does === 'wait') return { table, events: [] }
  if (act.does === 'deal') return dealAt(table, act, at)
  if (act.does === 'draw') {
    const cards = act.cards.map(({ who, card }) => ({ player: playerAt(table, who) ?? who, card }))
    return given(table, { type: 'DrawForButton', cards, at })
  }
  if (act.does === 'sit') return sitsDown(table, act, at, setup)
  const player = playerAt(table, act.who)
  if (player === undefined) return misread('nobody-sits-there', { who: act.who, seats: seatsTaken(table) })
  switch (act.does) {
    case 'leave':
      return given(table, { type: 'Leave', player, at })
    case 'walk':
      return given(table, { type: 'WalkAway', player, at })
    case 'back':
      return given(table, { type: 'ComeBack', player, at })
    case 'straddle':
      return given(table, { type: 'SayStraddle', player, at })
    case 'kill':
      return given(table, { type: 'SayKill', player, at })
    case 'change':
      return given(table, { type: 'ChangeSeat', player, seat: act.to, at })
    case 'enter':
      return given(table, { type: 'ChooseEntry', player, wish: act.wish, at })
    case 'missed': {
      const event = { type: 'BlindsMissed', player, blinds: act.blinds, straddle: false, at, rules: [] } as const
      return { table: evolveTable(table, event), events: [event] }
    }
  }
}

const sitsDown = (
  table: Table,
  { who, chips, moved }: Extract<NightAct, { readonly does: 'sit' }>,
  at: number,
  { stacks }: NightSetup,
): Done | Misread => {
  const seat = Number(who)
  const free = table.chairs.indexOf(null) + 1
  const player = Number.isNaN(seat) ? who : newName(table, seat)
  const takes = { type: 'TakeSeat', player, seat: Number.isNaN(seat) ? free : seat, at } as const
  if (moved) return given(table, { ...takes, from: { how: 'must-move', stack: chips ?? stacks } })
  return inTurn(table, [takes, { type: 'BuyIn', player, chips: chips ?? stacks, at }])
}

/** The player who sat in this seat before may be another person. */
const newName = (table: Table, seat: number): string => {
  const name = `player ${seat}`
  return table.members.some(({ player }) => player === name) ? `new player ${seat}` : name
}

const dealAt = (table: Table, act: Extract<NightAct, { readonly does: 'deal' }>, at: number): Done | Misread => {
  const winner = act.winner === null ? null : playerAt(table, act.winner)
  if (winner === undefined) return misread('nobody-sits-there', { who: act.winner!, seats: seatsTaken(table) })
  return dealt(table, at, winner === null ? null : { winner, pot: act.pot })
}

/** A deal is dealt: nobody wins or loses anything in it, but for the pot that somebody is said to have won. */
const dealt = (
  table: Table,
  at: number,
  won: { readonly winner: string; readonly pot: number } | null,
): Done | Misread => {
  const called = given(table, { type: 'CallDeal', at })
  if (isProblem(called)) return called
  const { start, players } = called.table.deal!
  const seat = won === null ? undefined : players.find(({ player }) => player === won.winner)?.seat
  if (won !== null && seat === undefined) return misread('winner-not-dealt-in', { player: won.winner })
  const outcome: DealOutcome = {
    ...nothingHappened,
    stacks: start.seats.map(({ seat, chips }) => ({ seat, chips })),
    won: seat === undefined ? [] : [{ seat, chips: won!.pot }],
    pot: won?.pot ?? 0,
    flopSeen: won !== null,
    beyondBlinds: won?.pot ?? 0,
    lower: start.stakes.lower,
  }
  const recorded = given(called.table, { type: 'RecordDeal', outcome, at: at + 1000 })
  return isProblem(recorded) ? recorded : { table: recorded.table, events: [...called.events, ...recorded.events] }
}

/** Who is meant: the player in a seat, or somebody by their name. */
export const playerAt = (table: Table, who: string): string | undefined => {
  const seat = Number(who)
  if (!Number.isNaN(seat)) return table.chairs[seat - 1] ?? undefined
  return table.members.find(({ player, seat: held }) => held !== null && player.toLowerCase() === who.toLowerCase())
    ?.player
}

const seatsTaken = (table: Table): readonly number[] =>
  table.chairs.flatMap((player, i) => (player === null ? [] : [i + 1]))
