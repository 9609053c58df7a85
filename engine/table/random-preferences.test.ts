import { expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { placardFor } from './opening/placard-for.ts'
import { randomNight } from './random-night.ts'
import { randomPreferences } from './random-preferences.ts'

test('what happens by agreement is what everybody left prefers, and happens wherever they do', () => {
  const people = Array.from({ length: 5 }, (_, i) => `player-${i + 1}`)
  const seen = { chopped: 0, ran: 0, opened: 0 }
  for (const seed of ['one', 'two', 'three']) {
    // the first thing that chance decides
    const preferences = randomPreferences(people, seeded(seed))
    const placard = placardFor({ game: 'holdem', book: 'rrp', size: 10, chairs: 4 })
    for (const { played, table } of randomNight({ placard, players: 5, hours: 3 }, seeded(seed))) {
      if (played === null) continue
      const { deal, log } = played
      const left = deal.players.filter(({ folded }) => !folded).map(({ seat }) => seat)
      const chosen = table.members
        .filter(({ seat }) => seat !== null && left.includes(seat))
        .map(it => preferences.get(it.player)!)
      if (chosen.length < left.length) continue
      for (const { type, ...event } of log) {
        if (type === 'BlindsChopped') {
          seen.chopped++
          expect(chosen.every(({ chops }) => chops)).toBe(true)
        }
        if (type === 'RunsAgreed') {
          seen.ran++
          expect(Math.min(...chosen.map(({ runs }) => runs))).toBe((event as { times: number }).times)
        }
        if (type === 'CardsOpened') {
          seen.opened++
          expect(chosen.every(({ shows }) => shows)).toBe(true)
        }
      }
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})
