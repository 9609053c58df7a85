import type { misdeals as english } from '../../../rulebooks/chapters/misdeals.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Misdeals” in German. */
export const misdeals: ChapterWords<typeof english> = {
  title: 'Misdeals',
  asks: {
    misdealWindow:
      'Nach welcher Aktion auf die Blinds oder den Pflichteinsatz ist es für einen Misdeal zu spät, in Spielen mit Button und im Stud: nach wie vielen Folds und sonst nichts, Checks und sonst nichts, oder welcher anderen Folge von Aktionen?',
    substantialActionOfc:
      'Was müssen alle Spieler gelegt haben, bis es beim Open-Face Chinese für einen Misdeal zu spät ist?',
    firstCardExposedMisdeal:
      'Welche der ersten Karten ist schon für sich ein Misdeal, wenn der Dealer sie aufdeckt, allgemein und in Hold’em-Spielen: die erste ausgeteilte Karte, eine der ersten zwei, oder jede Karte der ersten zwei Runden?',
    misdealExposedCards: 'Wie viele vom Dealer aufgedeckte Karten, gleich bei wem, sind ein Misdeal?',
    exposedCardReplacement:
      'Wie wird eine aufgedeckte Hole Card ersetzt, wenn es kein Misdeal ist und das Spiel keine eigene Regel hat: durch die Karte, die als Burncard an der Reihe wäre, sobald alle Hände ausgeteilt sind, wobei die aufgedeckte Karte zur Burncard wird; sofort durch die nächste Karte; oder bleibt sie?',
    extraCardsMisdealAt: 'Wie viele überzählige Karten in den Starthänden zusammen sind ein Misdeal?',
    extraCardOne:
      'Was passiert mit einer überzähligen Karte, die vor der ersten Setzrunde ausgeteilt wurde und kein Misdeal ist: zurück auf das Deck als nächste Burncard, oder darunter?',
    boxedCardsMisdealAt:
      'Wie viele umgedrehte Karten sind ein Misdeal, und zählen alle, die gefunden werden, oder nur die unter den Karten, die die Hand braucht?',
    boxedCardsToVoid:
      'Wie viele umgedrehte Karten unter denen, die die Hand braucht, machen sie ungültig, mit Rückgabe aller Einsätze, wenn es für einen Misdeal zu spät ist? Keine: Sie wird zu Ende gespielt.',
    boxedCard:
      'Ist eine einzelne umgedrehte Karte wertlos, sodass die nächste Karte sie ersetzt (oder eine am Ende dieser Kartenrunde, wenn die nächste schon in einer anderen Hand steckt), oder spielt sie?',
    ofcBoxedCards:
      'Wie viele umgedrehte Karten sind beim Open-Face Chinese ein Misdeal, solange die ersten fünf ausgeteilt werden und von da an, bis der zweite Draw gelegt ist, und was passiert mit jeder anderen umgedrehten Karte?',
    wrongCountMisdeal:
      'Ist eine falsche Kartenzahl in einer Starthand ein Misdeal: immer, nie, oder außer wenn die fehlende Karte oben auf dem Deck liegt?',
    outOfSequenceMisdeal:
      'Ist eine außer der Reihe ausgeteilte Karte ein Misdeal? Die Karte, die eine aufgedeckte ersetzt, ist nicht außer der Reihe.',
    buttonMisplacedMisdeal: 'Ist eine Hand, die mit dem Button am falschen Platz ausgeteilt wurde, ein Misdeal?',
    firstCardWrongSeatMisdeal: 'Ist es ein Misdeal, wenn die erste Karte an den falschen Platz geht?',
    emptySeatDealtMisdeal:
      'Ist es ein Misdeal, wenn Karten an einen leeren Platz oder an jemanden ohne Recht auf eine Hand gehen, allgemein und in Lowball und anderen Draw-Spielen?',
    playerDealtOutMisdeal:
      'Welche Spieler zu übergehen ist ein Misdeal: die am Tisch, die mit Blind oder Ante? Niemand aufgeführt: Es ist nie einer.',
    misdealRemedy:
      'Was folgt auf einen Misdeal: neu mischen und austeilen, oder wird das Austeilen berichtigt, wenn die Reihenfolge der Karten es erlaubt?',
    lowballMisdealRules:
      'Welche Fehler sind in Lowball und anderen Draw-Spielen mit Low ein Misdeal: die der Spiele mit Button, oder nach älterem Brauch nicht die der Reihenfolge und des Aufdeckens? Auch umgedrehte Karten? Wird eine zu kurze Hand vor der ersten Aktion aufgefüllt oder ist sie ein Misdeal, und wird die des Buttons bis zum Draw aufgefüllt? Nach der Aktion füllt der Draw sie auf.',
    drawHighMisdealRules:
      'Welche Fehler sind in Draw-Spielen nur für High ein Misdeal: die der Spiele mit Button, oder nach älterem Brauch nicht die der Reihenfolge und des Aufdeckens? Auch umgedrehte Karten? Wird eine zu kurze Hand vor der ersten Aktion aufgefüllt oder ist sie ein Misdeal, und wird die des Buttons bis zum Draw aufgefüllt? Nach der Aktion füllt der Draw sie auf.',
    chineseFourteenTwelve:
      'Eine Hand im Chinese Poker hat vierzehn Karten und eine andere zwölf: Gibt der Floor eine blind gezogene weiter, oder ist es ein Misdeal?',
    fantasylandSurvivesMisdeal:
      'Ist ein Spieler, der bei einem Misdeal in Fantasyland war, beim neuen Austeilen immer noch dort?',
  },
}
