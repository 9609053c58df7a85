import { describe, expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import { BOOKS, type BookId, type RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { type Lapse, lapsesIn } from '../../testing/dues.ts'
import { randomTable } from '../../testing/random-table.ts'
import { placardOf } from '../../testing/table-scene.ts'

const NIGHTS = 10
const unrest = { leaves: 15, joins: 40, walks: 15, returns: 40, moves: 12, busts: 5 }
const gamesWith = (...all: readonly (readonly number[])[]) =>
  (['limit', 'no-limit'] as const).flatMap(structure =>
    all.map(blinds => ({ form: forms.holdem, stakes: stakesFor(forms.holdem, structure, 10, { blinds }) })),
  )
type Game = ReturnType<typeof gamesWith>[number]

/** A moving button that jumps among hardly more players than there are blinds has no turn to be held to with three of them. */
const gamesOf = (book: BookId): readonly Game[] =>
  rulebookOf(book).buttonMethod.is.cash === 'dead' ? gamesWith([5, 10], [10], [5, 10, 20]) : gamesWith([5, 10], [10])

const lapsesOf = (book: BookId, game: Game): readonly Lapse[] =>
  Array.from({ length: NIGHTS }).flatMap((_, i) => {
    const chance = seeded(`${book} dues ${i}`)
    return lapsesIn(randomTable(placardOf(book, { parts: [game] }), 4 + (i % 5), 60, chance, unrest).log)
  })

/** What a book itself lets somebody have for nothing; null where it does not. */
const excuse = ({ is, settled, account, over }: Lapse, id: BookId, { stakes }: Game): readonly RuleId[] | null => {
  const book = rulebookOf(id)
  const { newPlayerEntry, newGameFreeEntry, seatChangeFreeBeforeBlind, seatChangeAwayFromBlind, dealOffFree } = book
  // a game that begins, or begins again, has its first blinds by the draw
  if (settled < 2) return book.newGameDrawerOwesBlinds.rules
  if (account.dealtOff) return dealOffFree.is ? dealOffFree.rules : null
  switch (is) {
    case 'came-in-free': {
      if (account.isFresh) return newGameFreeEntry.is === 'no' ? null : newGameFreeEntry.rules
      const ways = stakes.structure === 'limit' ? newPlayerEntry.is.limit : newPlayerEntry.is.bigBet
      return ways.includes('no-post') ? newPlayerEntry.rules : null
    }
    case 'moved-from-the-blind': {
      if (account.isFresh) return seatChangeFreeBeforeBlind.is ? seatChangeFreeBeforeBlind.rules : null
      return over <= seatChangeAwayFromBlind.is.freePast ? seatChangeAwayFromBlind.rules : null
    }
    case 'owes-blinds':
      // of two who are left the blinds fall as at a game of two, though a third may come in with them
      return settled === 2 && stakes.blinds.length > 1 ? book.headsUpTransition.rules : null
  }
}

describe.each(BOOKS)('%s', book => {
  const all = gamesOf(book).flatMap(game =>
    lapsesOf(book, game).map(lapse => ({ lapse, rules: excuse(lapse, book, game) })),
  )

  test('nobody who leaves, comes back or moves plays for less than a player who stays, but for what the book lets pass', () => {
    expect(all.filter(({ rules }) => rules === null).map(({ lapse }) => lapse)).toEqual([])
  })

  test('what the book lets pass is taken', () => {
    const { newGameFreeEntry, newPlayerEntry, seatChangeAwayFromBlind } = rulebookOf(book)
    const has = (rules: readonly RuleId[]): boolean => all.some(it => it.rules === rules)
    expect(has(newGameFreeEntry.rules)).toBe(true)
    expect(has(newPlayerEntry.rules)).toBe(newPlayerEntry.is.bigBet.includes('no-post'))
    expect(has(seatChangeAwayFromBlind.rules)).toBe(seatChangeAwayFromBlind.is.freePast > 0)
  })
})
