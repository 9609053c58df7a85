import type { showdown as english } from '../../../rulebooks/chapters/showdown.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Showdown” in German. */
export const showdown: ChapterWords<typeof english> = {
  title: 'Showdown',
  asks: {
    showAllCardsToWin:
      'Muss ein Spieler alle Karten offen auf den Tisch legen, um irgendeinen Teil eines Pots zu gewinnen, außer wenn die eigene Hand als einzige live ist?',
    showdownOrder:
      'Wer zeigt zuerst: nach einem Einsatz in der letzten Runde, ohne einen, und wenn davor schon alle all-in waren?',
    sidePotShowOrder:
      'Wer zeigt, wenn es Side Pots gibt: die Spieler jedes Pots, wenn er verteilt wird, oder alle Spieler der Side Pots vor einem Spieler, der nur im Main Pot ist?',
    potSplitOrder: 'Welcher von mehreren Pots wird zuerst vergeben?',
    muckAtShowdown: 'Darf ein Spieler beim Showdown den Pot aufgeben, indem er ungesehen muckt, oder muss er zeigen?',
    seeHandRequest:
      'Wer darf verlangen, eine gemuckte Hand zu sehen, welche Hände, und aus welchen Gründen? Ist eine Hand, die der Gewinner des Pots sehen will, wieder live, und wozu führt ein Missbrauch dieses Rechts?',
    showOneShowAll:
      'Wann müssen Karten, die einem Spieler gezeigt wurden, allen gezeigt werden: wenn dieser Spieler sie in dieser Runde noch nutzen konnte, nur in einer späteren Runde, oder in dieser Hand gar nicht? Dürfen nach der Hand alle sehen, was einem gezeigt wurde?',
    showOneShowAllPartial: 'Muss ein Spieler, der einen Teil einer Hand zeigt, auch den Rest zeigen?',
    playTheBoardClaim:
      'Was muss ein Spieler, der das Board spielt, tun, um seinen Teil des Pots zu behalten, im Cash Game und bei Events?',
    cardsSpeak: 'Sprechen die Karten, gleich wie der Spieler die Hand genannt hat?',
    intentionalMiscall:
      'Was kann es kosten, eine Hand absichtlich falsch anzusagen, sodass ein anderer Spieler die Gewinnerhand wegwirft?',
    lowballMiscall:
      'Wie viel muss im Lowball von einer angesagten Hand stimmen? Was passiert mit einer falsch angesagten Hand, wegen der ein anderer Spieler seine gefoult hat, und mit einer in einem Pot mit drei oder mehr Spielern?',
    unannouncedPair:
      'Was kann es im Lowball kosten, eine Hand mit einem Paar auszubreiten, ohne es zu sagen, wenn ein anderer Spieler deshalb eine Hand foult?',
    faceDownDiscardLiveIfIdentifiable:
      'Darf ein Spieler verdeckt abgelegte Karten noch aufdecken, solange sie niemand verwechseln kann?',
    splitPotByAgreement: 'Dürfen Spieler vereinbaren, einen Pot zu teilen?',
    unclaimedShare: 'Wohin geht ein Teil des Pots, für den sich niemand qualifiziert?',
    noneQualifies: 'Wohin geht der Pot, wenn sich niemand für irgendeinen Teil qualifiziert?',
    ofcSettlement: 'In welcher Reihenfolge vergleichen und zahlen die Spieler im Open-Face Chinese?',
    ofcPayoffCap:
      'Wie viel kann ein Spieler im Open-Face Chinese in einer Hand verlieren: den Stack vom Beginn der Hand, oder alles, was er schuldet?',
    runItScopes: 'Was kann noch einmal ausgeteilt werden, wenn Spieler mehr als einen Lauf vereinbaren?',
    runItTwiceGames: 'In welchen Spielen sind mehrere Läufe erlaubt?',
    runSidePotsTwice: 'Werden Side Pots zusammen mit dem Main Pot mehrfach ausgespielt?',
    runShortStub: 'Wie werden die Boards ergänzt, wenn der Stub nicht für alle Läufe reicht?',
    runTwiceBurnsEightHandedFiveCard:
      'Wie viele Karten werden insgesamt verbrannt, wenn Five-Card Omaha zu acht schon vor dem Flop zweimal ausgespielt wird?',
  },
}
