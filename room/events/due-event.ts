import type { Time } from '@cardroom/engine/table'
import {
  forfeitDue,
  levelNow,
  mayStillBuy,
  prizesOf,
  type Tournament,
  type TournamentOrder,
  tablesHeldUp,
} from '@cardroom/engine/tournament'
import type { DirectorOrder } from '../protocol/events.ts'
import type { Timeless } from './course.ts'
import { type Held, runOf } from './held.ts'

/** Something that the room does in an event by itself, and when: an order of the engine, or one for which it draws. */
export type EventDue = {
  readonly at: Time
  readonly order:
    | Timeless<Extract<TournamentOrder, { readonly type: 'Tick' | 'StartDeal' }>>
    | DirectorOrder
    | { readonly type: 'SealEnvelopes' }
}

/** How long players see the end of a hand before the next one begins, in milliseconds. */
const PAUSE = { human: 3500, instant: 10 } as const
/** How long an event that runs itself waits for a rebuy of the last who went out. */
const LAST_REBUY = 60_000

/** What the room itself has to do next in an event as it stands; null while it waits for people or tables. */
export const dueInEvent = (held: Held, now: Time): EventDue | null => {
  const { tournament } = held
  if (tournament.phase === 'entries') return startDue(held, now)
  if (tournament.phase === 'ended') return envelopeDue(held)
  if (tournament.phase !== 'playing') return null
  const all = [
    sealDue(tournament, now),
    envelopeDue(held),
    clockDue(held),
    absenceDue(held),
    ...(hasNoDirector(held) ? directorDue(held, now) : []),
    dealDue(held, now),
  ]
  return all.filter(due => due !== null).reduce<EventDue | null>((a, b) => (a !== null && a.at <= b.at ? a : b), null)
}

/** An event that nobody starts by hand needs no director either: tables break and are balanced by themselves. */
export const hasNoDirector = ({ start }: Pick<Held, 'start'>): boolean => start.when !== 'director'

/** It starts when full, or at its time if two have entered; without them it is called off. */
const startDue = ({ start, tournament }: Held, now: Time): EventDue | null => {
  const entered = tournament.entrants.filter(({ status }) => status === 'entered').length
  if (start.when === 'full') return entered >= start.players ? { at: now, order: { type: 'StartPlay' } } : null
  if (start.when !== 'time') return null
  return entered < 2
    ? { at: start.at, order: { type: 'Cancel', reason: 'fewer than two players entered' } }
    : { at: start.at, order: { type: 'StartPlay' } }
}

/** Mystery bounties are sealed as soon as nobody can buy in any more. */
const sealDue = (tournament: Tournament, now: Time): EventDue | null =>
  tournament.plan.bounty?.kind === 'mystery' &&
  tournament.envelopes === null &&
  !mayStillBuy(tournament, levelNow(tournament, now))
    ? { at: now, order: { type: 'SealEnvelopes' } }
    : null

/** Bots open their envelopes at once; for people the room does it if they haven't after a minute. */
const envelopeDue = ({ tournament: { envelopes }, people }: Held): EventDue | null => {
  const due = (envelopes?.owed ?? []).map(({ player, since }): EventDue => {
    const isBot = people.some(it => it.player === player && it.bot !== null)
    return { at: isBot ? since : since + UNOPENED, order: { type: 'OpenEnvelope', player } }
  })
  return due.reduce<EventDue | null>((a, b) => (a !== null && a.at <= b.at ? a : b), null)
}
const UNOPENED = 60_000

/** A level or a break runs out. */
const clockDue = ({ tournament: { clock, levels } }: Held): EventDue | null => {
  const { since, left, level, onBreak } = clock
  const isLast = level >= levels.length && !onBreak
  return since === null || left === null || isLast ? null : { at: since + left, order: { type: 'Tick' } }
}

/** Somebody has been away for too long. */
const absenceDue = ({ tournament }: Held): EventDue | null => {
  const at = forfeitDue(tournament)
  return at === null ? null : { at, order: { type: 'Tick' } }
}

const isIdle = (tables: Tournament['tables'], table: number | null): boolean =>
  tables.find(it => it.table === table)?.dealing === null

/** What a director would do: draw for buttons, balance, go hand for hand before the money, end it. */
const directorDue = ({ tournament, run, runs }: Held, now: Time): readonly (EventDue | null)[] => {
  const left = tournament.entrants.filter(({ status }) => status === 'playing').length
  const held = tablesHeldUp(tournament)
  if (held.length > 0)
    return [held.every(table => isIdle(tournament.tables, table)) ? { at: now, order: { type: 'Balance' } } : null]
  if (left < 2) return [{ at: (tournament.outs.at(-1)?.at ?? now) + LAST_REBUY, order: { type: 'Finish' } }]
  const button = tournament.tables.find(table => table.button === null && table.deals === 0)
  const bubble = left === prizesOf(tournament).length + 1 && tournament.tables.length > 1
  const allDealt = tournament.tables.every(({ table }) => runOf({ run, runs }, table) === 'dealt')
  return [
    button === undefined ? null : { at: now, order: { type: 'DrawButton', table: button.table } },
    bubble !== tournament.handForHand && allDealt ? { at: now, order: { type: 'HandForHand', on: bubble } } : null,
  ]
}

/** The next hand at a table that software deals. */
const dealDue = (held: Held, now: Time): EventDue | null => {
  const { tournament, deals, pace } = held
  const { clock, tables } = tournament
  if (clock.onBreak || clock.stopped !== null) return null
  const waiting = tablesHeldUp(tournament)
  const ready = tables
    .filter(
      ({ table, dealing, waits, seats, button, deals: count }) =>
        runOf(held, table) === 'dealt' &&
        dealing === null &&
        !waits &&
        (button !== null || count > 0) &&
        seats.filter(player => player !== null).length > 1 &&
        !waiting.includes(table),
    )
    .map(({ table }): EventDue => {
      const ended = deals.find(it => it.table === table)?.ended ?? null
      return { at: ended === null ? now : ended + PAUSE[pace], order: { type: 'StartDeal', table } }
    })
  return ready.reduce<EventDue | null>((a, b) => (a !== null && a.at <= b.at ? a : b), null)
}
