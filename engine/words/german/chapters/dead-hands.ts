import type { deadHands as english } from '../../../rulebooks/chapters/dead-hands.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Dead hands and irregular cards” in German. */
export const deadHands: ChapterWords<typeof english> = {
  title: 'Tote Hände und irreguläre Karten',
  asks: {
    foldWithoutBetKills:
      'Ist eine Hand sofort tot, wenn ein Spieler ohne einen Einsatz vor sich foldet, oder erst, wenn ein anderer deshalb handelt?',
    wrongCountHand:
      'Was passiert mit einer Hand mit falscher Kartenzahl, wenn es für einen Misdeal zu spät ist, und mit einer Draw-Hand, die vor dem Draw zu kurz ist? Die fehlende letzte Karte im Stud ist ein eigener Punkt.',
    ofcWrongCount:
      'Was passiert mit einer Open-Face-Hand, für die mehr oder weniger Karten gelegt wurden, als der Draw verlangt?',
    fantasylandWrongCount:
      'Was gilt für eine falsche Kartenzahl in Fantasyland: vom Floor berichtigt, wenn sie vor wesentlicher Aktion gemeldet wird, und sonst möglicherweise gefoult, immer gefoult, oder immer nach Ermessen des Floors?',
    fantasylandTooFewCards:
      'Wann bekommt ein Spieler in Fantasyland fehlende Karten: sofort, solange niemand den ersten Draw begonnen hat, und sonst nach allen Draws, immer sofort, oder immer nach allen Draws?',
    muckedHandRetrieval:
      'Wer darf eine Hand aus dem Muck zurückholen, und wann (sie muss klar zu erkennen und vielleicht auf falsche Auskunft gefoldet worden sein)? Wann soll man sich mehr darum bemühen?',
    unprotectedHand:
      'Hat ein Spieler irgendeinen Anspruch, wenn seine ungeschützte Hand gefoult oder vom Dealer versehentlich eingezogen wurde?',
    damagedCardIsDead:
      'Ist eine markierte oder beschädigte Karte tot in der Hand, die sie hält? Wenn nicht, wird das Deck gewechselt und die Hand spielt.',
    cardsIntoAnotherHand:
      'Was passiert mit Karten, die ein Spieler in die Hand eines anderen wirft, offen oder verdeckt?',
    cardsIntoBlindHandRedeal:
      'Kann neu ausgeteilt werden, wenn Hole Cards in die Hole Cards eines Blinds geworfen werden, und bekommt der Verursacher dann eine tote Hand?',
    droppedCardPolicy:
      'Was gilt für eine Karte, die einem Spieler auf den Boden fällt: Muss sie gespielt werden, wird sie nicht ersetzt und die Hand ist vielleicht tot, oder wird sie ersetzt?',
    foreignCard:
      'Macht eine Karte mit anderer Rückseite die Hand ungültig, mit Rückgabe aller Einsätze, wenn sie in einer Hand oder auf dem Board auftaucht?',
    foreignCardInStub:
      'Was gilt für eine Karte mit anderer Rückseite, die im Stub gefunden wird: Die Aktion gilt und die Karte kommt heraus, sie gilt nach wesentlicher Aktion, wenn die Karte nie ausgeteilt wird, oder die Hand ist ungültig?',
    duplicateCard:
      'Machen zwei Karten gleichen Rangs und gleicher Farbe die Hand ungültig, mit Rückgabe aller Einsätze?',
    badDeckFreerollForfeit:
      'Verliert ein Spieler, der von einem fehlerhaften Deck wusste, seine Rückzahlung an den nächsten Pot: möglicherweise oder immer, wenn er gesetzt oder erhöht hat, immer, auch wenn er nur geschwiegen hat, oder nie?',
    carriedPotEntry: 'Wer bekommt Karten, wenn noch Geld der letzten Hand im Pot liegt?',
    missingCardVoids: 'Ist das Ergebnis einer Hand ungültig, wenn sich zeigt, dass im Deck Karten fehlen?',
    strayJoker:
      'Was gilt für einen Joker, der nicht zum Spiel gehört und gefunden wird, bevor sein Spieler gehandelt hat: Ist er wertlos und wird ersetzt, oder ist es ein Misdeal?',
    strayJokerActedOn:
      'Was passiert mit der Hand eines Spielers, der mit einem solchen Joker darin handelt, auch ohne hingesehen zu haben?',
    countsAsExposed:
      'Gilt eine verdeckte Karte als aufgedeckt, wenn der Dealer sie aufblitzen ließ, wenn ihr Spieler sie aufblitzen ließ, wenn sie vom Tisch fiel? Muss ein Aufblitzen gemeldet werden, bevor man die Karte ansieht?',
    exposedCardPlayerOption: 'Darf ein Spieler wählen, ob er eine vom Dealer aufgedeckte Karte behält?',
    exposedCardDiscretion:
      'Wer entscheidet, ob eine Karte, die aufgeblitzt oder beim Austeilen vom Tisch gefallen ist, genommen werden muss: allein die Regel des Spiels, oder kann der Floor anders entscheiden?',
    fouledStub:
      'Was passiert, wenn der Stub gefoult ist: Wird die Hand mit einem so fair wie möglich neu zusammengestellten Deck zu Ende gespielt, oder ist sie ungültig?',
  },
}
