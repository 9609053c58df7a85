import type { tournament as english } from '../../../rulebooks/chapters/tournament.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Tournaments” in German. */
export const tournament: ChapterWords<typeof english> = {
  title: 'Turniere',
  asks: {
    tournamentHandLiveDeadline: 'Bis wann muss ein Spieler bei einem Event am Tisch sein, damit die Hand live ist?',
    noShowRemoval:
      'Ab welchem Level, oder nach wie vielen Minuten, falls das früher ist, wird der Stack eines nie erschienenen Teilnehmers entfernt, wer entscheidet das, und bleibt er, wenn der Spieler darum gebeten hat?',
    tournamentAbsence:
      'Bekommt ein abwesender Spieler Karten, zahlt sein Stack Blinds und Antes, und nach wie vielen Minuten Abwesenheit verliert er ihn? An wen, und wohin gehen die Chips, die sich nicht teilen lassen?',
    tournamentInitialButton:
      'Wer hat den ersten Button eines Events, und werden die Karten, die darüber entscheiden, von den Spielern gezogen oder ihnen ausgeteilt?',
    timerStopsForDispute: 'Hält die Level-Uhr an, während ein Streit geklärt wird?',
    chipRace:
      'Beim Chip Race um kleine Chips: Von welchem Platz an werden Karten ausgeteilt, kann ein Spieler ohne Chips bleiben, und ab welchem Teil eines neuen Chips wird ein Rest auf einen ganzen aufgerundet?',
    tableBalance:
      'Um wie viele Spieler dürfen sich Tische unterscheiden, solange mehr als eine bestimmte Zahl von Tischen spielt, und um wie viele sonst?',
    balanceMover:
      'Wer zieht um, um Tische auszugleichen: der Spieler, der als Nächster den Big Blind hätte, auf den Platz, der ihn am frühesten bekommt, oder der Spieler in derselben Position zum Button wie der ausgeschiedene, auf dessen Platz?',
    balanceSourceTable: 'Welcher von mehreren gleich vollen Tischen gibt einen Spieler ab?',
    movedPlayerWaitsIn: 'In welchen Positionen wartet ein umgesetzter Spieler, bis der Button vorbei ist?',
    redrawAtTables: 'Bei wie vielen verbleibenden Tischen werden alle Plätze neu ausgelost?',
    redrawAtPlayers:
      'Bei wie vielen verbleibenden Spielern werden bei einer neuen Auslosung aus drei Tischen zwei, und aus zwei einer (keine: sobald weniger Tische für alle reichen)?',
    tournamentTableMax:
      'Wie viele Spieler sitzen bei einem Event höchstens an einem Tisch, und wie viele am Final Table?',
    simultaneousBustOrder:
      'Auf welchen Plätzen landen Spieler, die in derselben Hand ausscheiden, auch bei gleichen Stacks, und wer bekommt, was sich nicht teilen lässt?',
    showLiveHandPenalty:
      'Was folgt, wenn ein Spieler bei einem Event absichtlich Karten einer live Hand zeigt: Ist die Hand tot, gibt es eine Strafe, und wann ist es Heads-up erlaubt?',
    tournamentHandTalk:
      'Was kann folgen, wenn vor dem Ende der Aktion über Hände, abgelegte Karten oder mögliche Karten gesprochen wird?',
    behaviourPenalties: 'Welche Strafen kann schlechtes Verhalten bei einem Event nach sich ziehen?',
    tournamentSanctions:
      'Was kann gegen einen Teilnehmer unternommen werden, der gegen die Regeln eines Events verstößt?',
    tournamentChipsVisible:
      'Dürfen bei einem Event andere Chips auf dem Tisch liegen, müssen große Chips zu sehen sein, und was passiert mit vom Tisch genommenen Chips und dem Spieler, der sie genommen hat?',
    rebuy:
      'Darf ein Spieler einen Rebuy machen, wie oft, mit höchstens wie vielen Chips, vor der ersten Hand welches Levels, zu welchem Preis und für wie viele Chips, und muss zahlen, wer einen angesagt hat (keine: wie für das Event ausgehängt)?',
    addOns: 'Gibt es Add-ons bei einem Event, für das nichts anderes ausgehängt ist?',
    prizeSplit:
      'Wie viel Prozent der Preise gehen an den ersten, zweiten und die späteren Plätze, wo keine Tabelle nach Spielerzahl gilt?',
    payoutTable: 'Wie viel Prozent der Preise gehen an jeden Platz, nach der Spielerzahl von und bis?',
    prizeDealPayout: 'Wer ist für einen Deal verantwortlich, den Spieler über die Preise machen?',
    tournamentAllInFaceUp:
      'Werden bei einem Event alle Hände aufgedeckt, sobald ein Spieler all-in ist und nicht mehr gesetzt wird?',
    tournamentDeckChange: 'Wann wird bei einem Event das Deck gewechselt, abgesehen von beschädigten Karten?',
    disqualifiedChips: 'Was passiert mit den Chips eines disqualifizierten Spielers?',
    lateEntryStacks:
      'Für wen darf ein Stack aufgestellt werden und Blinds und Antes zahlen, bevor sein Spieler da ist?',
    tournamentSeating: 'Wie werden die ersten Plätze eines Events vergeben?',
    tableBreakOrder: 'In welcher Reihenfolge werden Tische aufgelöst?',
    levelSchedule: 'Wann steigen Limits und Blinds?',
    blindLevels: 'Welche Small und Big Blinds werden gespielt, Level für Level?',
    tournamentBuyIn: 'Wie viele Chips bekommt man für ein Buy-in, sind sie Geld wert, und ist der Preis ausgehängt?',
    chipValues: 'Was ist ein Chip jeder Farbe wert?',
    chipsPerPlayer1000: 'Wie viele Chips jeder Farbe ergeben einen Stack von 1000, nach dem Namen des Sets?',
    chipSets:
      'Für so viele Spieler mit je 1000: Wie viele Chips jeder Farbe bekommt ein Spieler, und wie viele sollte das Haus besitzen?',
    eventWindow:
      'Von welchem bis zu welchem Tag veranstaltet das Haus sein Event, falls es eines hat, und können sich die Tage noch ändern?',
  },
}
