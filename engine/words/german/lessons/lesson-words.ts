import type { Lesson } from '../../../lessons/lesson.ts'
import type { LessonText } from '../../lesson-text.ts'
import type { LessonWords } from '../../lessons/lesson-words.ts'
import { tellLesson } from '../../lessons/tell-lesson.ts'
import { dealNews } from '../deal-news.ts'
import { handWords } from '../hands.ts'
import { holdingLines } from '../holdings.ts'
import { rowName, streetName, structureName } from '../names.ts'
import { cardCount, german } from '../voice.ts'
import { bettingWords, stakesWords } from './betting-words.ts'
import { BOOK_NAMES, DESCRIBES, pointsTaught } from './book-words.ts'
import { goals } from './goals.ts'
import { special } from './special.ts'
import { streetTitle, streetWords } from './street-words.ts'
import { FOULED, trapWords } from './trap-words.ts'
import { fromTaught, rankingTaught, winTitle } from './win-words.ts'

const inGerman: LessonWords = {
  voice: german,
  dealNews,
  handWords,
  holdingLines,
  goals,
  special,
  facts: ({ seats, structures: [usual], family, boards }, cards, draws) => [
    `${seats.least} bis ${seats.most} Spieler`,
    family === 'board' ? `${cards} eigene Karten` : `${cardCount(cards)} für jeden`,
    draws === 0 ? '' : draws === 1 ? 'Einmal ziehen' : `${draws}-mal ziehen`,
    boards > 1 ? `${boards} Boards` : '',
    usual === undefined ? 'Um Punkte gespielt' : `Meist ${structureName(usual)}`,
  ],
  stakes: stakesWords,
  button: 'Du hast den Button.',
  everyoneAntes: ante => `Alle zahlen eine Ante von ${german.chips(ante)}.`,
  youAnteDouble: ante => `Alle zahlen eine Ante von ${german.chips(ante)}, du das Doppelte.`,
  streetTitle,
  streetWords,
  fromTo: (first, last) => `${streetTitle(first).replace(/ Karte$/, '')} bis ${streetName(last)}`,
  oneByOne: 'Eine Karte nach der anderen, der Reihe nach. Du legst sie offen in eine Reihe, und da bleibt sie.',
  winTitle,
  rankingTaught,
  fromTaught,
  rowName,
  takesPot: (name, won) =>
    `${name === null ? 'Du hast die meisten Punkte und gewinnst' : `${name} hat die meisten Punkte und gewinnt`} ${german.chips(won)}.`,
  traps: trapWords,
  fouled: FOULED,
  betting: bettingWords,
  books: BOOK_NAMES,
  describes: DESCRIBES,
  points: pointsTaught,
}

/** The lesson on a form in German. */
export const lessonWords: (lesson: Lesson) => LessonText = tellLesson(inGerman)
