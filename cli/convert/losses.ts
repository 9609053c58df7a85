import { type Lost, lostNames } from '@cardroom/histories'
import { many } from '../progress.ts'

/** What a format did not hold over a whole run, and what it made up: each by name, with the hands it happened to. */
export const lossesOf = () => {
  const found = new Map<string, { readonly how: string; readonly hands: Set<string> }>()
  let hands = 0
  return {
    add: (hand: string, lost: readonly Lost[]): void => {
      hands++
      for (const one of lost) {
        for (const words of lostNames(one)) {
          const known = found.get(words) ?? { how: MADE_UP.has(one.what) ? 'made up' : 'not kept', hands: new Set() }
          known.hands.add(hand === '' ? `no. ${hands}` : hand)
          found.set(words, known)
        }
      }
    },
    lines: (): readonly string[] =>
      [...found].map(
        ([words, { how, hands: names }]) => `${how} in ${many(names.size, 'hand')} (${listed([...names])}): ${words}`,
      ),
  }
}

/** What stands in the file though nobody knows it. */
const MADE_UP: ReadonlySet<Lost['what']> = new Set([
  'filled-in',
  'player-names',
  'hand-number',
  'level',
  'date',
  'time',
  'time-zone',
])

/** The first few by name; how many there are stands before them. */
const listed = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).join(', ')}, …` : names.join(', ')

const MOST = 3
