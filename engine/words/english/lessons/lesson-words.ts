import type { Lesson } from '../../../lessons/lesson.ts'
import { handWords } from '../../../ranking/words.ts'
import type { LessonText } from '../../lesson-text.ts'
import type { LessonWords } from '../../lessons/lesson-words.ts'
import { tellLesson } from '../../lessons/tell-lesson.ts'
import { dealNews } from '../deal-news.ts'
import { holdingLines } from '../holdings.ts'
import { english } from '../voice.ts'
import { bettingWords, STRUCTURE_NAMES, stakesWords } from './betting-words.ts'
import { BOOK_NAMES, DESCRIBES, pointsTaught } from './book-words.ts'
import { goals } from './goals.ts'
import { special } from './special.ts'
import { streetTitle, streetWords } from './street-words.ts'
import { FOULED, trapWords } from './trap-words.ts'
import { fromTaught, rankingTaught, winTitle } from './win-words.ts'

const inEnglish: LessonWords = {
  voice: english,
  dealNews,
  handWords,
  holdingLines,
  goals,
  special,
  facts: ({ seats, structures: [usual], family, boards }, cards, draws) => [
    `${seats.least} to ${seats.most} players`,
    family === 'board' ? `${cards} cards of your own` : `${cards} cards each`,
    draws === 0 ? '' : draws === 1 ? '1 draw' : `${draws} draws`,
    boards > 1 ? `${boards} boards` : '',
    usual === undefined ? 'Played for points' : `Usually ${STRUCTURE_NAMES[usual].toLowerCase()}`,
  ],
  stakes: stakesWords,
  button: 'You have the button.',
  everyoneAntes: ante => `Everyone antes ${english.chips(ante)}.`,
  youAnteDouble: ante => `Everyone antes ${english.chips(ante)}, you twice as much.`,
  streetTitle,
  streetWords,
  fromTo: (first, last) => streetTitle(`${first.replace(/ card$/, '')} to ${last}`),
  oneByOne: 'One card at a time, in turn. You place it in a row, face up, and it stays there.',
  winTitle,
  rankingTaught,
  fromTaught,
  rowName: row => row,
  takesPot: (name, won) =>
    `${name === null ? 'You have the most points and win' : `${name} has the most points and wins`} ${english.chips(won)}.`,
  traps: trapWords,
  fouled: FOULED,
  betting: bettingWords,
  books: BOOK_NAMES,
  describes: DESCRIBES,
  points: pointsTaught,
}

/** The lesson on a form in English. */
export const lessonWords: (lesson: Lesson) => LessonText = tellLesson(inEnglish)
