import type { stakes as english } from '../../../rulebooks/chapters/stakes.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Buy-ins, stakes and the table” in German. */
export const stakes: ChapterWords<typeof english> = {
  title: 'Buy-ins, Einsätze und der Tisch',
  asks: {
    limitBuyInMultiple: 'Wie hoch ist der Mindest-Buy-in im Limit: das Wievielfache welches Einsatzes?',
    firstBuyIn: 'Wo bekommt ein Spieler die ersten Chips für ein Spiel?',
    bigBetMinBuyInBigBlinds:
      'Von wie vielen bis zu wie vielen Big Blinds darf ein Haus den Mindest-Buy-in im No-Limit und Pot-Limit festlegen?',
    maxBuyIn:
      'Von wie vielen bis zu wie vielen Big Blinds darf ein Haus das höchste Buy-in festlegen, falls es eins gibt?',
    shortBuyInsPerGame: 'Wie oft darf sich ein Spieler in einem Spiel für weniger als das Minimum einkaufen?',
    topUpLimit: 'Wie viel darf ein Spieler zwischen den Händen nachkaufen?',
    forcedTransferStack:
      'Was gilt für den Stack eines Spielers, den das Haus in ein ähnliches Spiel umsetzt: Darf oder muss er ihn behalten, auch wenn er zu klein ist?',
    voluntaryTransferStack:
      'Was muss ein Spieler mitbringen, der freiwillig umzieht: den ganzen Stack, und mindestens welchen Buy-in? Wie viele Minuten lang ist in einem neuen Spiel kein Stack über dessen höchstem Buy-in erlaubt?',
    tableStakes: 'Kann in einer Hand nicht mehr gewonnen oder verloren werden, als zu ihrem Beginn auf dem Tisch lag?',
    cashOnTable:
      'Spielt Bargeld auf dem Tisch, was gilt für Bargeld, das niemand bemerkt hat, und welche Scheine dürfen spielen, wo ein Haus Bargeld erlaubt?',
    playingBehind:
      'Welche Chips, die noch nicht da sind, dürfen gespielt werden, und was spielt, wenn sie nicht angesagt waren?',
    playFromRack:
      'Darf man Chips aus dem Rack spielen, darf ein Spieler vor dem Gehen alles bis auf einen Stapel zum Spielen einpacken, und sind Spieler mit besonderem Bedarf ausgenommen?',
    playOver:
      'Wer muss ein Play over auf dem Platz eines abwesenden Spielers genehmigen, braucht es eine Box und die Zustimmung des Abwesenden, wie kommt der Ersatzspieler ins Spiel, und wie lange bleibt er, wenn der Besitzer des Platzes zurück ist?',
    playOverTimeCharge: 'Wer zahlt bei einem Play over die Time?',
    maxAbsenceMinutes:
      'Nach wie vielen Minuten Abwesenheit oder wie vielen Absent-Buttons dürfen in einem Cash Game die Chips eingesammelt werden?',
    absentButtonGivenBy:
      'Wer gibt einem leeren Platz, der einen Blind verpasst hat, den Absent-Button, falls es welche gibt?',
    secondManWalking:
      'Muss ein zweiter Spieler, der geht, während schon einer weg ist, zu den Blinds zurück sein oder warten?',
    cashHandLiveDeadline:
      'Bis wann muss ein Spieler im Cash Game am Platz sein, damit die Hand live ist, im Stud und in anderen Spielen, und ist sie tot, wenn er vor seiner Aktion weggeht?',
    minDeckUseRounds: 'Wie viele Runden wird ein neues Deck gespielt, bevor es gewechselt werden darf?',
    minSetupUseMinutes: 'Wie viele Minuten wird ein neues Setup gespielt, bevor Spieler ein anderes verlangen dürfen?',
    rake: 'Wie viel Prozent eines Pots nimmt das Haus in Spielen ohne Time, und höchstens wie viel?',
    timeCollectionTiming: 'Wird die Platzmiete vor oder nach der Zeit gezahlt, für die sie gilt?',
    timeCollection:
      'Alle wie viele Minuten wird Time kassiert, wie kann ein Tisch sie zahlen, und darf ein Spieler bei einer gemeinsamen Zahlung aussteigen und allein zahlen?',
    collectionCourtesyPlay:
      'Was darf ein Spieler noch spielen, der die Gebühr nicht zahlen will, im Stud und in Spielen mit Button, und gilt das nur, wenn niemand wartet?',
    newPlayerCollectionFreeMaxWaiting:
      'Bei höchstens wie vielen Namen auf der Warteliste zahlt ein neuer Spieler keine Gebühr, falls überhaupt?',
    bombPotDefaultAnteApplies: 'Wann legt das Haus das Ante eines Bomb Pots fest, den der Tisch vereinbart?',
    bombPotDefaultAnte:
      'Welches Ante legt das Haus für einen Bomb Pot fest, ab welchem kleinsten Blind des Spiels, in Geld?',
    limitChangeBlockingObjections:
      'Wie viele Gegenstimmen halten ein Limit, wie es ist, genügt dafür auch eine Warteliste, und welches Limit gilt, wenn es ohne Erlaubnis erhöht wurde?',
    sameGameReturnMinutes:
      'Wie viele Minuten lang nach dem Auszahlen muss ein Spieler, der ins selbe Spiel zurückkehrt, alles wieder mitbringen?',
    chopBlinds:
      'Dürfen die Blinds gechoppt werden, wenn alle anderen gefoldet haben, und auch, wenn einer davon ein Kill ist?',
    shillsAllowed: 'Dürfen Leute für das Haus spielen, und muss es sie auf Nachfrage nennen?',
    ofcRebuyLockoutMinutes:
      'Wie viele Minuten darf sich ein Spieler nicht wieder einkaufen, der ein Open-Face-Spiel aus Mangel an Chips verlassen hat?',
    fantasylandTopUp: 'Darf ein Spieler Chips nachkaufen, wenn es nach Fantasyland geht?',
  },
}
