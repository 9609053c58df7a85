import type { Stakes } from '@cardroom/engine'
import { booksInGerman, german } from '@cardroom/engine/german'
import { cards, does, joined, player, say, seat } from '@cardroom/engine/words'
import type { StakesNamed } from '../stakes-named.ts'
import type { TableWords } from '../table-words.ts'
import { correctionSay } from './correction-words.ts'
import { liveEntrySay } from './live-entry-words.ts'
import { peopleSay } from './people-words.ts'

const STRUCTURES: Readonly<Record<Stakes['structure'], string>> = {
  limit: 'Limit',
  spread: 'Spread Limit',
  'half-pot': 'Half-Pot-Limit',
  'pot-limit': 'Pot-Limit',
  'no-limit': 'No-Limit',
}

/** The stakes as one would say them: `5-10 No-Limit`, `10-20 Limit`. */
const stakesWords = ({ structure, sizes, ante, point }: StakesNamed): string => {
  if (point > 0) return `${german.chips(point)} pro Punkt`
  const antes = ante > 0 ? `, Ante ${german.chips(ante)}` : ''
  return `${sizes.map(german.chips).join('-')} ${STRUCTURES[structure]}${antes}`
}

/** What the room says about a table in German. */
export const inGerman: TableWords = {
  people: peopleSay,
  came: name => say`${{ name }} ist dazugekommen.`,
  renamed: (was, name) => say`${{ name: was }} heißt jetzt ${{ name }}.`,
  correction: correctionSay,
  liveEntry: liveEntrySay,
  takenBack: entry => say`Zurückgenommen: ${liveEntrySay(entry)}.`,
  upcardsTo: seats => say`Offene Karten für ${joined(seats.map(seat), ', ')}.`,
  upcards: hands =>
    say`Offene Karten: ${joined(
      hands.map(it => say`${seat(it.seat)} ${cards(it.cards)}`),
      ', ',
    )}.`,
  dealtToYou: dealt => say`Du bekommst ${cards(dealt)}.`,
  reported: (what, by) =>
    by === undefined ? say`Gemeldet: ${what}.` : say`${does({ player: by }, 'meldet', 'meldest')}: ${what}.`,
  reportMade: (by, what, asks) =>
    say`${does({ player: by }, 'meldet', 'meldest')}: ${what}. ${
      asks.length === 0
        ? 'Jetzt entscheidet jemand, der an der Hand nicht beteiligt ist'
        : say`Zustimmen müssen: ${joined(asks.map(player), ', ', ' und ')}`
    }.`,
  rulingIs: ruling => say`die Entscheidung ist: ${ruling}`,
  somebody: 'Jemand',
  notDealtIn: 'nicht dabei',
  houseRules: 'Hausregeln',
  bookTitles: booksInGerman.bookTitles,
  edition: (name, number) => `${name}, Ausgabe ${number}`,
  stakes: stakesWords,
  killOf: size => (size === 'half' ? 'halber Kill' : 'voller Kill'),
  opens: {
    'highest-card': 'höchste Karte',
    'lowest-card': 'niedrigste Karte',
    'high-hand': 'beste offene Hand',
    'low-hand': 'niedrigste offene Hand',
  },
}
