import type { oddChips as english } from '../../../rulebooks/chapters/odd-chips.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Odd chips” in German. */
export const oddChips: ChapterWords<typeof english> = {
  title: 'Odd Chips',
  asks: {
    oddChipUnit:
      'In welche Einheit wird ein Odd Chip gewechselt: in den kleinsten Chip im Spiel, oder in den kleinsten, aus dem seine Blinds bestehen?',
    oddChipSidePots: 'Werden Main und Side Pots getrennt geteilt, oder zusammen?',
    maxOddChipsPerPlayer:
      'Wie viele Odd Chips eines Pots darf ein Spieler bei Gleichständen bekommen, solange ein anderer mit gleicher Hand noch keinen hat?',
    oddChipButtonGames: 'Welche der gleichen Hände bekommt in einem Spiel mit Button den Odd Chip?',
    oddChipStud: 'Welche Karte entscheidet im Stud über den Odd Chip, bei High und bei Low, und aus welchen Karten?',
    oddChipStudLowHalf:
      'Welche Karte entscheidet im Stud High-Low über den Odd Chip zwischen Händen, die sich die Low-Hälfte teilen, und aus welchen Karten?',
    oddChipHighLow: 'Welche Hälfte bekommt den Odd Chip zwischen High und Low?',
    oddChipTiedForAll: 'Wie wird ein Pot geteilt, wenn dieselben Spieler bei jedem Teil gleich sind?',
    oddChipLowLow: 'Wer bekommt in einem Spiel mit Button den Odd Chip zwischen zwei Lows?',
    oddChipDrawmaha: 'Wer bekommt den Odd Chip zwischen einer Hand mit dem Board und einer gezogenen Hand?',
    oddChipRazzdugi: 'Welche Hälfte bekommt den Odd Chip zwischen einer Razz-Hand und einem Badugi?',
    oddChipMixedGames:
      'Wie fällt der Odd Chip zwischen den Teilen eines Pots, wenn ein Spiel mit Button in einem Mix gespielt wird?',
    oddChipBoards: 'Welches Board bekommt den Odd Chip, wenn es mehrere gibt?',
    oddChipRunItTwice: 'Welcher Lauf bekommt den Odd Chip, wenn es mehrere gibt?',
  },
}
