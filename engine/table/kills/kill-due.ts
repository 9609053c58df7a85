import type { Chips } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { PlayerId } from '../player.ts'
import type { KillButton, KillGame, OwedKill } from './kill-button.ts'
import { killAmount } from './kill-legs.ts'

/** Who is dealt in, and who of them has the button and the blinds, the small one first. */
export type KillPlaces = {
  readonly dealtIn: readonly PlayerId[]
  readonly button: PlayerId | null
  readonly blinds: readonly PlayerId[]
}

/** A kill that a player is to post, and the rules behind it. */
export type KillToPost = { readonly player: PlayerId; readonly amount: Chips; readonly rules: readonly RuleId[] }

/** What kills the next deal is to have. */
export type KillDue = {
  /** Who must kill it: as many as one deal takes, and also a player who would rather be dealt out. */
  readonly must: readonly KillToPost[]
  /** Who may kill it with what they owe, or wait for their blind. */
  readonly may: readonly KillToPost[]
  /** Who owes a kill and does not post it in this deal. */
  readonly waits: readonly KillToPost[]
  /** What anybody can kill it for by choice; null if nobody can, or it's already killed. */
  readonly optional: { readonly amount: Chips; readonly rules: readonly RuleId[] } | null
}

/** Who must kill the next deal, who may, and who waits. */
export const killDue = (button: KillButton, places: KillPlaces, game: KillGame, book: Rulebook): KillDue => {
  const { maxKillsPerDeal, killOptional } = book
  const fresh = button.owed.filter(({ until }) => until === 'next-deal')
  // wsop/201-active: a player who missed theirs stands back behind one whose kill is new
  const owed = [...fresh, ...button.owed.filter(({ until }) => until !== 'next-deal')]
  const are = (standing: KillStanding): readonly OwedKill[] =>
    owed.filter(debt => killStanding(debt, places) === standing)
  // rrp/13/11: a deal takes no more than this many
  const must = are('must').slice(0, maxKillsPerDeal.is)
  const isFull = must.length >= maxKillsPerDeal.is
  const may = isFull ? [] : are('may')
  const toPost = ({ player, amount, until }: OwedKill): KillToPost => {
    const { rules } = until === 'next-deal' ? book.killDebtBlocksPlay : book.missedKill
    return { player, amount, rules }
  }
  return {
    must: must.map(toPost),
    may: may.map(toPost),
    waits: owed.filter(debt => !must.includes(debt) && !may.includes(debt)).map(toPost),
    optional: killOptional.is && !isFull ? { amount: killAmount(game, book), rules: killOptional.rules } : null,
  }
}

/** Whether a kill that is owed falls on a deal by where its player sits. */
export type KillStanding = 'must' | 'may' | 'waits'

/** Would a kill that's owed fall on the deal with these places, if it were the only one? */
export const killStanding = ({ player, until, blind }: OwedKill, places: KillPlaces): KillStanding => {
  // rrp/13/6: in that hand, wherever they sit, and even if they want to be dealt out
  if (until === 'next-deal') return 'must'
  if (!places.dealtIn.includes(player)) return 'waits'
  const place = places.blinds.indexOf(player)
  // wsop/201-blind: missed in a blind, it may wait for the same blind
  if (until === 'own-blind' && place === blind) return 'must'
  // wsop/201: not on the button, and not in another blind
  if (place >= 0 || places.button === player || until === 'past-the-button') return 'waits'
  return until === 'own-blind' ? 'may' : 'must'
}
