import type { Chips } from '../../deal/chips.ts'
import type { Cited } from '../../deal/events.ts'
import type { Stakes } from '../../deal/stakes.ts'
import type { Form } from '../../forms/form.ts'
import type { PlayerId } from '../player.ts'

/** How kills stand at a table between deals: what its events add up to. */
export type KillButton = {
  /** Whose kill button it is: who won the last pot, or kept their leg in it; null while it is neutral. */
  readonly holder: PlayerId | null
  /** Who has a leg up: the holder, and those who were not dealt in since they won theirs. */
  readonly legs: readonly PlayerId[]
  /** Kills that are owed, the oldest first. */
  readonly owed: readonly OwedKill[]
  /** The kill of the deal that is on. */
  readonly killed: KillMade | null
}

/** A kill that a player still has to post. */
export type OwedKill = {
  readonly player: PlayerId
  readonly amount: Chips
  readonly until: KillWait
  /** For which blind they wait, counted from the small blind as 0. */
  readonly blind?: number
}

/**
 * When a kill must be posted: in the next deal, in the first one that finds the player neither on the button nor in a
 * blind, in the blind that they had when they missed it, or when the button has gone by them.
 */
export type KillWait = 'next-deal' | 'off-the-blinds' | 'own-blind' | 'past-the-button'

/** A kill in the pot, and whether its player owed it. */
export type KillMade = { readonly player: PlayerId; readonly amount: Chips; readonly required: boolean }

/** The game that kills are for: the stakes before any kill, its size, and whether winners must kill. */
export type KillGame = {
  readonly form: Form
  readonly stakes: Stakes
  readonly size: 'full' | 'half'
  readonly required: boolean
}

/** What happens to the kill button, to legs and to kills that are owed. */
export type KillEvent = Happened & Cited

type Happened =
  /** Won the pot: the kill button is theirs. */
  | { readonly type: 'LegWon'; readonly player: PlayerId }
  /** Shared the pot, and still has the leg that they had. */
  | { readonly type: 'LegKept'; readonly player: PlayerId }
  | { readonly type: 'LegLost'; readonly player: PlayerId }
  | { readonly type: 'KillButtonNeutral'; readonly why: 'new-game' | 'winner-quit' | 'split' }
  | { readonly type: 'KillOwed'; readonly player: PlayerId; readonly amount: Chips }
  | ({ readonly type: 'KillPosted' } & KillMade)
  /** A deal that they should have killed is dealt without their kill. */
  | ({ readonly type: 'KillMissed'; readonly player: PlayerId } & Pick<OwedKill, 'until' | 'blind'>)
  /** They now wait for another time. */
  | { readonly type: 'KillWaits'; readonly player: PlayerId; readonly until: KillWait }
  /** The killed deal was not won by anybody, and the kill went back. */
  | ({ readonly type: 'KillReturned' } & KillMade)
  | { readonly type: 'KilledPotWon'; readonly players: readonly PlayerId[] }

/** rrp/13/1a: the kill button of a new game belongs to nobody. */
export const neutralKillButton: KillButton = { holder: null, legs: [], owed: [], killed: null }

/** How kills stand after these events. */
export const recordKills = (before: KillButton, events: readonly KillEvent[]): KillButton =>
  events.reduce(recordKill, before)

const recordKill = (button: KillButton, event: KillEvent): KillButton => {
  switch (event.type) {
    case 'LegWon':
    case 'LegKept':
      return { ...button, holder: event.player, legs: [...without(button.legs, event.player), event.player] }
    case 'LegLost':
      return {
        ...button,
        holder: button.holder === event.player ? null : button.holder,
        legs: without(button.legs, event.player),
      }
    case 'KillButtonNeutral':
      return { ...button, holder: null }
    case 'KillOwed':
      return owing(button, { player: event.player, amount: event.amount, until: 'next-deal' })
    case 'KillPosted': {
      const { player, amount, required } = event
      return { ...button, owed: button.owed.filter(it => it.player !== player), killed: { player, amount, required } }
    }
    case 'KillMissed':
    case 'KillWaits':
      return { ...button, owed: button.owed.map(it => (it.player === event.player ? waiting(it, event) : it)) }
    case 'KillReturned': {
      const { player, amount, required } = event
      const open = { ...button, killed: null }
      return required ? owing(open, { player, amount, until: 'next-deal' }) : open
    }
    case 'KilledPotWon':
      return { ...button, killed: null }
  }
}

const without = (players: readonly PlayerId[], player: PlayerId): readonly PlayerId[] =>
  players.filter(it => it !== player)

/** Nobody owes two kills: the one they already owe counts. */
const owing = (button: KillButton, debt: OwedKill): KillButton =>
  button.owed.some(it => it.player === debt.player) ? button : { ...button, owed: [...button.owed, debt] }

const waiting = ({ player, amount }: OwedKill, { until, blind }: Pick<OwedKill, 'until' | 'blind'>): OwedKill => ({
  player,
  amount,
  until,
  ...(blind !== undefined && { blind }),
})
