import { type Lost, lostNames } from '@cardroom/histories'
import { many } from '../progress.ts'

/** What a format did not hold over a whole run: each kind of loss by name, with the hands it happened to. */
export const lossesOf = () => {
  const found = new Map<string, Set<string>>()
  let hands = 0
  return {
    add: (hand: string, lost: readonly Lost[]): void => {
      hands++
      for (const words of new Set(lost.flatMap(lostNames))) {
        const names = found.get(words) ?? new Set()
        found.set(words, names.add(hand === '' ? `no. ${hands}` : hand))
      }
    },
    lines: (): readonly string[] =>
      [...found].map(([words, names]) => `not kept in ${many(names.size, 'hand')} (${listed([...names])}): ${words}`),
  }
}

/** The first few by name; how many there are stands before them. */
const listed = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).join(', ')}, …` : names.join(', ')

const MOST = 3
