import type { tournamentDays as english } from '../english/tournament-days.ts'
import type { WithGaps } from '../gaps.ts'
import { count } from './event-numbers.ts'
import { listed } from './listed.ts'

/** Tournaments over several days and events: the schedule while it runs, days and flights, envelopes, tables, seasons. */
export const tournamentDays: WithGaps<typeof english> = {
  // the schedule
  scheduleOpen: 'Blindplan ändern',
  scheduleTitle: 'Blindplan',
  scheduleAbout: level =>
    level === 0
      ? 'Bis zum Beginn lässt sich jedes Level ändern.'
      : `Level ${level} läuft. Was danach kommt, lässt sich ändern.`,
  scheduleLevel: level => `Level ${level}`,
  scheduleFields: { small: 'Small Blind', big: 'Big Blind', ante: 'Ante', minutes: 'Minuten', break: 'Pause danach' },
  scheduleAdd: 'Level hinzufügen',
  scheduleDrop: level => `Level ${level} streichen`,
  scheduleSave: 'Blindplan speichern',

  // days and flights
  bagOpen: 'Tag beenden und Chips eintüten',
  bagTitle: 'Chips eintüten',
  bagAbout: 'Zähl jeden Stack. Zusammen muss es so viel sein, wie im Spiel ist.',
  bagOf: name => `Chips von ${name}`,
  bagSum: (counted, all) => `${counted} von ${all} gezählt`,
  bagDo: 'Tag beenden',
  startDay: day => `Tag ${day} beginnen`,
  bagged: players =>
    `${count(players, 'Spieler hat', 'Spieler haben')} Chips eingetütet. Zum nächsten Tag werden die Plätze neu ausgelost.`,
  bagSheet: 'Tüten',
  noBags: 'Es sind keine Chips eingetütet.',
  flightOpen: 'Flight dazuholen',
  flightTitle: 'Flight dazuholen',
  flightAbout:
    'Wer in einem Flight eingetütet hat, kommt mit seinen Chips herein; was dort bezahlt wurde, wird hier ausgespielt.',
  flightNone: 'Keiner deiner Flights ist eingetütet.',
  flightDo: (name, players) => `${name} dazuholen (${players})`,
  flightWhere: name => `Diese Spieler spielen in ${name} weiter.`,

  // envelopes
  envelopes: 'Mystery Bounties',
  envelopesWon: won => `Du hast ${count(won, 'Umschlag', 'Umschläge')} gewonnen. Such dir einen aus.`,
  envelopeOpen: envelope => `Umschlag ${envelope} öffnen`,
  envelopeIs: envelope => `Umschlag ${envelope}`,
  envelopeWas: (name, head, worth) => (name === head ? `${name} behält ${worth}` : `${name} für ${head}: ${worth}`),
  envelopesLeft: sums => `Noch geschlossen: ${listed(sums)}`,
  draws: 'Auslosungen',
  drawsFit: count =>
    count === 1
      ? 'Die Auslosung passt zum Siegel, das zu sehen war, bevor jemand gemeldet war.'
      : `Alle ${count} Auslosungen passen zum Siegel, das zu sehen war, bevor jemand gemeldet war.`,
  drawWrong: number => `Auslosung ${number} passt nicht zum Siegel: Jemand hat sie geändert.`,
  drawSeal: 'Siegel aller Auslosungen:',
  drawSealed:
    'Plätze, Buttons und Chip Races werden unter diesem Siegel ausgelost. Die Ergebnisseite prüft jede Auslosung daran.',
  envelopeSeal: 'Versiegelt, bevor der erste gewonnen wurde. Wurzel der Siegel:',
  envelopeDue: (name, head) =>
    name === head ? `${name} öffnet den Umschlag für den Sieg` : `${name} öffnet einen Umschlag für ${head}`,
  envelopeNow: 'Den nächsten öffnen',

  // how tables are run
  tableRun: table => `Wie Tisch ${table} gespielt wird`,
  tableRuns: { dealt: 'Hier ausgeteilt', live: 'Mit dem Helfer', known: 'Gemeldet' },
  nextTable: 'Weiterer Tisch',

  // penalties
  penaltyLength: 'Wie lange',
  penaltyUnit: 'Gezählt in',
  penaltyUnits: { deals: 'Händen', minutes: 'Minuten' },
  penaltyFor: (length, unit) =>
    `Setzt ${unit === 'deals' ? count(length, 'Hand', 'Hände') : count(length, 'Minute', 'Minuten')} aus`,
  chipsTaken: 'Vom Tisch genommene Chips',
  takeChips: 'Aus dem Spiel nehmen',
  reached: 'Erreicht: Chips bleiben im Spiel',
  noteTitle: 'Notiz',
  notes: {
    'hand-talk': 'Über eine laufende Hand geredet',
    'live-hand-shown': 'Eine Hand im Spiel gezeigt',
    'high-chips-hidden': 'Große Chips versteckt',
    'foreign-chips': 'Hat Chips aus einem anderen Spiel',
    'cards-thrown': 'Karten geworfen',
  },
  noteDo: 'Notieren',

  // seasons
  season: 'Saison',
  seasonNone: 'Keine Saison',
  seasonNew: 'Saison (Liga)',
  seasonAbout: 'Deine Turniere mit derselben Saison zählen zusammen.',
  seasonFormula: 'Punkte',
  seasonFormulas: {
    beaten: 'Einer für jeden, der früher ausscheidet',
    root: '10 × √(Feld ÷ Platz)',
    list: '10, 7, 5, 3, 2, 1 und 1 fürs Mitspielen',
  },
  seasonBest: 'So viele beste Ergebnisse zählen',
  seasonAll: 'Alle',
  seasonBounty: 'Punkte für einen Knockout',
  seasonStandings: 'Tabelle',
  seasonEvents: 'Turniere, die zählen',
  seasonEmpty: 'Noch kein Turnier dieser Saison ist beendet.',
  seasonHeads: {
    rank: 'Rang',
    player: 'Spieler',
    points: 'Punkte',
    events: 'Gespielt',
    wins: 'Gewonnen',
    bounties: 'Knockouts',
  },
  seasonRow: (events, wins, bounties) =>
    [`${events} gespielt`, `${wins} gewonnen`, count(bounties, 'Knockout', 'Knockouts')].join(' · '),
  seasonWinner: (winner, players) => `Gewonnen von ${winner}, ${count(players, 'Spieler', 'Spieler')}`,
  headToHead: 'Direkter Vergleich',
  headToHeadAbout: name => `Knockouts von ${name}`,
  headToHeadNone: 'Noch keine Knockouts mit anderen.',
  headToHeadOf: (took, lost) => `${took} Mal rausgeworfen, ${lost} Mal ausgeschieden`,

  // what is posted
  posted: (price, fee, bounty) =>
    `Buy-in ${price}${fee === '' ? '' : ` + Gebühr ${fee}`}${bounty === '' ? '' : ` + Bounty ${bounty}`}`,
  noCashValue: 'Turnierchips haben keinen Geldwert.',

  // creating one: what is seldom wanted
  createMore: 'Bounties, späte Anmeldung, Saison',
  bounty: 'Bounty',
  bounties: { none: 'Keine', plain: 'Knockout', progressive: 'Progressiv', mystery: 'Mystery-Umschläge' },
  bountyWorth: 'Bounty für jeden Spieler',
  entryUntil: 'Späte Anmeldung bis Level',
  entryUntilNone: 'Anmeldeschluss zum Beginn',
  reEntries: 'Re-Entries',
  addOnAt: 'Add-on in Level',
  addOnNone: 'Kein Add-on',
  guarantee: 'Garantierte Preise',
}
