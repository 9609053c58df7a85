import { stakesFor } from '../deal/stakes.ts'
import { type FormId, forms } from '../forms/forms.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { killGameOpens, legOnGettingUp } from '../table/kills/kill-absence.ts'
import {
  type KillButton,
  type KillEvent,
  type KillGame,
  neutralKillButton,
  recordKills,
} from '../table/kills/kill-button.ts'
import { type KillDue, type KillPlaces, killDue } from '../table/kills/kill-due.ts'
import { afterDeal } from '../table/kills/kill-legs.ts'
import type { KillOutcome } from '../table/kills/kill-outcome.ts'
import { type KillIn, killsPosted } from '../table/kills/kill-posts.ts'
import type { PlayerId } from '../table/player.ts'

/** A deal of the night: who wins it, and what else is not as usual. */
export type NightDeal = Partial<KillOutcome & Pick<KillPlaces, 'button' | 'blinds'>> & {
  /** Who is not dealt in. */
  readonly without?: readonly PlayerId[]
  /** The kills that are put in; those that are due unless it is said. */
  readonly kills?: readonly KillIn[]
}

/** A game with kills, deal after deal. */
export type KillNight = {
  readonly button: KillButton
  /** What the last act led to. */
  readonly events: readonly KillEvent[]
  /** What is due when everybody is dealt in and sits nowhere in particular, or with these places. */
  readonly due: (places?: Partial<KillPlaces>) => KillDue
  /** A deal that these win, in words: `P`, or `P Q` who split it. */
  readonly deal: (winners: string, deal?: NightDeal) => KillNight
  readonly leaves: (player: PlayerId, how: 'break' | 'quit') => KillNight
  readonly tells: (...events: readonly KillEvent[]) => KillNight
}

/** A new game of these players; pots are worth a full bet beyond the blinds unless it is said. */
export const killNight = (
  game: KillGame,
  book: Rulebook,
  players: readonly PlayerId[] = ['P', 'Q', 'R', 'S'],
): KillNight => {
  const at = (button: KillButton, events: readonly KillEvent[]): KillNight => {
    const then = (news: readonly KillEvent[]): KillNight => at(recordKills(button, news), news)
    const placesIn = ({ dealtIn = players, button: on = null, blinds = [] }: Partial<KillPlaces> = {}): KillPlaces => ({
      dealtIn,
      button: on,
      blinds,
    })
    return {
      button,
      events,
      due: places => killDue(button, placesIn(places), game, book),
      deal: (winners, given = {}) => {
        const dealtIn = players.filter(player => !(given.without ?? []).includes(player))
        const places = placesIn({ ...given, dealtIn })
        const kills = given.kills ?? killDue(button, places, game, book).must
        const posted = killsPosted(
          button,
          kills.map(({ player, amount }) => ({ player, amount })),
          places,
          game,
          book,
        )
        const lower = (kills.length > 0 ? 2 : 1) * game.stakes.lower
        const usual = { dealtIn, winners: winners.split(' '), pot: 4 * lower, beyondBlinds: lower, kill: 0, lower }
        const during = recordKills(button, posted)
        const news = afterDeal(during, { ...usual, ...given }, game, book)
        return at(recordKills(during, news), [...posted, ...news])
      },
      leaves: (player, how) => then(legOnGettingUp(button, player, how, book)),
      tells: (...news) => then(news),
    }
  }
  const opens = killGameOpens(book)
  return at(recordKills(neutralKillButton, opens), opens)
}

/** A limit game of this size in which winners must make full kills. */
export const killGame = (form: FormId, size: number): KillGame => ({
  form: forms[form],
  stakes: stakesFor(forms[form], 'limit', size),
  size: 'full',
  required: true,
})

/** Who must kill the next deal, and for how much. */
export const killers = (night: KillNight): readonly string[] =>
  night.due().must.map(({ player, amount }) => `${player} ${amount}`)
