import type { fair as english } from '../english/fair.ts'
import type { WithGaps } from '../gaps.ts'
import { listed } from './listed.ts'

/** Checking the deck of a hand. */
export const fair: WithGaps<typeof english> = {
  title: hand => `Das Deck von Hand ${hand}`,
  opening: 'Die Siegel werden geöffnet …',
  fits: 'Das Deck passt zu seinem Siegel.',
  fitsNot: 'Das Deck passt nicht zu seinem Siegel.',
  shuffled: 'Der Raum hat gemischt, jede Karte versiegelt und die Wurzel aller Siegel veröffentlicht:',
  wasThere: 'Dein Browser hatte sie, bevor die erste Karte ausgeteilt wurde.',
  wasNotThere: 'Dein Browser war nicht da, als die Hand begann, und kann nicht sagen, wann das war.',
  noSeat: 'Kein Spieler hat etwas beigetragen: Der Raum allein hat die Reihenfolge der Karten bestimmt.',
  seats: names =>
    `Dann haben ${listed(names)} Zufallsbytes beigetragen. Zusammen mit der Wurzel haben sie die Reihenfolge der Karten bestimmt: Der Raum konnte sie nicht mehr wählen.`,
  sawNone: 'Du hast keine Karte dieser Hand gesehen, also wird für dich kein Siegel geöffnet.',
  saw: 'Die Siegel der Karten, die du gesehen hast, sind offen. Alle anderen bleiben für immer zu.',
  unsealed: cards =>
    `Das Deck wurde später neu gemischt oder berichtigt: ${cards} kamen danach und liegen nicht unter diesem Siegel.`,
  workedOut: 'Auf dieser Seite geprüft',
  match: 'Passt: ',
  noMatch: 'Passt nicht: ',
  without: 'Um es ohne den Raum zu prüfen, lade',
  theProof: 'den Beweis',
  and: 'und',
  theLog: 'das Protokoll',
  thenRun: ' herunter und starte',
  notProof: why => `Das ist kein Beweis. ${why}`,
  command: hand => `cardroom verify deal-${hand}-proof.json --log deal-${hand}.jsonl`,
  board: number => (number === 1 ? 'Board' : `Board ${number}`),
  burn: 'Brandkarte',
  aside: 'beiseite',
  notDealt: 'nicht ausgeteilt',
}
