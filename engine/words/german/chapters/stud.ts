import type { stud as english } from '../../../rulebooks/chapters/stud.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Stud” in German. */
export const stud: ChapterWords<typeof english> = {
  title: 'Stud',
  asks: {
    studHoleCardExposed:
      'Was folgt, wenn der Dealer eine der ersten zwei Karten aufdeckt, beide, oder alle drei? Wer eröffnet, wenn diese Karte die niedrigste gewesen wäre, und ist es bei Events anders?',
    studAllInStarter: 'Wer eröffnet eine Runde, wenn der Spieler all-in ist, der es tun müsste?',
    partialBringIn:
      'Was müssen die anderen bringen, wenn die niedrigste Karte nur für einen Teil des Bring-ins reicht?',
    bringInMayOpenFull: 'Darf der Spieler mit dem Pflichteinsatz stattdessen für einen vollen Einsatz eröffnen?',
    studTieFirst:
      'Wer eröffnet bei zwei gleichen offenen Händen: wer zuerst Karten bekam, oder wer die bessere Farbe hat?',
    studOpenPairOption:
      'Erlaubt ein offenes Paar auf der Fourth Street einen Einsatz des oberen Limits: im Stud High, im Razz und im High-Low?',
    studFoldWithoutBet:
      'Bekommt ein Platz, der ohne etwas zu callen foldet, weiter Karten, bis ein Einsatz die Hand tötet?',
    upcardsLiftedKills:
      'Wann ist die Hand eines Spielers tot, der seine offenen Karten aufnimmt, umdreht oder mit den verdeckten mischt: wenn er vor einem Einsatz steht, oder erst, wenn ein anderer Spieler deshalb gehandelt hat?',
    upcardOrderPenalty: 'Wozu führt es, offene Karten absichtlich umzuordnen?',
    cardOffTable: 'Wie gilt eine Karte, die beim Austeilen vom Tisch fällt?',
    announcePossibleStraightsFlushes: 'Sagt der Dealer mögliche Straßen und Flushes an?',
    razzAnnouncePairs: 'Welche Paare sagt der Dealer im Razz an?',
    studAbsentHand: 'Wann ist die Hand eines Spielers tot, der nicht am Tisch ist, im Cash Game und bei Events?',
    studShortStub:
      'Was geschieht, wenn der Stub für die letzte Street nicht reicht: werden alle bis auf die letzte Karte ausgeteilt und diese mit den Burncards gemischt, oder Stub und Burncards schon vor der Street? Und eine Karte für alle, wenn das nicht genügt?',
    studStubNeeded: 'Wie viele Karten muss der Stub haben, damit die letzte Street wie üblich ausgeteilt wird?',
    studAllInRiverUp: 'Was gilt für die letzte Karte eines All-in-Spielers, wenn sie offen ausgeteilt wird?',
    studExposedRiver:
      'Was darf ein Spieler tun, dessen letzte Karte offen kam, während die anderen ihre verdeckt bekamen?',
    studExposedRiverFirstActor: 'Wer eröffnet die letzte Runde, wenn eine letzte Karte offen ausgeteilt wurde?',
    studExposedRiverDealRest:
      'Wie bekommen die anderen ihre letzte Karte, wenn eine offen ausgeteilt wurde: mit drei oder mehr Spielern, und Heads-up?',
    studMissingSeventhCard: 'Ist eine Hand beim Showdown live, wenn nur ihre letzte Karte fehlt?',
    studBeatenCallRefund:
      'Bekommt ein Caller Chips zurück, der schon von den sichtbaren offenen Karten geschlagen war?',
    lowIgnoresStraightsFlushes: 'Schaden Straßen und Flushes dem Low in einem Ace-to-Five-High-Low-Spiel nicht?',
    acesLowestPair: 'Ist ein Paar Asse das niedrigste Paar, wo Asse niedrig sind?',
    lowQualifier:
      'Was ist die höchste Karte, die ein qualifiziertes Low haben darf, kann ein anderer Qualifier ausgehängt werden, und welche Spiele haben einen eigenen (keine: keiner nötig)?',
    studHiLoBringIn:
      'Welche Karte bringt im Stud High-Low ohne Qualifier das Bring-in, wie zählt ein Ass dabei, und welche offene Hand eröffnet spätere Runden?',
    superStudNoDiscard:
      'Was gilt im Super Stud für eine Hand, die nichts abgelegt hat, wenn die erste Karte der Fourth Street kommt?',
    superStudStubCheck:
      'Vor welcher Street wird im Super Stud der Stub gezählt, wie viele Karten muss er haben, und was geschieht, wenn er weniger hat?',
    superStudCommunityCard: 'Darf im Super Stud eine Karte für alle Hände gelten, wenn die Karten knapp werden?',
    mexicanExposedDownCard:
      'Was passiert im Mexican Poker mit einem Spieler, dessen verdeckte Karte der Dealer aufdeckt?',
    mexicanStubNeeded:
      'Wie viele Karten muss der Stub im Mexican Poker vor der Fifth Street haben, damit die Burncards nicht eingemischt werden?',
    mexicanOutOfSequence:
      'Wie werden im Mexican Poker Karten berichtigt, die nach dem ersten Austeilen an die falschen Spieler gingen?',
  },
}
