import { forms } from '@cardroom/engine'
import { minutes, type Time } from '@cardroom/engine/table'
import {
  chipsInPlay,
  clockAt,
  entriesOf,
  finishOrder,
  type Level,
  playersOf,
  prizesOf,
  purseOf,
  type Tournament,
} from '@cardroom/engine/tournament'
import type { ClockView, EventNews, LevelShown } from '../protocol/events.ts'
import { type Held, nameOf } from './held.ts'

/** What the clock of an event shows to anybody, at this time. */
export const clockView = (held: Held, news: readonly EventNews[], now: Time): ClockView => {
  const { id, tournament, start } = held
  const { plan, phase, day, levels, entrants, tables, handForHand, bank } = tournament
  const clock = clockAt(tournament, now)
  const playing = entrants.filter(({ status }) => status === 'playing').length
  const players = playersOf(tournament)
  const entered = entrants.filter(({ status }) => status === 'entered')
  const chips = phase === 'entries' ? entered.reduce((sum, { stack }) => sum + stack, 0) : chipsInPlay(tournament)
  const stillIn = phase === 'entries' ? entered.length : playing
  const ends = clock.since === null || clock.left === null ? null : clock.since + clock.left
  return {
    id,
    name: plan.name,
    now,
    phase,
    start,
    day,
    level: clock.level,
    levels: levels.map(levelShown),
    onBreak: clock.onBreak,
    ends: phase === 'playing' ? ends : null,
    left: ends === null ? clock.left : null,
    stopped: clock.stopped,
    deals: dealsOf(tournament, clock.level),
    nextBreak: nextBreak(levels, clock, ends),
    handForHand,
    entries: entriesOf(tournament),
    players,
    stillIn,
    rebuys: entrants.reduce((sum, { rebuys }) => sum + rebuys, 0),
    addOns: entrants.reduce((sum, { addOns }) => sum + addOns, 0),
    tables: tables.length,
    chips,
    average: stillIn === 0 ? 0 : Math.round(chips / stillIn),
    purse: purseOf(tournament),
    bounties: bank.bounties,
    prizes: prizesOf(tournament),
    entryUntil: entriesUntil(tournament, clock.level),
    winner: winnerOf(held),
    news: news.slice(0, 5),
  }
}

/** A level with the name of its game. */
const levelShown = ({ game, ...level }: Level): LevelShown => ({
  ...level,
  game: game === undefined ? null : forms[game.form].name,
})

/** The winner’s name, once it is over. */
export const winnerOf = (held: Held): string | null => {
  // a flight that goes on elsewhere has no winner
  const isWon = held.tournament.phase === 'ended' && held.tournament.paid !== null
  const [first] = isWon ? finishOrder(held.tournament) : []
  return first === undefined ? null : nameOf(held, first)
}

/** Until which level entries are taken; null once they are closed. */
export const entriesUntil = ({ phase, plan }: Tournament, level: number): number | null =>
  phase === 'entries' || (phase === 'playing' && level < plan.entryUntil) ? plan.entryUntil : null

const dealsOf = ({ levels, tables }: Tournament, level: number): ClockView['deals'] => {
  const lasts = levels[level - 1]?.lasts
  if (lasts === undefined || 'minutes' in lasts) return null
  return { dealt: Math.max(0, ...tables.map(({ levelDeals }) => levelDeals)), of: lasts.deals }
}

/** When the next break begins if the clock runs on; null where none comes, or a level before it goes by deals. */
const nextBreak = (levels: readonly Level[], clock: Tournament['clock'], ends: Time | null): Time | null => {
  if (ends === null || clock.level === 0) return null
  let at = ends
  for (let level = clock.level; level <= levels.length; level++) {
    const { breakAfter, lasts } = levels[level - 1]!
    if (level > clock.level) {
      if (!('minutes' in lasts)) return null
      at += minutes(lasts.minutes)
    }
    if (breakAfter > 0 && !(clock.onBreak && level === clock.level)) return at
  }
  return null
}
