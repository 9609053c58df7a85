import type { Seat } from '../../deal/chips.ts'
import type { Post } from '../../deal/commands.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { DealPlan, Out } from '../deals/plan.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { KillEvent, KillGame } from '../kills/kill-button.ts'
import { type KillPlaces, killDue } from '../kills/kill-due.ts'
import { killGameOf } from '../kills/kill-game.ts'
import { killAmount } from '../kills/kill-legs.ts'
import { type NewcomerChoice, newcomerInKilledPot } from '../kills/kill-newcomer.ts'
import { type KillIn, killsPosted } from '../kills/kill-posts.ts'
import type { EntryWish } from '../member.ts'
import type { PlayerId } from '../player.ts'
import type { Places, Table } from '../table.ts'

/** The plan with the kills of the deal, and what is news of them. */
export type Killed = { readonly plan: DealPlan; readonly events: readonly KillEvent[] }

/**
 * The kills that are due, that somebody comes in with, or that were announced; without newcomers that a killed pot
 * keeps out.
 */
export const withKills = (table: Table, plan: DealPlan): Killed => {
  const game = killGameOf(table.placard, plan.part)
  if (game === null && !plan.posts.some(isKill)) return { plan, events: [] }
  const comers = plan.posts.filter(isKill).map(({ seat }) => seat)
  const book = bookOf(table)
  if (game === null) {
    // rrp/13/11: if several want to come in with a kill, this many do
    return { plan: keptOut(table, plan, comers.slice(book.maxKillsPerDeal.is), book.maxKillsPerDeal.rules), events: [] }
  }
  const places = killPlaces(table, plan)
  const kills = killsOf(table, plan, places, game, book)
  const posted = killsPosted(table.kills, kills, places, game, book).filter(event => isNews(table, event))
  if (kills.length === 0) return { plan, events: posted }
  const killers = kills.map(({ player }) => memberOf(table, player)!.seat!)
  const late = comers.filter(seat => !killers.includes(seat))
  const entries = newcomersIn(table, plan, [...killers, ...late], game, book)
  const strangers = entries.filter(({ entry }) => !entry.dealtIn).map(({ seat }) => seat)
  // a game with nobody left to play it takes them anyway
  const left = plan.dealtIn.length - late.length - strangers.length
  const barred = left < plan.part.form.seats.least ? [] : strangers
  const allowed = keptOut(table, plan, [...late, ...barred], book.newPlayerInKillPot.rules)
  // wsop/203: nor does a killed pot take the straddle with which somebody would come back in
  const back = book.straddleInKillPot.is
    ? []
    : allowed.posts.filter(({ kind }) => kind === 'straddle').map(it => it.seat)
  const rest = keptOut(table, allowed, back, book.straddleInKillPot.rules)
  return {
    plan: { ...rest, posts: killPosts(rest.posts, kills, killers) },
    events: [...posted, ...entries.flatMap(({ entry }) => entry.events)],
  }
}

/** Does one of these players kill the next pot, no matter who else comes in? */
export const isKilled = (table: Table, plan: Pick<DealPlan, 'part' | 'places' | 'dealtIn'>): boolean => {
  const game = killGameOf(table.placard, plan.part)
  if (game === null) return false
  const { must, said } = killersAmong(table, killPlaces(table, plan), game, bookOf(table))
  return must.length + said.length > 0
}

const isKill = ({ kind }: Post): boolean => kind === 'kill'

/** A kill takes up what its player would post to come in; blinds and antes are posted all the same. */
const killPosts = (posts: readonly Post[], kills: readonly KillIn[], killers: readonly Seat[]): readonly Post[] => [
  ...posts.filter(({ seat, kind }) => kind !== 'kill' && !(kind === 'post' && killers.includes(seat))),
  ...kills.map(({ amount }, i): Post => ({ seat: killers[i]!, kind: 'kill', amount })),
]

const keptOut = (table: Table, plan: DealPlan, seats: readonly Seat[], rules: Out['rules']): DealPlan => {
  if (seats.length === 0) return plan
  const isIn = (seat: Seat): boolean => !seats.includes(seat)
  const out = seats.map((seat): Out => ({ player: table.chairs[seat - 1]!, why: 'killed-pot', rules }))
  return {
    ...plan,
    dealtIn: plan.dealtIn.filter(isIn),
    posts: plan.posts.filter(({ seat }) => isIn(seat)),
    out: [...plan.out, ...out],
  }
}

/** Who has button and blinds, as people; a blind that nobody posts keeps its place. */
const killPlaces = ({ chairs }: Table, { places, dealtIn }: Pick<DealPlan, 'places' | 'dealtIn'>): KillPlaces => ({
  dealtIn: dealtIn.map(seat => chairs[seat - 1]!),
  button: dealtIn.includes(places.button) ? chairs[places.button - 1]! : null,
  blinds: places.blinds.map(seat => (seat === null ? '' : (chairs[seat - 1] ?? ''))),
})

/** Who kills this deal: those who must, those who come in with a kill, those who want to; as many as one deal takes. */
const killsOf = (
  table: Table,
  plan: DealPlan,
  places: KillPlaces,
  game: KillGame,
  book: Rulebook,
): readonly KillIn[] => {
  const { must, said } = killersAmong(table, places, game, book)
  const comers = plan.posts.filter(isKill).map(({ seat }) => table.chairs[seat - 1]!)
  const wanting = [...must, ...comers, ...said]
  // in a mix what is owed from one form is paid in the kill of another
  const amount = killAmount(game, book)
  return [...new Set(wanting)].slice(0, book.maxKillsPerDeal.is).map(player => ({ player, amount }))
}

type Killers = { readonly must: readonly PlayerId[]; readonly said: readonly PlayerId[] }

/** Of those dealt in, who must kill and who has said that they do. */
const killersAmong = (table: Table, places: KillPlaces, game: KillGame, book: Rulebook): Killers => {
  const { must, may, optional } = killDue(table.kills, places, game, book)
  const isIn = (player: PlayerId): boolean => places.dealtIn.includes(player)
  return {
    must: must.map(({ player }) => player).filter(isIn),
    said: table.agreed.kills.filter(
      player => isIn(player) && (optional !== null || may.some(it => it.player === player)),
    ),
  }
}

/** A kill that is missed deal after deal is announced once, and while its player sits here. */
const isNews = (table: Table, event: KillEvent): boolean => {
  if (event.type !== 'KillMissed') return true
  const debt = table.kills.owed.find(({ player }) => player === event.player)
  return memberOf(table, event.player)?.seat != null && debt?.until !== event.until
}

const newcomersIn = (table: Table, plan: DealPlan, others: readonly Seat[], game: KillGame, book: Rulebook) =>
  plan.dealtIn.flatMap(seat => {
    const player: PlayerId = table.chairs[seat - 1]!
    const { standing, wish } = memberOf(table, player)!
    if (standing !== 'new' || hasBlind(plan.places, seat) || others.includes(seat)) return []
    return [{ seat, entry: newcomerInKilledPot(player, newcomerChoiceOf(wish), game, book) }]
  })

/** Players who drew for the first button, or have a blind, are no newcomers to this pot; two may have the same blind. */
const hasBlind = ({ blinds, more }: Places, seat: Seat): boolean =>
  blinds.includes(seat) || more.some(it => it.seat === seat)

/** What a way in means for a pot that another kills. */
const newcomerChoiceOf = (wish: EntryWish): NewcomerChoice => {
  if (wish === 'wait') return 'wait'
  return wish === 'kill-next' ? 'play-and-kill-next' : 'play'
}
