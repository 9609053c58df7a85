import type { Chips } from '../../deal/chips.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { PlayerId } from '../player.ts'
import type { KillButton, KillEvent, KillGame, OwedKill } from './kill-button.ts'
import { type KillPlaces, killStanding } from './kill-due.ts'

/** A kill that was put in, for the whole amount even if its player is all-in for less. */
export type KillIn = { readonly player: PlayerId; readonly amount: Chips }

/** A deal begins with these kills in: what of the owed ones is posted, missed, or put off because another was first. */
export const killsPosted = (
  button: KillButton,
  kills: readonly KillIn[],
  places: KillPlaces,
  game: KillGame,
  book: Rulebook,
): readonly KillEvent[] => {
  const owes = ({ player }: KillIn): boolean => button.owed.some(debt => debt.player === player)
  const cites = citesOf(book.id)
  const rules = game.size === 'half' ? cites.halfKill : cites.kill
  const isFull = kills.length >= book.maxKillsPerDeal.is
  return [
    ...kills.map(kill => ({ type: 'KillPosted', ...kill, required: owes(kill), rules }) as const),
    ...button.owed
      .filter(debt => kills.every(({ player }) => player !== debt.player))
      .flatMap(debt => notPosted(debt, isFull, places, book)),
  ]
}

/** What a deal without their kill is for a player who owes it. */
const notPosted = (debt: OwedKill, isFull: boolean, places: KillPlaces, book: Rulebook): readonly KillEvent[] => {
  const { player, until } = debt
  const { is, rules } = book.missedKill
  const blind = places.blinds.indexOf(player)
  if (is === 'that-hand') {
    // rrp/13/6: they play no further deal without it
    return isFull ? [] : [{ type: 'KillMissed', player, until: 'next-deal', rules }]
  }
  if (until === 'own-blind') return []
  // wsop/201-active: from the blinds on, the button goes by them and then it is due
  if (until === 'past-the-button') {
    const isNear = blind >= 0 || places.button === player
    return isNear ? [{ type: 'KillWaits', player, until: 'off-the-blinds', rules }] : []
  }
  if (killStanding(debt, places) !== 'must') return []
  // wsop/201-active: somebody else kills this deal
  if (isFull) return [{ type: 'KillWaits', player, until: putOff(player, places), rules }]
  if (until === 'off-the-blinds') return []
  // wsop/201-blind: they were a blind
  if (blind >= 0) return [{ type: 'KillMissed', player, until: 'own-blind', blind, rules }]
  return [{ type: 'KillMissed', player, until: 'off-the-blinds', rules }]
}

/** In the blinds and on the button it is just going by them. */
const putOff = (player: PlayerId, { blinds, button }: KillPlaces): 'off-the-blinds' | 'past-the-button' =>
  blinds.includes(player) || button === player ? 'off-the-blinds' : 'past-the-button'
