import type { wagerReading as english } from '../../../rulebooks/chapters/wager-reading.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Reading wagers” in German. */
export const wagerReading: ChapterWords<typeof english> = {
  title: 'Einsätze lesen',
  asks: {
    verbalPrecedence:
      'Gehen im Limit Worte, die in der Reihe gesagt werden, anderslautenden Chips vor, oder binden sie nur, wo ihnen nichts widerspricht?',
    verbalPrecedenceBigBet:
      'Gehen im No-Limit und Pot-Limit Worte, die in der Reihe gesagt werden, anderslautenden Chips vor, oder binden sie nur?',
    tableTapMeans:
      'Was bedeutet Klopfen auf den Tisch: Passen, womit man vor einem Einsatz die Hand aufgibt, oder Check?',
    tableTapInLowballDraw: 'Was bedeutet Klopfen beim Draw im Lowball?',
    tableTapInDrawHigh: 'Was bedeutet Klopfen beim Draw in Draw High?',
    tableTapUnawareOfRaise: 'Was gilt für einen Spieler, der „pat“ klopft und von einer Erhöhung nichts wusste?',
    conditionalStatementsBind: 'Ist eine bedingte Ansage bindend, sobald ihre Bedingung eingetreten ist?',
    outOfTurnBinding:
      'Bindet eine Aktion außer der Reihe, wenn sich nichts geändert hat, bis der Spieler an der Reihe ist?',
    outOfTurnFreedBy:
      'Welche Aktionen der Spieler dazwischen befreien einen Spieler, der außer der Reihe gehandelt hat?',
    outOfTurnFloorAfter:
      'Nach welchen Aktionen der Spieler dazwischen entscheidet der Floor, ob eine Aktion außer der Reihe bindet?',
    outOfTurnCheckBars:
      'Was darf ein Spieler, der außer der Reihe gecheckt hat, nicht mehr tun, auch wenn ein Einsatz ihn befreit hat?',
    outOfTurnCallBars:
      'Was darf ein Spieler, der außer der Reihe gecallt hat, nicht mehr tun: immer, oder nicht, wenn eine Erhöhung ihn befreit hat?',
    skippedActionPlayersBehind:
      'Nach wie vielen Aktionen von Spielern dahinter verliert ein übergangener Spieler, der nichts gesagt hat, sein Recht zu handeln, und kann oder muss das geschehen?',
    timeCalledFrom:
      'Von wo aus kann ein Spieler mit „Time“ die Aktion anhalten, im Cash Game und bei Events: nur vom Tisch aus, oder von überall?',
    forwardMotionLimit: 'Was gilt im Limit für Chips, die nach vorn bewegt, aber nicht losgelassen wurden?',
    forwardMotionBigBet:
      'Was gilt im No-Limit und Pot-Limit für Chips, die nach vorn bewegt, aber nicht losgelassen wurden?',
    chipsReleased: 'Was gilt für Chips, die in den Pot losgelassen wurden?',
    raiseUnaware: 'Was gilt für Chips, die ein Spieler losgelassen hat, ohne von einer Erhöhung zu wissen?',
    killUnaware:
      'Ein Spieler, der vom Kill nichts wusste, bringt zu wenig: Wann bindet das, was muss er dann tun, und was darf er sonst tun?',
    misunderstandingMaxFraction:
      'Ab welchem Teil des Einsatzes wird ein Caller, der sich auf ein Missverständnis beruft, nicht mehr gehört, falls überhaupt?',
    misunderstandingCovers:
      'Welche Aktionen können wegen eines groben Missverständnisses zurückgenommen werden, und bei welcher Einsatzstruktur?',
    misunderstandingUnless:
      'Was verhindert, dass eine missverstandene Aktion zurückgenommen wird: ein Schaden daraus, oder jede Aktion eines anderen Spielers danach?',
    foldSaid: 'Was gilt für die Hand eines Spielers, der vor einem Einsatz „Fold“ sagt?',
    handThrownForward: 'Was gilt für eine Hand, die nach vorn geworfen wird, sodass ein anderer Spieler handelt?',
    upcardsLifted: 'Was bedeutet es, vor einem Einsatz die offenen Karten aufzunehmen?',
    wrongBringInNobodyActed:
      'Was gilt für das Bring-in des falschen Spielers, bevor der nächste Spieler gehandelt hat?',
    wrongBringInNextActed:
      'Was gilt für das Bring-in des falschen Spielers, nachdem der nächste Spieler gehandelt hat?',
    drawChangeLowball: 'Bis wann darf ein Spieler im Lowball die Zahl der zu ziehenden Karten ändern?',
    drawChangeDrawHigh: 'Bis wann darf ein Spieler in Draw High die Zahl der zu ziehenden Karten ändern?',
    drawChangeBadugi: 'Bis wann darf ein Spieler im Badugi die Zahl der zu ziehenden Karten ändern?',
    drawChangeBaduci: 'Bis wann darf ein Spieler im Baduci die Zahl der zu ziehenden Karten ändern?',
    drawChangeBadaci: 'Bis wann darf ein Spieler im Badaci die Zahl der zu ziehenden Karten ändern?',
  },
}
