import { seeded } from '../../cards/shuffle.ts'
import { forms } from '../../forms/forms.ts'
import { mixes } from '../../forms/mix.ts'
import { placardFor } from '../../table/opening/placard-for.ts'
import type { Placard } from '../../table/placard.ts'
import { randomNight } from '../../table/random-night.ts'
import type { Witness } from './witness.ts'

const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: true } as const
const time = { way: 'time', amount: 7, everyMinutes: 30 } as const
const drop = { way: 'drop', amount: 3, blind: true } as const
const kill = { size: 'full', required: true } as const
const halfKill = { size: 'half', required: false } as const

/** Tables of many kinds by their names. */
export const nightTables: Readonly<Record<string, () => Placard>> = {
  holdem: () => placardFor({ game: 'holdem', collection: rake }),
  'limit holdem with kills': () => placardFor({ game: 'holdem', structure: 'limit', kill, collection: time }),
  'holdem in an event': () => placardFor({ game: 'holdem', setting: 'tournament' }),
  'stud in an event': () => placardFor({ game: 'seven-card-stud', setting: 'tournament' }),
  'pot-limit omaha, straddled': () => ({ ...placardFor({ game: 'omaha', structure: 'pot-limit' }), straddle: true }),
  'limit holdem, straddled': () => ({
    ...placardFor({ game: 'holdem', structure: 'limit', kill: halfKill }),
    straddle: true,
  }),
  'deuce-to-seven with a single blind': () => {
    const placard = placardFor({ game: 'deuce-to-seven-lowball', structure: 'no-limit' })
    return { ...placard, parts: placard.parts.map(part => ({ ...part, stakes: { ...part.stakes, blinds: [10] } })) }
  },
  'stud with kills': () => placardFor({ game: 'seven-card-stud', kill, collection: drop }),
  'lowball with kills': () => placardFor({ game: 'ace-to-five-lowball', structure: 'limit', kill }),
  'lowball with half kills': () => placardFor({ game: 'ace-to-five-lowball', structure: 'limit', kill: halfKill }),
  'omaha high-low with half kills': () => placardFor({ game: 'omaha-8', structure: 'limit', kill: halfKill }),
  'jacks or better': () => placardFor({ game: 'jacks-or-better' }),
  badugi: () => placardFor({ game: 'badugi', collection: time }),
  'triple draw': () => placardFor({ game: 'deuce-to-seven-triple-draw', collection: drop }),
  'short deck': () => placardFor({ game: 'short-deck-holdem', collection: rake }),
  'open-face chinese': () => placardFor({ game: 'open-face-chinese', size: 1 }),
  'eight-game': () => placardFor({ game: mixes['eight-game'], chairs: 8, collection: time }),
  choice: () =>
    placardFor({
      game: {
        id: 'choice',
        name: 'Choice',
        parts: [forms.holdem, forms.razz, forms.baduci].map(form => ({ form })),
        turn: 'orbit',
      },
      turn: 'dealers-choice',
      chairs: 8,
    }),
}

/** A night at a table by its number: every order, what came of it, and what was refused. */
export const nightSeen = (name: string, number: number): Witness => ({
  name: `night ${number} of ${name}`,
  under: book => {
    const plan = { placard: { ...nightTables[name]!(), book }, players: 9, hours: 1 }
    const seen: unknown[] = []
    for (const { order, events, refusal } of randomNight(plan, seeded(`night ${number}`))) {
      seen.push([order, events, refusal])
    }
    return seen
  },
})
