import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { PlayerId } from '../player.ts'
import type { KillEvent, KillGame } from './kill-button.ts'
import { killAmount } from './kill-legs.ts'

/** What a new player wants with a killed pot: to wait, to play, or to play and kill the next for it. */
export const NEWCOMER_CHOICES = ['wait', 'play', 'play-and-kill-next'] as const
/** One of the wishes of a new player. */
export type NewcomerChoice = (typeof NEWCOMER_CHOICES)[number]

/** Whether a new player is dealt into a killed pot, and what they owe for it from the next deal on. */
export type NewcomerEntry = {
  readonly dealtIn: boolean
  readonly events: readonly KillEvent[]
  readonly rules: readonly RuleId[]
}

/** rrp/13/12: a new player has no right to a killed pot, but may agree to kill the next one. */
export const newcomerInKilledPot = (
  player: PlayerId,
  wish: NewcomerChoice,
  game: KillGame,
  book: Rulebook,
): NewcomerEntry => {
  const { is, rules } = book.newPlayerInKillPot
  const waits: NewcomerEntry = { dealtIn: false, events: [], rules }
  if (wish === 'wait') return waits
  switch (is) {
    case 'may-play-or-wait': // wsop/205
      return { ...waits, dealtIn: true }
    case 'only-if-agrees-to-kill-next': {
      if (wish !== 'play-and-kill-next') return waits
      const amount = killAmount(game, book)
      return { dealtIn: true, events: [{ type: 'KillOwed', player, amount, rules }], rules }
    }
    case 'waits':
      return waits
  }
}

/** What a new player may wish for when the pot is killed. */
export const newcomerChoices = (book: Rulebook): readonly NewcomerChoice[] => {
  switch (book.newPlayerInKillPot.is) {
    case 'may-play-or-wait':
      return ['wait', 'play']
    case 'only-if-agrees-to-kill-next':
      return ['wait', 'play-and-kill-next']
    case 'waits':
      return ['wait']
  }
}
