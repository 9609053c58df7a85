import type { NotPlayed, TableAbout, Untimely } from '../../table/refusal-about.ts'
import { player, type Say, say } from '../say.ts'
import { structureName } from './names.ts'
import { oder, und } from './voice.ts'

type About<Why extends keyof TableAbout> = TableAbout[Why]

/** What goes on in the hand in progress. */
export const dealOn = (it: About<'deal-is-on'>): string => {
  if (typeof it === 'object') return `Hand ${it.deal}`
  return it === 'chips-in-the-deal' ? 'die Chips sind darin' : 'eine Entscheidung darin steht aus'
}

/** What there are too few players for. */
export const playersFor = (it: About<'too-few-players'>): string =>
  it === 'button-draw' ? 'das Auslosen des Buttons' : it.form

/** What a draw for the button takes. */
export const draw = (it: About<'not-this-draw'>): string =>
  it === 'card-each' ? 'eine Karte für jeden Spieler' : `je eine Karte des Decks, nicht ${it.card}`

/** How a player could come in. */
export const waysIn = (ways: About<'not-a-way-in'>): Say =>
  ways.length === 0 ? say`: in der nächsten Hand ohnehin dabei` : say`. Möglich: ${oder(ways.map(way => WAYS_IN[way]))}`

const WAYS_IN: Readonly<Record<About<'not-a-way-in'>[number], string>> = {
  wait: 'auf den Big Blind warten',
  post: 'den Blind setzen',
  'buy-the-button': 'den Button kaufen',
  kill: 'den Pot killen',
  'kill-next': 'den nächsten Pot killen',
  straddle: 'straddlen',
  'at-once': 'sofort einsteigen',
  'let-button-pass': 'den Button vorbeilassen',
}

/** What a player is not due for. */
export const due = (it: About<'not-due-for-it'>): string => {
  if (typeof it === 'object') return `Weiterspielen aus Kulanz, solange ${it.waiting} warten`
  return DUE[it]
}

const DUE = {
  straddle: 'einen Straddle',
  courtesy: 'Weiterspielen aus Kulanz',
  time: 'eine Zeitabgabe',
  'absent-button': 'einen Abwesenheits-Button: Es wurde kein Blind verpasst',
}

/** Who decides instead, or why nobody does. */
export const decides = (it: About<'not-theirs-to-say'>): Say => {
  if (typeof it === 'object') return say`Das entscheidet ${player(it.player)}`
  return say`${DECIDES[it]}`
}

const DECIDES = {
  floor: 'Das entscheidet der Floor',
  referee: 'Das entscheidet der Schiedsrichter',
  kill: 'Nur wer einen Kill schuldet, setzt einen',
  'full-clock': 'Die Uhr läuft ihre volle Zeit',
}

/** What the house does not have, or what it has instead. */
export const notPlayed = (it: NotPlayed): Say => {
  if (typeof it === 'string') return say`${NOT_PLAYED[it]}`
  if ('absentButtonsBy' in it) {
    return it.absentButtonsBy === 'next-dealer'
      ? say`Abwesenheits-Buttons gibt der nächste Dealer`
      : say`Abwesenheit wird nach der Zeit gemessen, ohne Abwesenheits-Buttons`
  }
  if ('ways' in it) return say`Die Zeit wird so bezahlt: ${oder(it.ways.map(way => TIME_WAYS[way]))}`
  if ('noFlopIn' in it) return say`Es gibt keinen Flop bei ${it.noFlopIn}`
  if ('noBombPotIn' in it) return say`Bei ${it.noBombPotIn} gibt es keinen Bomb Pot: Es hat ${ROUNDS[it.rounds]}`
  if ('clockAt' in it) return say`Eine Uhr gibt es nur bei ${oder(it.clockAt.map(structureName))}`
  if ('sanctions' in it) return say`Das Haus kann ${oder(it.sanctions.map(sanction => SANCTIONS[sanction]))}`
  return say`Möglich: ${oder(it.forms.map((form, part) => `${part} (${form})`))}`
}

const NOT_PLAYED: Readonly<Record<Extract<NotPlayed, string>, string>> = {
  'chips-behind': 'Nachgekaufte Chips hinter der Linie spielen nicht mit',
  'no-real-chips': 'Nur echte Chips werden nachgezählt',
  rabbit: 'Das Buch lässt niemanden sehen, was noch gekommen wäre',
  'seven-deuce': 'Das 7-2-Spiel braucht ein Cash Game mit zwei Holecards und Boards, online ausgeteilt',
  kill: 'In diesem Spiel gibt es keinen Kill',
  'bomb-pot-in-tournament': 'In einem Turnier gibt es keine Bomb Pots',
  'dealers-choice': 'Es ist kein Dealer’s Choice',
  'time-collection': 'Es gibt keine Zeitabgabe',
  'guests-in-cash-games': 'Gäste sitzen nur in Cash Games hinter Spielern',
}

const ROUNDS = { 0: 'keine Setzrunde', 1: 'nur eine Setzrunde' }

const TIME_WAYS = {
  individual: 'von jedem Spieler',
  'time-pot': 'aus einem Time-Pot',
  'time-flop': 'vom Gewinner am Flop',
  'bomb-pot': 'aus einem Bomb Pot',
}

const SANCTIONS = {
  warn: 'verwarnen',
  suspend: 'aussetzen lassen',
  remove: 'vom Tisch nehmen',
  bar: 'sperren',
  'bar-for-life': 'für immer sperren',
  disqualify: 'disqualifizieren',
}

/** Why it is not the time, or when it is. */
export const untimely = (it: Untimely): string =>
  typeof it === 'object' ? `erst nach Hand ${it.afterDeal}` : UNTIMELY[it]

const UNTIMELY: Readonly<Record<Extract<Untimely, string>, string>> = {
  fantasyland: 'erst nach der Hand in Fantasyland',
  'bomb-pot-is-proposed': 'ein Bomb Pot ist schon vorgeschlagen',
  'no-bomb-pot-is-proposed': 'niemand hat einen Bomb Pot vorgeschlagen',
  'first-deal-is-called': 'die erste Hand ist schon angesagt',
  'before-they-go': 'sag dem Floor Bescheid, bevor du gehst',
  minutes: 'gib ganze Minuten ein, 1 oder mehr',
  'dealer-change': 'Decks wechseln mit dem Dealer',
}

/** Those who have yet to answer. */
export const silent = (players: About<'not-all-agree'>): Say => say`. Es fehlt: ${und(players.map(player))}`

/** What there is to note or to settle. */
export const notes = (it: About<'no-such-note'>): Say =>
  'note' in it
    ? say`Es gibt keine Notiz ${String(it.note)}`
    : say`Es gibt keine solche Notiz. Möglich: ${oder(it.map(kind => NOTES[kind]))}`

const NOTES = {
  rack: 'ein Rack',
  'hidden-chips': 'verdeckte Chips',
  count: 'eine Zählung',
  idler: 'jemand, der hier sitzt und nicht spielt',
  'others-chips': 'Chips eines anderen Spielers',
  'posted-for-another': 'ein Einsatz für einen anderen Spieler',
}
