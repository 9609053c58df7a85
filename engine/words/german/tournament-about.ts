import type { NotDone, Sanction, TooSoonOrLate, TournamentAbout } from '../../tournament/refusal-about.ts'
import { chips, type Say, say } from '../say.ts'
import { oder } from './voice.ts'

/** Why it is not the time, or when it is. */
export const tooSoonOrLate = (it: TooSoonOrLate): string => {
  if (typeof it === 'string') return TIMES[it]
  if ('played' in it) return it.played === 1 ? 'Level 1 ist gespielt' : `Level 1 bis ${it.played} sind gespielt`
  return `einmal, in Level ${it.addOnIn} oder der Pause danach`
}

const TIMES: Readonly<Record<Extract<TooSoonOrLate, string>, string>> = {
  'button-is-placed': 'der Button liegt schon',
  'hand-for-hand': 'es wird schon Hand for Hand gespielt',
  'not-hand-for-hand': 'es wird nicht Hand for Hand gespielt',
  'day-is-not-bagged': 'der Tag davor ist nicht eingetütet',
  'day-is-bagged': 'die Chips sind eingetütet, bis der nächste Tag beginnt',
  'reason-is-missing': 'gib einen Grund an',
  'envelopes-are-sealed': 'die Umschläge sind schon versiegelt',
  'buying-in-goes-on': 'es kann sich noch jemand einkaufen',
  'no-envelope-is-won': 'kein gewonnener Umschlag ist zu öffnen',
}

/** What is done instead. */
export const notDone = (it: NotDone): Say =>
  typeof it === 'string' ? say`${NOT_DONE[it]}` : say`die Turnierleitung kann ${sanctions(it.sanctions)}`

const NOT_DONE: Readonly<Record<Extract<NotDone, string>, string>> = {
  'seats-are-drawn': 'die Plätze werden ausgelost',
  'rebuys-when-needed': 'Rebuys werden gekauft, wenn sie nötig sind',
  'no-stacks-set-out': 'für Nachzügler werden keine Stacks bereitgestellt',
  'stacks-for-promised': 'Stacks werden nur für Spieler bereitgestellt, die zugesagt haben',
  'prizes-as-posted': 'die Preise werden gezahlt, wie sie aushängen',
  'players-divide': 'die Spieler teilen die Preise unter sich auf',
  'director-decides': 'das entscheidet die Turnierleitung',
  'no-mystery-bounties': 'es gibt keine Mystery-Bounties',
}

/** `verwarnen, aussetzen lassen oder disqualifizieren`. */
export const sanctions = (list: readonly Sanction[]): Say => oder(list.map(it => SANCTIONS[it]))

const SANCTIONS: Readonly<Record<Sanction, string>> = {
  warn: 'verwarnen',
  suspend: 'aussetzen lassen',
  disqualify: 'disqualifizieren',
  disqualification: 'disqualifizieren',
  eviction: 'den Spieler hinausschicken',
  'dealt-out-time': 'den Spieler einige Minuten aussetzen lassen',
  'dealt-out-hands': 'den Spieler einige Hände aussetzen lassen',
}

/** What cards are needed. */
export const NEEDED_CARDS: Readonly<Record<TournamentAbout['not-these-cards'], string>> = {
  'card-each-here': 'eine Karte des Decks für jeden Spieler hier',
  'card-for-everybody': 'eine Karte für jeden Spieler',
  'card-for-each-odd-chip': 'eine Karte für jeden überzähligen Chip',
  'one-deck': 'Karten eines Decks',
}

/** What the amount is of. */
export const amountOf = (it: TournamentAbout['amount-not-allowed']): Say => {
  if (typeof it === 'object') return say` (ein Vielfaches von ${chips(it.multipleOf)})`
  return say` (${AMOUNTS[it]})`
}

const AMOUNTS: Readonly<Record<Extract<TournamentAbout['amount-not-allowed'], string>, string>> = {
  level: 'ein Level',
  seconds: 'Sekunden',
  'root-of-seals': 'die Wurzel der Siegel',
  'closed-envelope': 'ein Umschlag, der noch zu ist',
  'sum-that-is-left': 'eine Summe, die noch übrig ist',
}
