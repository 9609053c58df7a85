import type { wagerSizes as english } from '../../../rulebooks/chapters/wager-sizes.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Reading chips” in German. */
export const wagerSizes: ChapterWords<typeof english> = {
  title: 'Chips lesen',
  asks: {
    stringRaiseLimit: 'Was gilt im Limit, wenn ohne vorherige Ansage in einer zweiten Bewegung weitere Chips kommen?',
    stringRaiseBigBet:
      'Was gilt im No-Limit und Pot-Limit, wenn ohne vorherige Ansage in einer zweiten Bewegung weitere Chips kommen?',
    dealerEnforcesStringRaise: 'Wer unterbindet eine String-Erhöhung?',
    raiseByChipsFraction:
      'Welcher Teil eines Einsatzes über dem Call macht Chips ohne Ansage im Limit zur Erhöhung, und genügt genau dieser Teil?',
    raiseByLikeChips:
      'Sind mehrere Chips desselben Werts ohne Ansage im Limit ab demselben Teil eines Einsatzes eine Erhöhung?',
    multiChipRule:
      'Wie werden mehrere Chips ohne Ansage gelesen, und Chips eines früheren Einsatzes: nach der Summe, oder als Call, wenn jeder Chip dafür nötig ist?',
    oversizedChip:
      'Was bedeutet im Limit vor einem Einsatz ein einzelner Chip ohne Ansage, der größer als der Einsatz ist?',
    oversizedChipBigBet:
      'Was bedeutet im No-Limit und Pot-Limit vor einem Einsatz ein einzelner Chip ohne Ansage, der größer als der Einsatz ist?',
    openingChip: 'Wie viel zählt im No-Limit und Pot-Limit ein einzelner Chip ohne Ansage, der die Setzrunde eröffnet?',
    raiseInSeveralMotions:
      'Wie dürfen die Chips im Cash Game im No-Limit und Pot-Limit nach angesagtem Einsatz oder angesagter Erhöhung in den Pot kommen?',
    raiseInSeveralMotionsTournament:
      'Wie dürfen die Chips im Turnier im No-Limit und Pot-Limit nach angesagtem Einsatz oder angesagter Erhöhung in den Pot kommen?',
    noLimitOvercallHalfRaise:
      'Sind im No-Limit und Pot-Limit Chips ohne Ansage, die mindestens eine halbe Erhöhung über dem Call liegen, die Mindesterhöhung?',
    shortCallLimit: 'Was gilt im Limit für einen zu kleinen Call?',
    shortCallBigBet: 'Was gilt im No-Limit und Pot-Limit für einen zu kleinen Call?',
    underbetCorrection: 'Bis wann wird im Limit ein zu kleiner Einsatz auf die richtige Höhe gebracht?',
    underMinimumBet:
      'Was gilt im No-Limit und Pot-Limit für einen Einsatz oder eine Erhöhung unter dem Minimum, wenn der Spieler mehr Chips hat?',
    oddAmountRounding: 'Was gilt für einen Einsatz in einem Betrag, den das Spiel nicht kennt?',
    callersMayRaiseCorrected:
      'Dürfen Spieler, die einen Einsatz gecallt hatten, ihn erhöhen, wenn er dann berichtigt wird?',
    potLimitOverbetCut: 'Was gilt für einen Einsatz über dem Pot?',
    potLimitOverbetCorrection: 'Bis wann wird ein Einsatz über dem Pot berichtigt?',
    lateOversizeObjection:
      'Was gilt für einen Einsatz über dem Pot, der erst beanstandet wird, nachdem jemand überlegt und gehandelt hat?',
    potLimitBigChip:
      'Was gilt für einen einzelnen Chip über dem Pot: wortlos zur Eröffnung, wortlos vor einem Einsatz, und nach der Ansage „Raise“?',
  },
}
