import { seeded } from '../../cards/shuffle.ts'
import { playDay } from '../../simulation/floor/play-day.ts'
import type { Witness } from './witness.ts'

/** A day of a room by its number: all that happens on it. */
export const daySeen = (number: number): Witness => ({
  name: `day ${number}`,
  under: book => {
    const { log, fault } = playDay({ book, tables: 5, players: 50, hours: 3 }, seeded(`day ${number}`))
    return { log, fault }
  },
})
