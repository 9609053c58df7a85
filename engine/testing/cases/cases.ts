import type { Case } from '../by-books.ts'
import { away } from './away.ts'
import { chineseDraw } from './chinese-draw.ts'
import { chineseForms } from './chinese-forms.ts'
import { clocks } from './clocks.ts'
import { drawCards } from './draw-cards.ts'
import { drawChanges } from './draw-changes.ts'
import { drawHands } from './draw-hands.ts'
import { holdemBoards } from './holdem-boards.ts'
import { holdemCards } from './holdem-cards.ts'
import { holdemHands } from './holdem-hands.ts'
import { holdemRest } from './holdem-rest.ts'
import { singleForms } from './single-forms.ts'
import { studCards } from './stud-cards.ts'
import { studHands } from './stud-hands.ts'
import { studStreets } from './stud-streets.ts'

/** What can go wrong, in a form of each family that it can happen in: every case entered by hand from the books. */
export const cases: readonly Case[] = [
  ...holdemHands,
  ...holdemCards,
  ...holdemBoards,
  ...holdemRest,
  ...studHands,
  ...studCards,
  ...studStreets,
  ...drawHands,
  ...drawCards,
  ...chineseForms,
  ...chineseDraw,
  ...singleForms,
  ...away,
  ...clocks,
  ...drawChanges,
]
