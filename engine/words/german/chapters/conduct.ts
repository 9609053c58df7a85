import type { conduct as english } from '../../../rulebooks/chapters/conduct.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Conduct” in German. */
export const conduct: ChapterWords<typeof english> = {
  title: 'Verhalten',
  asks: {
    cheatingPenalty: 'Was passiert mit einem Spieler, der betrügt oder sich abspricht?',
    conductPenaltyLadder:
      'Was kann gegen einen Spieler unternommen werden, der gegen die Verhaltensregeln verstößt, das Mildeste zuerst?',
    etiquetteSanctions: 'Was kann das Haus bei einem Verstoß gegen die Etikette tun?',
    profanityFirstStep: 'Was kommt zuerst, wenn ein Spieler einmal flucht?',
    softplayIsOffence: 'Ist es ein Verstoß, einen Gegner zu schonen (Soft Play)?',
    discloseFoldedHand: 'Ab wann darf ein Spieler sagen, was gefoldet wurde?',
    cellPhoneAtTable: 'Darf ein Spieler am Tisch telefonieren, und darf er Nachrichten schreiben?',
    electronicDevices: 'Sind Musikgeräte, Livestreams und Hilfe bei einer laufenden Hand erlaubt?',
    rtaPenalties: 'Was kann folgen, wenn ein Spieler sich bei einer Hand von einem Gerät helfen ließ?',
    smokingPolicy: 'Ist im Raum das Rauchen erlaubt?',
    nonsmokingSeats: 'Welche Plätze eines Tisches bleiben rauchfrei?',
    cigarPipeSmoking: 'Sind Zigarren und Pfeifen erlaubt?',
    guestSmoking: 'Dürfen Gäste und Zuschauer rauchen?',
    houseLanguageOnlyDuringDeal: 'Welche Sprachen dürfen während einer Hand gesprochen werden, und für wen gilt das?',
    guestBehindPlayer:
      'Dürfen Gäste hinter einem Spieler sitzen, höchstens wie viele (keine: unbegrenzt), und dürfen sie dessen Hand sehen?',
    minimumAge: 'Wie alt muss ein Spieler sein: so viele Jahre, oder volljährig dort, wo gespielt wird?',
    idRequired:
      'Muss sich ein Spieler bei der Anmeldung ausweisen, und kann das Personal bei bekannten Spielern darauf verzichten?',
    acceptedIdDocuments: 'Mit welchen Papieren weist sich ein Inländer aus?',
    acceptedIdDocumentsForeign: 'Mit welchen Papieren weist sich ein Ausländer aus?',
    loyaltyCardRequired: 'Braucht ein Spieler die Karte des Hauses, um einen Platz zu bekommen?',
    intoxicationPolicy: 'Was gilt für jemanden, der betrunken ist?',
    selfExclusion: 'Welcher Antrag oder welche Liste schließt eine Person von allen Spielen aus?',
    rabbitHunting: 'Darf ein Dealer zeigen, was gekommen wäre, und darf jemand den Muck oder den Stub durchsuchen?',
    hiddenCardsMayDie:
      'Kann eine verdeckt gehaltene Hand für tot erklärt werden, sobald Spieler dahinter gehandelt haben?',
    cardsOffTableExemptForms: 'In welchen Spielen dürfen die Karten vom Tisch genommen werden?',
    onePlayerPerHand: 'Spielt jeder die eigene Hand, ohne Rat von anderen?',
    pushingBets: 'Dürfen Spieler vereinbaren, Einsätze zurückzugeben oder Geld aus einem Pot zu nehmen?',
    insurance: 'Dürfen Spieler untereinander einen All-in-Pot versichern?',
    propositionBets:
      'Was gilt für Nebenwetten unter Spielern: verboten, vom Haus weder verwahrt noch entschieden, oder erlaubt?',
    drawCountDisclosure:
      'Bis wann müssen ein Spieler und der Dealer einem Spieler in der Hand sagen, wie viele Karten gezogen wurden?',
    recommendedStackMultiple: 'In Stapeln von wie vielen sollten Chips liegen, falls eine Zahl empfohlen wird?',
    ofcOutOfPocketBanHours:
      'Wie viele Stunden, mindestens und höchstens, ist ein Spieler gesperrt, der beim Open-Face ohne genug Chips zum Zahlen gespielt hat?',
  },
}
