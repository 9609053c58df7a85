import type { button as english } from '../../../rulebooks/chapters/button.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Button and blinds” in German. */
export const button: ChapterWords<typeof english> = {
  title: 'Button und Blinds',
  asks: {
    buttonMethod:
      'Wie wandert der Button im Cash Game und bei Events: wandernd (immer zum nächsten Spieler; eine Hand kann zwei Big Blinds haben), toter Button (der Big Blind geht an den Spieler, der an der Reihe ist; der Button kann auf einem leeren Platz liegen), oder traditionell (zum nächsten Spieler; die zwei Spieler links davon setzen)?',
    deadButtonDiskPlacement:
      'Wohin kommt die Scheibe, wenn ein toter Button auf einen leeren Platz fällt: dorthin, oder zu dem Spieler, der sie hatte?',
    buttonMisplacedLastDeal: 'Wie wird der Button berichtigt, wenn er in der letzten Hand falsch lag?',
    headsUpBlinds: 'Welchen Blind setzt der Button Heads-up?',
    headsUpTransition:
      'Wer bekommt was, wenn aus drei Spielern zwei werden: Bekommt der letzte Big Blind den Button, oder der Spieler den Big Blind, der als Nächster dran ist?',
    holdemForcedBets: 'Welche Pflichteinsätze hat ein Hold’em- oder Omaha-Spiel, wenn nichts anderes ausgehängt ist?',
    deadSmallBlinds:
      'Sind Blinds unter dem Big Blind tot, sodass sie nicht zum Einsatz des Spielers zählen, der sie setzt?',
    shortBigBlind: 'Was bekommt ein Spieler im Big Blind, der nicht den ganzen Blind setzen kann?',
    newPlayerEntry:
      'Wie kann ein neuer Spieler einsteigen, im Limit und im No-Limit oder Pot-Limit? (Ohne Blind bekommt er umsonst Karten; wo alle ein Ante zahlen, genügt das Ante.)',
    newPlayerLetsButtonPass:
      'Was schuldet ein neuer Spieler, der den Button vor dem Einsteigen einmal vorbeigelassen hat?',
    enterBetweenBlindAndButton: 'Darf ein Spieler zwischen Big Blind und Button einsteigen oder Blinds nachzahlen?',
    buyTheButton:
      'Darf ein neuer Spieler zwischen Big Blind und Button den Button mit einem live Big Blind und einem toten Small Blind kaufen, und auch, wenn ein Kill in einem Blind liegt?',
    missedBlinds:
      'Wenn verpasste Blinds zusammen gesetzt werden: Wie viel ist bei zwei und bei drei Blinds live, und ist der Rest tot? Was wird in einem Spiel mit drei Blinds für den Small Blind allein gesetzt: was verpasst wurde, oder dieses tot und der dritte Blind live?',
    missedBlindsOptions:
      'Wie kommt ein Spieler wieder ins Spiel, der Blinds verpasst hat: in den meisten Spielen, und in Badugi-Spielen?',
    owedBlindDealtIn:
      'Was passiert mit der Hand eines Spielers, der einen Blind schuldet und nicht gesetzt hat: wenn er die Karten angesehen und nicht gehandelt hat, und wenn er Chips gebracht hat?',
    blindOptionSurvivesShortAllIn:
      'Darf der Big Blind nach einem All-in, das für eine volle Erhöhung zu klein ist, noch erhöhen?',
    newGameFreeEntry:
      'Wie lange setzt ein neuer Spieler in einem gerade eröffneten Spiel nichts, wenn noch kein Blind an seinem Platz vorbei ist?',
    newGameDrawerOwesBlinds: 'Muss ein Spieler, der um den ersten Button gezogen hat, verpasste Blinds nachzahlen?',
    seatChangeFreeBeforeBlind: 'Ist ein Platzwechsel frei, solange noch kein Blind den neuen Platz erreicht hat?',
    seatChangeTowardBlindFree:
      'Bekommt ein Spieler sofort Karten, wenn der Big Blind durch einen Platzwechsel früher kommt?',
    seatChangeAwayFromBlind:
      'Was gilt für einen Spieler, der vom Big Blind weg umzieht: an wie vielen aktiven Spielern vorbei ist es frei, worauf wartet er, was darf er stattdessen setzen, was darf er im Lowball wählen, und ist es in einem Mix anders?',
    dealOffFree:
      'Darf ein Spieler, der den Button spielt und sofort den Platz wechselt, die Blinds am neuen Platz einmal vorbeilassen und nichts setzen?',
    bustedOwesBlinds: 'Schuldet ein Spieler, der pleiteging, die Blinds, die bis zu seinem neuen Buy-in vorbeigehen?',
    maxPlayersByForm:
      'Wie viele Spieler bekommen höchstens Karten, Spiel für Spiel? (Für ein Spiel, das nicht aufgeführt ist, gilt seine eigene Zahl.)',
    overfullDealSitsOut: 'Wer setzt eine Hand aus, wenn ein Spieler mehr Karten bekäme, als das Spiel Plätze hat?',
    returningMayDisplace: 'Darf ein Spieler, der verpasste Blinds nachzahlt, so jemanden aus der Hand verdrängen?',
    newcomerMayDisplace: 'Darf ein neuer Spieler, der setzt, so jemanden aus der Hand verdrängen?',
    drawMissedBlindStraddleEntry:
      'Aus welcher Position darf ein Spieler, der einen Blind verpasst hat, mit einem Straddle wieder in ein Draw-Spiel einsteigen, und wie viele bekommen dann Karten (keine: geht nicht)?',
    buttonMovesOnBombPot: 'Wandert der Button nach einem Bomb Pot, der um die Time gespielt wurde?',
    buttonMovesForFantasyland: 'Wandert der Button, wenn ein Spieler nach Fantasyland kommt?',
    bombPotSkipWorstPosition:
      'Wohin geht der Button in einem Bomb-Pot-Spiel, wenn der erste Spieler links davon nicht mitspielt?',
  },
}
