import type { find as english } from '../english/find.ts'
import type { WithGaps } from '../gaps.ts'

/** The search in the bar: games, tables, pages of the room and rules. */
export const find: WithGaps<typeof english> = {
  asked: 'Spiel, Tisch, Seite oder Regel suchen',
  hint: 'PLO8, string bet, Warteliste …',
  results: 'Ergebnisse',
  groups: { own: 'Deine Tische', games: 'Spiele', tables: 'Tische', pages: 'Seiten', rules: 'Regeln' },
  counted: count => (count === 0 ? 'Nichts gefunden' : count === 1 ? 'Ein Ergebnis' : `${count} Ergebnisse`),
  none: 'Nichts mit diesem Namen',
  noneTry: 'Versuch es mit weniger Wörtern, oder mit dem Wort, das ein Dealer benutzen würde: „String Bet“, „Misdeal“.',
  loading: 'Wird geladen …',
  allRules: count => `Alle ${count} Regeln zeigen`,
  mix: 'Gemischtes Spiel',
  seats: (taken, chairs) => `${taken} von ${chairs} Plätzen besetzt`,
  keys: [
    ['↑ ↓', 'wählen'],
    ['Enter', 'öffnen'],
    ['Esc', 'schließen'],
  ],
  pages: {
    events: 'Sit-and-go, Clubabend, Blindstufen, Uhr',
    floor: 'Podium, Warteliste, Plätze, Must-move',
    board: { title: 'Listentafel', is: 'Die Wartelisten auf einem Bildschirm für alle' },
    me: { title: 'Dein Platz auf der Liste', is: 'Auf eine Warteliste setzen lassen und sehen, wann du dran bist' },
    side: 'Mehrere Tische in einem Fenster',
    record: 'Vorfälle, Strafen, Hausverbote',
    create: 'Heimrunde, privater Tisch, Dealer’s Choice, Freunde',
    stats: 'VPIP, PFR, am Showdown gewonnen',
    hands: 'Handverlauf, Wiedergabe, Download, PHH',
    desk: 'Floor rufen, Streitfall, Entscheidung',
    train: 'Übung, Prüfung, Zertifikat',
    house: 'eigene Regeln, Ausgabe',
  },
}
