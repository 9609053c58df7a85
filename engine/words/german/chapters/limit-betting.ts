import type { limitBetting as english } from '../../../rulebooks/chapters/limit-betting.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Limit betting” in German. */
export const limitBetting: ChapterWords<typeof english> = {
  title: 'Limit-Einsätze',
  asks: {
    limitRaiseCapThreePlusRounds:
      'Wie viele Erhöhungen dürfen in einem Spiel mit drei oder mehr Setzrunden in jeder Runde auf den Einsatz folgen?',
    limitRaiseCapTwoRounds:
      'Wie viele Erhöhungen dürfen in einem Spiel mit zwei Setzrunden in jeder Runde auf den Einsatz folgen?',
    limitRaiseCapMinLivePlayers:
      'Wie viele Spieler, die nicht all-in sind, muss ein Pot haben, damit der Cap auf Erhöhungen gilt?',
    mississippiRaiseCap:
      'Wie viele Erhöhungen dürfen im Mississippi Stud auf den Einsatz folgen, und wie viele Heads-up (keine: unbegrenzt)?',
    headsUpUnlimitedRaises:
      'Darf Heads-up unbegrenzt erhöht werden, im Cash Game und bei Events: ja, nein, oder nur von den letzten zwei Spielern des Events?',
    raiseCapLiftsWhen: 'Ab wann darf Heads-up unbegrenzt erhöht werden?',
    completionCountsAsRaise: 'Zählt das Ergänzen des Bring-ins als Erhöhung?',
    limitReopenFraction:
      'Welchen Teil eines Einsatzes muss ein All-in ausmachen, um als voller Einsatz zu zählen, und genügt genau dieser Teil?',
    whoMayComplete:
      'Wer darf ein zu kleines All-in auf einen vollen Einsatz ergänzen: jeder, der davor steht, oder nur, wer noch nicht gehandelt hat oder für wen die Setzrunde wieder geöffnet wurde?',
    cumulativeShortAllInsReopen: 'Öffnen zu kleine All-ins, die zusammen eine Erhöhung ergeben, die Setzrunde wieder?',
    smallestChipBasis: 'Welche Chips bestimmen den kleinsten Chip, der spielt: die wofür verwendeten?',
    revenueOnlyChipsPlay: 'Spielen Chips, die nur für die Einnahmen des Hauses verwendet werden?',
    checkRaise: 'Ist Check-Raise erlaubt? Für Limit Ace-to-Five gibt es eine eigene Antwort.',
  },
}
