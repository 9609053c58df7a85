import type { OffenceKind } from '../../conduct/offence.ts'
import type { ChildStep } from '../../conduct/people/file.ts'
import type { Length, Role, Step } from '../../conduct/record.ts'
import type { Training } from '../../conduct/staff/official.ts'

/** What each breach is called. A new one without a name does not compile. */
export const offenceNames: Readonly<Record<OffenceKind, string>> = {
  collusion: 'Absprache oder Betrug',
  softplay: 'Schonen eines Gegners',
  'real-time-help': 'Hilfe durch ein Gerät während einer Hand',
  messaging: 'Nachrichten an einen anderen Spieler am Tisch',
  threat: 'eine Drohung',
  profanity: 'Fluchen',
  abuse: 'Grobheit oder Beleidigung',
  disturbance: 'eine Störung',
  'card-damage': 'Beschädigen von Karten',
  'property-damage': 'Beschädigen von Eigentum',
  'illegal-substance': 'eine verbotene Substanz',
  intoxication: 'zu betrunken zum Spielen',
  weapon: 'eine Waffe',
  'out-of-pocket': 'Spielen ohne die Chips dafür',
  'out-of-turn': 'absichtliches Handeln außer der Reihe',
  splashing: 'Werfen der Chips in den Pot',
  'checkdown-pact': 'Absprache, bis zum Ende zu checken',
  'run-pact': 'Absprache zu checken, bevor es zweimal läuft',
  'hand-read-early': 'Ansagen einer Hand, bevor sie gezeigt ist',
  'told-to-show': 'Aufforderung an andere, zu zeigen',
  'live-hand-told': 'Verraten einer Hand im Spiel',
  'folded-hand-told': 'Verraten einer gefoldeten Hand',
  stalling: 'Hinauszögern',
  'cards-flung': 'Werfen von Karten auf den Dealer oder neben den Muck',
  'stacks-in-the-way': 'Chips im Weg',
  'unfair-influence': 'unfaires Beeinflussen des Spiels',
  phone: 'Benutzen eines Telefons',
  'device-in-the-way': 'ein Gerät im Weg',
  music: 'Musikhören',
  streaming: 'Streamen ohne Erlaubnis',
  advice: 'Rat zu einer Hand',
  'played-by-another': 'eine Hand, die jemand anders gespielt hat',
  'others-chips': 'Spielen mit fremden Chips',
  'pushing-bets': 'Zurückgeben von Einsätzen',
  'potting-out': 'Geld aus Pots nach Absprache',
  insurance: 'eine Versicherung',
  'muck-searched': 'Durchsuchen von Muck oder Stub',
  'next-card-shown': 'Zeigen der nächsten Karte',
  inattention: 'Unaufmerksamkeit',
  'other-language': 'eine andere Sprache während einer Hand',
  'cards-off-the-table': 'Karten neben dem Tisch',
  'cards-hidden': 'versteckte Karten',
  'cards-carried-off': 'Verlassen des Tisches mit Karten',
  'upcards-reordered': 'Umordnen offener Karten',
  smoking: 'Rauchen, wo es nicht erlaubt ist',
  dress: 'Kleidung oder Hygiene',
}

/** What can follow from a breach, as a person would say it. */
export const stepNames: Readonly<Record<Step, string>> = {
  nothing: 'keine Folgen',
  ask: 'Bitte, es zu ändern',
  warn: 'Verwarnung',
  suspend: 'Sperre',
  remove: 'Ausschluss für den Tag',
  bar: 'Hausverbot',
  'bar-rest-of-event': 'Ausschluss für den Rest des Turniers',
  disqualify: 'Disqualifikation',
  'bar-for-life': 'lebenslanges Hausverbot',
  'forfeit-chips': 'Verlust der Chips',
  'deny-winnings': 'kein Gewinn',
  'hold-devices': 'Geräte einbehalten',
}

/** What those who rule are called. */
export const roleNames: Readonly<Record<Role, string>> = {
  dealer: 'der Dealer',
  floor: 'das Floor-Team',
  'shift-supervisor': 'die Schichtaufsicht',
  'shift-lead-manager': 'die Schichtleitung',
  'tournament-director': 'die Turnierleitung',
  referee: 'das Schiedsgericht',
  host: 'der Gastgeber',
  management: 'die Geschäftsleitung',
}

/** Those who rule, after a preposition with the accusative: `warte auf den Dealer`. */
export const roleAsked = (role: Role): string => ACCUSATIVE[role] ?? roleNames[role]

const ACCUSATIVE: Readonly<Partial<Record<Role, string>>> = { dealer: 'den Dealer', host: 'den Gastgeber' }

/** What is done for a child who is alone. */
export const childSteps: Readonly<Record<ChildStep, string>> = {
  found: 'gefunden',
  'staff-stays': 'jemand vom Personal bleibt dabei',
  'parent-sought': 'die Eltern werden gesucht',
  'parent-found': 'die Eltern sind gefunden',
  'authority-called': 'die Behörde ist gerufen',
  'handed-over': 'übergeben',
}

/** What staff are trained in. */
export const trainings: Readonly<Record<Training, string>> = {
  'responsible-gaming': 'verantwortungsvolles Spielen',
  minors: 'Minderjährige',
  alcohol: 'Alkohol',
}

/** How long a step lasts, to stand after its name: ` für 10 Hände`. */
export const lengthName = (length: Length | null): string => {
  if (length === null) return ''
  if ('deals' in length) return length.deals === 1 ? ' für 1 Hand' : ` für ${length.deals} Hände`
  return length.until === null ? '' : ` bis ${timeName(length.until)}`
}

/** A moment as it is written: `17.11.2026 14:05 UTC`. */
export const timeName = (time: number): string => {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T')
  return `${date.split('-').toReversed().join('.')} ${clock.slice(0, 5)} UTC`
}
