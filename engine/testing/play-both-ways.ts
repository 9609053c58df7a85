import { expect } from 'vitest'
import type { StartDeal } from '../deal/commands.ts'
import type { Deal } from '../deal/deal.ts'
import type { FlatDeal } from '../deal/flat/flat-deal.ts'
import { giveFlat } from '../deal/flat/give-flat.ts'
import { legalFlat } from '../deal/flat/legal-flat.ts'
import { startFlat } from '../deal/flat/start-flat.ts'
import { legal } from '../deal/legal.ts'
import type { Play } from '../deal/play.ts'
import { randomCommand } from '../deal/random-play.ts'
import { isRefusal } from '../deal/refusal.ts'
import { stakesFor } from '../deal/stakes.ts'
import { start } from '../deal/start.ts'
import { type AnyDeal, everyForm } from './any-deal.ts'
import { begin } from './play-out.ts'

/** The deal without what is played the general way from the start. */
export const plain = ({ posts: _, carried: __, ...rest }: StartDeal): StartDeal => rest

/** The forms whose deals are played flat. */
export const flatForms = everyForm.filter(form => {
  const stakes = stakesFor(form, form.structures[0] ?? 'no-limit', 10)
  const seats = Array.from({ length: form.seats.least }, (_, i) => ({ seat: i + 1, chips: 1000 }))
  return startFlat({ type: 'StartDeal', form, stakes, button: 1, seats }) !== null
})

/** The same deal the general way, all of it in view. */
const whole = (command: StartDeal): Play => {
  const playing = begin(command)
  expect(playing.deal.phase).toBe('shuffle')
  return playing
}

/** Data as it is stored. */
export const asText = (data: unknown): string => JSON.stringify(data)

/** Flat and whole are the same at this moment, to the letter. */
const sameNow = (flat: FlatDeal, deal: Deal, log: Play['log'], from: number): void => {
  expect(asText(flat.events.slice(from))).toBe(asText(log.slice(from)))
  expect(legalFlat(flat)).toStrictEqual(legal(deal))
  expect(flat.players.map(({ stack, bet, paid, folded }) => [stack, bet, paid, folded])).toEqual(
    deal.players.map(({ stack, bet, paid, folded }) => [stack, bet, paid, folded]),
  )
  expect([flat.phase, flat.turn, flat.dead, flat.round]).toEqual([deal.phase, deal.turn, deal.dead, deal.round])
}

/** Plays a deal both ways until it takes the general one; how many commands were carried out flat. */
export const playedBothWays = ({ start: order, habits, chance }: AnyDeal): number => {
  const command = plain(order)
  const flat = startFlat(command)
  const general = start(command)
  if (flat === null || isRefusal(general)) return 0
  expect(asText(flat.events)).toBe(asText(general.events))
  const live = whole(command)
  expect(live.deal).toStrictEqual(general.state)
  let carriedOut = 0
  for (let from = 0; ; carriedOut++) {
    sameNow(flat, live.deal, live.log, from)
    from = live.log.length
    if (live.deal.phase === 'ended') return carriedOut
    const next = randomCommand(live.deal, chance, habits)
    expect(live.give(next).ok).toBe(true)
    if (!giveFlat(flat, next)) {
      // what is plain is never left to the general way
      expect(['RunIt', 'ChopBlinds', 'Muck', 'Kill']).toContain(next.type)
      return carriedOut
    }
  }
}
