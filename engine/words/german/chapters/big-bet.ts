import type { bigBet as english } from '../../../rulebooks/chapters/big-bet.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “No-limit and pot-limit” in German. */
export const bigBet: ChapterWords<typeof english> = {
  title: 'No-Limit und Pot-Limit',
  asks: {
    bigBetRaiseCap:
      'Wie viele Erhöhungen dürfen im No-Limit und Pot-Limit auf den Einsatz folgen (keine: beliebig viele)?',
    bigBetReopenFraction:
      'Welchen Teil des letzten Einsatzes oder der letzten Erhöhung muss ein All-in im No-Limit und Pot-Limit hinzufügen, damit ein Spieler, der schon gehandelt hat, wieder erhöhen darf?',
    shortBigBlindCallAmount:
      'Was kostet ein Call in der ersten Runde, wenn der Big Blind für weniger als den Blind all-in ist?',
    callShortAllIn:
      'Kann ein All-in-Einsatz unter dem Minimum, der kein Blind ist, für seinen eigenen Betrag gecallt werden?',
    completingInBigBet:
      'Darf ein zu kleines All-in im No-Limit und Pot-Limit auf einen vollen Einsatz ergänzt werden, statt um einen erhöht?',
    minimumBringIn:
      'Wie hoch ist der Mindesteinsatz, und für wie viel muss in der ersten Runde mindestens eröffnet werden?',
    blindSizes:
      'Wie hoch sind die Blinds: wie im Spiel gesetzt, nach dem Plan des Events, oder nach dem kleinen Einsatz?',
    wagersInBringInChipsOnly:
      'Müssen Einsätze in Chips vom Mindesteinsatz an aufwärts gebracht werden, auch wenn die Blinds kleinere verwenden?',
    smallChipsBelowMinimumPlay:
      'Wo Einsätze in Chips des Mindesteinsatzes gebracht werden: Wie spielen kleinere Chips – so viele, wie einen solchen Chip ergeben, auch all-in, oder alle, wenn man all-in ist?',
    clock:
      'Wann darf die Uhr verlangt werden, von wem, und bei welchen Einsatzstrukturen? Wie lange läuft sie, wann kommt die Warnung, und wie lang ist der Countdown? Was passiert mit einem Spieler, der nicht rechtzeitig handelt, und darf der Floor sie bei Zeitspiel verkürzen?',
    ofcClock:
      'Nach welcher Zeit darf im Open-Face Chinese die Uhr verlangt werden, wie lange läuft sie, und wohin kommt eine Karte, die nicht rechtzeitig gelegt wird?',
    potLimitSmallBlindAsBig:
      'Zählt der Small Blind beim Zählen des Pots als Big Blind, bis der Big Blind gehandelt hat, im Cash Game und bei Events?',
    potLimitSmallBlindForms:
      'In welchen Spielen zählt der Small Blind als Big Blind: in Boardspielen wie Hold’em und Omaha, oder in jedem Spiel?',
    potLimitThreeBlinds:
      'Wie zählen in einem Spiel mit drei Blinds die kleineren im Pot, bis der größte gehandelt hat: wie gesetzt, oder jeder wie der größte?',
    potLimitDeadMoneyCounts: 'Zählen Antes, tote Blinds und Geld aus einer früheren Hand beim Zählen des Pots mit?',
    deadSmallBlindCountsAs:
      'Wie zählt ein verpasster Small Blind, der tot in die Mitte gesetzt wurde, in der ersten Runde im Pot?',
    potRoundingUnit:
      'Auf welche Einheit wird der Pot aufgerundet, um den Höchsteinsatz zu finden (keine: er zählt, wie er ist)?',
    dealerCountsPot:
      'Wer achtet auf die Größe des Pots: der Dealer von sich aus, der Dealer oder jeder Spieler, dem etwas auffällt, oder die Spieler selbst?',
    runItTimes:
      'Wie oft darf der Rest ausgeteilt werden, wenn jemand all-in ist und alle einverstanden sind, und bei welchen Einsatzstrukturen?',
    studHighCardOpensBigBet:
      'Gibt es bei Half-Pot, Pot-Limit und No-Limit in keiner Art Stud einen Pflichteinsatz, sodass die höchste Karte setzt oder foldet?',
    studBigBetOpen:
      'Wie eröffnet Stud ohne Bring-in im No-Limit, Pot-Limit oder Half-Pot: Was tut die höchste Karte, und wie hoch sind bei jeder Struktur der kleinste und der größte Einsatz?',
  },
}
