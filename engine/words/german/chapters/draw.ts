import type { draw as english } from '../../../rulebooks/chapters/draw.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Lowball and draw” in German. */
export const draw: ChapterWords<typeof english> = {
  title: 'Lowball und Draw',
  asks: {
    maxConsecutiveDraw:
      'Wie viele Karten darf ein Spieler beim Draw auf einmal bekommen? Der Rest kommt nach denen aller anderen.',
    aceToFiveJoker: 'Wird Ace-to-Five mit Joker gespielt, wo nichts ausgehängt ist?',
    aceToFiveTripleDrawJoker: 'Wird Ace-to-Five Triple Draw mit Joker gespielt, wo nichts ausgehängt ist?',
    lowballPassAndOut: 'Muss ein Spieler vor dem ersten Draw setzen oder folden, sodass niemand checken darf?',
    lowballMinimumOpen: 'Für wie viel muss im Lowball mindestens eröffnet werden?',
    lowballLimitDoublesAfterDraw: 'Wird im Limit Lowball nach dem Draw das obere Limit gespielt?',
    sevensRule:
      'Muss im Limit Ace-to-Five eine Sieben oder besser nach dem Draw gesetzt werden, oder gewinnt sie sonst nichts von späteren Einsätzen?',
    deuceToSevenSevensRule: 'Muss im Limit Deuce-to-Seven eine Sieben oder besser nach dem Draw gesetzt werden?',
    bigBetSevensRule: 'Muss im No-Limit und Pot-Limit Lowball eine Sieben oder besser nach dem Draw gesetzt werden?',
    aceToFiveLimitCheckRaise: 'Ist Check-Raise im Limit Ace-to-Five erlaubt?',
    deuceToSevenCheckRaise: 'Ist Check-Raise im Limit Deuce-to-Seven erlaubt?',
    bigBetLowballCheckRaise: 'Ist Check-Raise im No-Limit und Pot-Limit Lowball erlaubt?',
    aceToFiveLimitKeepExposedUpTo:
      'Bis zu welchem Rang (Ass ist 1) behält ein Spieler im Limit Ace-to-Five eine Karte, die der Dealer vor dem Draw aufdeckt? (keine: alle werden ersetzt)',
    deuceToSevenKeepExposed:
      'Welche Ränge behält ein Spieler im Deuce-to-Seven, wenn der Dealer sie vor dem Draw aufdeckt? Die anderen werden ersetzt.',
    aceToFiveBigBetKeepExposed:
      'Welche Ränge behält ein Spieler im No-Limit und Pot-Limit Ace-to-Five, wenn der Dealer sie vor dem Draw aufdeckt?',
    badugiKeepExposed: 'Welche Ränge behält ein Spieler in Badugi-Spielen, wenn der Dealer sie vor dem Draw aufdeckt?',
    drawHighKeepExposed: 'Behält ein Spieler in Draw High eine Karte, die der Dealer vor dem Draw aufdeckt?',
    exposedBeforeDrawIsBurn: 'Dient die erste vor dem Draw ersetzte Karte als Burncard?',
    exposedOnDraw:
      'Was gilt für Karten, die beim Draw aufgedeckt werden: Wann werden sie ersetzt, behält sie ein Spieler, der geworfene Karten wollte, und ist eine davon die nächste Burncard?',
    drawmahaDrawChange: 'Bis wann darf ein Spieler im Drawmaha die Zahl der zu ziehenden Karten ändern?',
    lowballNewPlayerEntry:
      'Wie kann ein neuer Spieler einsteigen: im Lowball mit mehreren Blinds, mit einem einzigen Blind, und in Badugi-Spielen? (Ein Kill ist das Doppelte des Big Blinds.)',
    lowballSingleBlindMissed:
      'Wie kommt in einem Spiel mit einem Blind ein Spieler wieder ins Spiel, der den Blind nicht genommen hat?',
    lowballMissedBlind:
      'Wie kommt im Lowball mit mehreren Blinds ein Spieler wieder ins Spiel, nachdem der Big Blind an ihm vorbei ist?',
    singleBlindFullFraction:
      'Was ist in einem Spiel mit einem Blind der kleinste Teil des Blinds, der als ganzer Blind zählt?',
    singleBlindShortOwes:
      'Was darf in einem Spiel mit einem Blind ein Spieler wählen, der mit zu wenig für den Blind Karten bekam, wenn er gewonnen oder sich neu eingekauft hat?',
    drawReshuffle:
      'Welche Karten werden gemischt, wenn der Stub bei einem Draw ausgeht? Karten, die im laufenden Draw abgelegt wurden, bleiben draußen.',
    drawLastCard: 'Wann darf bei einem Draw die letzte Karte des Stubs ausgeteilt werden?',
    drawHighJoker: 'Wird Draw High mit Joker gespielt, wo nichts ausgehängt ist?',
    jacksOrBetterJoker: 'Wird Jacks or Better mit Joker gespielt, wo nichts ausgehängt ist?',
    drawHighJokerUse: 'Was kann der Joker in Draw High sein, und sind vier Asse mit ihm fünf Asse, die beste Hand?',
    drawOpeners: 'Was muss ein Spieler haben, um in Draw High die Setzrunde zu eröffnen?',
    drawOpenWithRaise: 'Darf Limit Draw High mit Einsatz und Erhöhung zugleich eröffnet werden?',
    jacksReanteLimit:
      'Wie viele Hände hintereinander zahlen die Spieler ein Ante, wenn niemand eröffnen kann? (keine: unbegrenzt)',
    splittingOpeners:
      'Dürfen Openers beim Draw geteilt werden: wenn es angesagt wird und die abgelegten Karten zum Zeigen bleiben, oder gar nicht?',
    drawAllInOpener:
      'Was müssen Caller bringen, wenn Draw High von einem Spieler eröffnet wird, der für die Antes all-in ist?',
    carriedAntesEntry: 'Darf ein Spieler einsteigen, indem er alle Antes in einem Pot zahlt, den niemand eröffnet hat?',
    carriedAntesAllIn:
      'Bleibt ein Spieler, der nach dem Ante nichts mehr hat, für das dabei, was er mitgezahlt hat, wenn die Antes liegen bleiben?',
    carriedAntesSeatChange:
      'Dürfen Spieler den Platz wechseln, solange mehrere Antes oder verfallenes Geld im Pot liegen?',
    formsOffered: 'Welche Spiele beschreibt das Buch, nach ihren Kennungen? Die allgemeine Seite nennt keine.',
  },
}
