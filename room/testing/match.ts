import {
  type Chance,
  type Chips,
  type Deal,
  type Form,
  legal,
  play,
  randomCommand,
  type Seat,
  seeded,
  stakesFor,
  view,
} from '@cardroom/engine'
import type { PlayerCommand } from '@cardroom/engine/deal'
import { botActs } from '../bots/bot-acts.ts'
import type { Temper } from '../table/state/hosted.ts'

/** Somebody who plays: what they do at their turn. */
export type Plays = (deal: Deal, seat: Seat, chance: Chance) => PlayerCommand

/** A bot of a temper, which sees its own view alone. */
export const bot =
  (temper: Temper): Plays =>
  (deal, seat, chance) => {
    const own = view(deal, { seat })
    const act = own.legal === null ? null : botActs(own, own.legal, temper, chance)
    if (act === null) throw new Error(`seat ${seat} is not asked`)
    return act
  }

/** The seats that are asked in a deal. */
export const asked = (deal: Deal): readonly Seat[] => {
  const due = legal(deal)
  if (due.due === 'discard') return due.seats
  if (due.due === 'rows') return due.hands.map(({ seat }) => seat)
  return 'seat' in due ? [due.seat] : []
}

/** A player who calls every bet and never bets; they draw as a bot does. */
export const station: Plays = (deal, seat, chance) => {
  const due = legal(deal)
  if (due.due !== 'betting') return bot('steady')(deal, seat, chance)
  if (due.bringIn !== null) return { type: 'BringIn', seat, to: due.bringIn[0]! }
  return { type: due.check ? 'Check' : due.callTo === null ? 'Fold' : 'Call', seat }
}

/** A player who does anything that is legal. */
export const wild: Plays = (deal, seat, chance) => {
  for (;;) {
    const command = randomCommand(deal, chance)
    if ('seat' in command && command.seat === seat) return command as PlayerCommand
  }
}

/**
 * What seat 1 wins from seat 2 in so many deals, all with the same stacks. Every deck is dealt twice with the button at
 * the other seat, so that each plays the cards of the other and luck counts less.
 */
export const wonBy = (form: Form, [one, two]: readonly [Plays, Plays], deals: number, seed: string): Chips => {
  const acts = seeded(seed)
  const stakes = stakesFor(form, form.structures[0] ?? 'limit', 10)
  let won = 0
  for (let n = 0; n < deals; n++) {
    const cards = seeded(`${seed} ${n >> 1}`)
    const seats = [
      { seat: 1, chips: 1000 },
      { seat: 2, chips: 1000 },
    ]
    const playing = play({ type: 'StartDeal', form, stakes, button: 1 + (n % 2), seats })
    if ('why' in playing) throw new Error(playing.why)
    while (playing.deal.phase !== 'ended') {
      const [seat] = asked(playing.deal)
      const command =
        seat === undefined ? randomCommand(playing.deal, cards) : (seat === 1 ? one : two)(playing.deal, seat, acts)
      const refusal = playing.give(command)
      if (refusal !== null) throw new Error(`${JSON.stringify(command)} is refused: ${refusal.why}`)
    }
    won += playing.deal.players.find(({ seat }) => seat === 1)!.stack - 1000
  }
  return won
}
