import type { kills as english } from '../../../rulebooks/chapters/kills.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Kill pots” in German. */
export const kills: ChapterWords<typeof english> = {
  title: 'Kill-Pots',
  asks: {
    killSize:
      'Wie viele Big Blinds sind ein voller und ein halber Kill, und mit welchem Faktor erhöhen sie die Limits?',
    killOptional:
      'Darf ein Spieler wählen, ob er den Pot killt, wo das Spiel Kills erlaubt, zum Beispiel um im Lowball sofort Karten zu bekommen?',
    requiredKillTrigger:
      'Was verpflichtet einen Spieler, den nächsten Pot zu killen, wo Kills Pflicht sind, im High-Low und in anderen Spielen?',
    killButton: 'Zeigt ein Kill-Button, wer den letzten Pot gewonnen hat und ein Leg-up hat?',
    killerActs: 'Wann handelt der Killer in der ersten Runde?',
    studKill:
      'Wie eröffnet die erste Runde eines gekillten Stud-Pots: links vom Kill ohne Bring-in, oder mit dem Bring-in wie üblich?',
    killSecondLegMinFullBets:
      'Wie viele volle Einsätze über die Blinds hinaus muss der Gewinner im zweiten Pot hintereinander einstreichen, damit ein Kill folgt?',
    killBlindCountsAsBlind: 'Zählt der Kill als Blind, wenn es darum geht, was ein Pot über die Blinds hinaus brachte?',
    splitKeepsLeg:
      'Behält ein Spieler mit Leg-up, der den Pot teilt, das Leg, und killt er erneut, wenn er ihn gekillt hatte?',
    legOnLeaving:
      'Was passiert mit dem Leg eines Spielers, der eine Pause macht, und eines Spielers, der das Spiel verlässt?',
    missedKill:
      'Wann muss ein Spieler, der einen Kill schuldet, ihn setzen: für diese Hand und keine andere, oder, wenn er sie verpasst hat, bei der ersten Gelegenheit, bei der er nicht Button oder Blind ist?',
    killDebtBlocksPlay: 'Ist ein Spieler, der einen Kill schuldet, bis zur Zahlung von jedem Spiel ausgeschlossen?',
    scoopKillMinUpperBets:
      'Wie viele obere Einsätze muss ein gescoopter Pot haben, damit in einem Spiel mit geteiltem Pot ein Kill folgt?',
    lowballLookAndKill:
      'Dürfen Lowball-Spieler Karten ansehen, bevor sie sich für einen Kill entscheiden? Wie viele, mit wie vielen Kill-Blinds vor ihnen, und wann handeln sie?',
    maxKillsPerDeal: 'Wie oft kann eine Hand gekillt werden?',
    newPlayerInKillPot:
      'Darf ein neuer Spieler in einen gekillten Pot einsteigen: nur mit der Zusage, den nächsten zu killen, frei, oder gar nicht?',
    straddleInKillPot: 'Darf in einem gekillten Pot gestraddelt werden?',
  },
}
