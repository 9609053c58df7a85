import type { authority as english } from '../../../rulebooks/chapters/authority.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Authority and rulings” in German. */
export const authority: ChapterWords<typeof english> = {
  title: 'Wer entscheidet',
  asks: {
    finalRulingRole:
      'Wer hat das letzte Wort: über die Regeln, darüber, welche Hand die beste ist, über alles andere, und wenn diese Person selbst betroffen ist?',
    rulingAppealLevels: 'Wie oft kann ein Spieler gegen eine Entscheidung Einspruch einlegen?',
    playType: 'Wer bestimmt die Person, die entscheidet: bei einem offiziellen Event, in einem Cardroom, zu Hause?',
    refereeMayPlay:
      'Darf die Person, die entscheidet, auch mitspielen: bei einem offiziellen Event, in einem Cardroom, zu Hause?',
    rulingDeadline:
      'Bis wann kann man zu einem Pot eine Entscheidung verlangen: wenn das nächste Deck von Hand gemischt wird, und wenn es eine Maschine mischt? Endet die Frist auch, wenn das Spiel endet oder umzieht?',
    lateHouseErrorCorrection:
      'Wird ein Fehler des Hauses auch dann noch berichtigt, wenn die nächste Hand schon begonnen hat?',
    dealStartsAt:
      'Wann hat eine Hand begonnen: von Hand gemischt und von der Maschine gemischt? Wann gehört sie noch zum alten Level?',
    tellHandStatusOnRequest:
      'Muss ein Spieler, der an der Reihe ist, auf Nachfrage erfahren, ob eine Hand live ist und ob ein Einsatz die Setzrunde wieder öffnet?',
    noProfitPrinciple:
      'Welche Grundsätze stehen über dem Wortlaut der Regeln: Fairness, und dass ein Regelverstoß niemandem Vorteile bringt und kein Unschuldiger verliert?',
    rulePrecedence: 'Welche Regeln gehen vor, die höchsten zuerst?',
    runDispute:
      'Wonach wird entschieden, wenn ein Streit mehrere Läufe betrifft und keine Entscheidung für alle klar ist?',
    runWithoutBurns: 'Dürfen Läufe ohne Burncards ausgeteilt werden?',
  },
}
