import type { seating as english } from '../../../rulebooks/chapters/seating.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Lists and seating” in German. */
export const seating: ChapterWords<typeof english> = {
  title: 'Listen und Plätze',
  asks: {
    waitlistRequiresPresence:
      'Wie kommt ein Name auf die Liste, und innerhalb wie vieler Minuten muss sich vor Ort melden, wer sich online eingetragen hat?',
    lockupDeposit: 'Mit wie viel Geld kann ein Spieler, der den Bereich verlässt, seinen Platz auf der Liste halten?',
    newGameLockupMinutes:
      'Nach wie vielen Minuten wird ein Lock-up-Platz in einem neuen Spiel freigegeben, wenn jemand wartet?',
    maxLockupMinutes: 'Nach wie vielen Minuten wird jeder Lock-up-Platz freigegeben, wenn jemand wartet?',
    listPriorityTiers:
      'Welche Inhaber der Hauskarte gehen dem Rest einer Liste vor, die höchsten zuerst, und gehen sie auch Spielern aus einem aufgelösten Spiel vor?',
    initialButton:
      'Welche Karte bekommt den ersten Button eines Cash Games, in High-, High-Low- und Low-Spielen, und wird sie gezogen oder ausgeteilt?',
    listRetentionMaxEmptySeats:
      'Wann muss ein Spieler in einem neuen Spiel mitspielen, um seinen Platz auf einer Liste zu behalten: bei wie wenigen freien Plätzen, oder bei wie vielen Spielern an einem Tisch mit wie vielen Plätzen?',
    mustMove:
      'Darf ein zweites Spiel derselben Art das erste auffüllen, und in welcher Reihenfolge wechseln seine Spieler?',
    mustMoveTiming:
      'Wann muss ein Must-Move-Spieler nach dem Aufruf wechseln: in Spielen mit Button, im Stud und in Spielen, für die anderes gilt (nach Spiel, oder gemischt)?',
    mustMoveEntry:
      'Wie kommt ein Must-Move-Spieler ins Hauptspiel: setzt er wie ein neuer Spieler oder nicht, darf er den Button erst vorbeilassen, aus welchen Positionen nicht, und in welchen Spielen ist es anders (nach Spiel, Flop, gemischt, oder ein Spiel in einem Mix)?',
    mustMoveRefusalLockoutMinutes:
      'Wie viele Minuten bleibt ein Spieler, der nicht wechseln will, vom Must-Move-Spiel und seiner Liste ausgeschlossen?',
    mustMoveTopology:
      'Welches Spiel füllt welches auf, wenn es drei oder mehr gibt: das neueste die ersten beiden, oder jedes das vor ihm, und in welchen Spielen ist es anders?',
    mustMoveMainGuarantee:
      'Wie viele Spieler sind einem Hauptspiel mit wie vielen Plätzen garantiert, solange ein Must-Move läuft?',
    mixedMustMoveMinOverlapPercent:
      'Wie viel Prozent seiner Spiele muss ein Mix mit dem Hauptspiel gemeinsam haben, um dessen Must-Move zu sein?',
    voluntaryMoveAtOnceWaiters:
      'Wie viele Spieler müssen auf den Platz warten, damit ein Spieler, der freiwillig umzieht, sofort gehen muss? Darf er den Button noch spielen, wenn er einen Blind gezahlt hat, und muss das Haus zustimmen?',
    seatChangeFreeze: 'Ab wann darf ein Spieler im Spiel einen freien Platz nicht mehr vor einem neuen Spieler nehmen?',
    brokenGameSeatHold:
      'Wenn ein Spiel aufgelöst wird: Wie wird die Reihenfolge bestimmt, für welche Abwesenden zieht der Floor, bis wann wird ihr Platz gehalten, und darf ein Stuhl dazugestellt werden?',
    killGameIsDifferentType:
      'Ist ein Spiel mit Pflicht-Kill eine andere Art als dasselbe Spiel ohne, sodass keines Vorrechte eines aufgelösten Spiels im anderen hat?',
    newGameLimitSpacing:
      'Wie weit muss ein neues Spiel von anderen seiner Art entfernt sein: das Wievielfache des Limits darunter, und höchstens welcher Teil des Limits darüber?',
    newMixMinDifferencePercent:
      'Wie viel Prozent seiner Spiele müssen sich bei einem neuen Mix mindestens unterscheiden, wenn am selben Limit schon einer läuft?',
    newPlayerRouting: 'In welches von mehreren ähnlichen Spielen kommt ein neuer Spieler?',
    transferRule: 'Welche Wechsel zwischen ähnlichen Spielen werden abgelehnt?',
    maxSeatsPerPlayer: 'In wie vielen Spielen darf ein Spieler gleichzeitig einen Platz halten?',
    extraStartSeat: 'Mit wie vielen Spielern über der üblichen Zahl darf ein neues Spiel beginnen, bis jemand aufhört?',
    newGameSeatChoice: 'In welcher Reihenfolge werden die Plätze eines neuen Spiels gewählt?',
  },
}
