import type { repairs as english } from '../../../rulebooks/chapters/repairs.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Burning and board repairs” in German. */
export const repairs: ChapterWords<typeof english> = {
  title: 'Burncards und Boardkorrekturen',
  asks: {
    burnPoints:
      'Wann wird eine Karte verbrannt: vor jeder Street nach der ersten, außer wo das Spiel ohne ausgeteilt wird; vor jeder solchen Street; oder nie?',
    burnErrorFix:
      'Bis wann wird eine fehlende oder doppelte Burncard berichtigt, und bis wann, wenn die letzte Runde wegen eines All-ins ohne Einsätze bleibt? Sind die späteren Karten die, die ohne den Fehler gekommen wären?',
    burnErrorBeforeFlop:
      'Vor dem Flop fehlte eine Burncard oder es gab eine zu viel, und eine Boardkarte liegt schon offen, aber niemand hat daraufhin gehandelt: Wird der Flop neu gemischt, berichtigt oder belassen? Liegt keine offen, wird es berichtigt.',
    studBurnErrorFix:
      'Kommen Studkarten nach einer fehlenden oder doppelten Burncard an ihren richtigen Platz, und was gilt für eine letzte verdeckte Karte, die gesehen oder eingemischt wurde?',
    overdealtFlopRepair:
      'Was gilt für einen Flop aus vier Karten, und für einen aus mehr: Wird alles in den Stub gemischt und neu ausgeteilt, oder werden die Karten gemischt und der Floor zieht eine als nächste Burncard?',
    burnOnRedeal:
      'Wird nach dem neuen Mischen wieder eine Karte verbrannt, wenn Boardkarten oder eine Street neu ausgeteilt werden?',
    prematureCards:
      'Dürfen Karten verwendet werden, die vor dem Ende der Setzrunde ausgeteilt wurden? Nie, auch wenn alle folden, die noch an der Reihe sind.',
    prematureFlopRepair:
      'Wie wird ein Flop berichtigt, der vor dem Ende der Setzrunde kam? Die Burncard bleibt, und der Stub wird mit den Boardkarten neu gemischt.',
    prematureTurnRepair:
      'Wie wird ein zu früher Turn berichtigt: Tritt die Karte an seine Stelle, die der River gewesen wäre, und die frühe Karte wird vor dem River in den Stub gemischt, oder kommt sie sofort zurück, wobei die Burncard bleibt und der Stub neu gemischt wird?',
    prematureRiverRepair:
      'Wie wird ein zu früher River berichtigt? Die Burncard bleibt, und der Stub wird mit der Karte neu gemischt.',
    prematureRiverShortStub:
      'Welche Karten werden für die River zweier Boards gemischt, wenn einer zu früh aus den letzten zwei Karten des Stubs kam: Stub, frühe Karte, Burncards und Muck, oder nur die ersten beiden?',
    prematureStudCardRepair:
      'Wie werden zu frühe Studkarten berichtigt: beiseitegelegt, mit weiteren vom Deck, bis es für jeden noch beteiligten Spieler eine gibt, vor der nächsten Burncard; oder zurückgelegt, wobei die Burncard bleibt und der Stub neu gemischt wird?',
    prematureLastDowncardSeen:
      'Was gilt im Stud für eine letzte verdeckte Karte, die zu früh kam und gesehen oder eingemischt wurde: Behält der Spieler sie und darf dann auf der Sixth Street nicht setzen oder erhöhen, oder wird sie zurückgenommen?',
  },
}
