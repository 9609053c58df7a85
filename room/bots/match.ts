import {
  type Chance,
  type Chips,
  type Deal,
  type Form,
  legal,
  type PlayerCommand,
  play,
  randomCommand,
  type Seat,
  seeded,
  stakesFor,
  view,
} from '@cardroom/engine'
import type { Temper } from '../tables/hosted.ts'
import { botActs } from './bot-acts.ts'

/** Somebody who plays: what he does at his turn. */
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

/** What seat 1 wins from seat 2 in so many deals, each with the same stacks and the button in turn. */
export const wonBy = (form: Form, [one, two]: readonly [Plays, Plays], deals: number, seed: string): Chips => {
  const chance = seeded(seed)
  const stakes = stakesFor(form, form.structures[0] ?? 'limit', 10)
  let won = 0
  for (let n = 0; n < deals; n++) {
    const seats = [
      { seat: 1, chips: 1000 },
      { seat: 2, chips: 1000 },
    ]
    const playing = play({ type: 'StartDeal', form, stakes, button: 1 + (n % 2), seats })
    if ('why' in playing) throw new Error(playing.why)
    while (playing.deal.phase !== 'ended') {
      const [seat] = asked(playing.deal)
      const command =
        seat === undefined
          ? randomCommand(playing.deal, chance)
          : (seat === 1 ? one : two)(playing.deal, seat, chance)
      const refusal = playing.give(command)
      if (refusal !== null) throw new Error(`${JSON.stringify(command)} is refused: ${refusal.why}`)
    }
    won += playing.deal.players.find(({ seat }) => seat === 1)!.stack - 1000
  }
  return won
}
