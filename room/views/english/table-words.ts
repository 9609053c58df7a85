import { bookTitles } from '@cardroom/engine/rulebooks'
import { andList, cards, does, english, joined, player, say, seat } from '@cardroom/engine/words'
import type { StakesNamed } from '../stakes-named.ts'
import type { TableWords } from '../table-words.ts'
import { correctionSay } from './correction-words.ts'
import { liveEntrySay } from './live-entry-words.ts'
import { peopleSay } from './people-words.ts'

/** The stakes as one would say them: `5-10 no-limit`, `10-20 limit`. */
const stakesWords = ({ structure, sizes, ante, point }: StakesNamed): string => {
  if (point > 0) return `${english.chips(point)} a point`
  const antes = ante > 0 ? `, ante ${english.chips(ante)}` : ''
  return `${sizes.map(english.chips).join('-')} ${structure}${antes}`
}

/** What the room says about a table in English. */
export const inEnglish: TableWords = {
  people: peopleSay,
  came: name => say`${{ name }} joined.`,
  renamed: (was, name) => say`${{ name: was }} is now called ${{ name }}.`,
  correction: correctionSay,
  liveEntry: liveEntrySay,
  takenBack: entry => say`Taken back: ${liveEntrySay(entry)}.`,
  upcardsTo: seats => say`Upcards to ${joined(seats.map(seat), ', ')}.`,
  upcards: hands =>
    say`Upcards: ${joined(
      hands.map(it => say`${seat(it.seat)} ${cards(it.cards)}`),
      ', ',
    )}.`,
  dealtToYou: dealt => say`You are dealt ${cards(dealt)}.`,
  reported: (what, by) =>
    by === undefined ? say`Reported: ${what}.` : say`${does({ player: by }, 'reports', 'report')}: ${what}.`,
  reportMade: (by, what, asks) =>
    say`${does({ player: by }, 'reports', 'report')}: ${what}. ${
      asks.length === 0
        ? 'Waiting for a ruling by somebody without a stake in the hand'
        : say`Waiting for ${andList(asks.map(player))} to agree`
    }.`,
  rulingIs: ruling => say`the ruling is: ${ruling}`,
  somebody: 'Somebody',
  notDealtIn: 'not dealt in',
  houseRules: 'House rules',
  bookTitles,
  edition: (name, number) => `${name}, edition ${number}`,
  stakes: stakesWords,
  killOf: size => `${size} kill`,
  opens: {
    'highest-card': 'high card',
    'lowest-card': 'low card',
    'high-hand': 'high hand',
    'low-hand': 'low hand',
  },
}
