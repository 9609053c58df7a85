import { type ByWhy, type Coded, madeOf } from '../../decider/refusal.ts'
import type { TournamentRefusal } from '../../tournament/refusal.ts'
import { oddsRefusalWords } from '../english/odds-refusals.ts'
import { chips, does, NOTHING, type Part, type Say, say } from '../say.ts'
import { problemsOf } from './problems.ts'
import { amountOf, NEEDED_CARDS, notDone, sanctions, tooSoonOrLate } from './tournament-about.ts'

/** What is wrong with an order in an event, in a sentence. */
export const tournamentRefusal = (refusal: TournamentRefusal): Say => say`${madeOf(refusals, refusal)}.`

const who = ({ player }: TournamentRefusal, they: string, you: string): Part =>
  player === undefined ? `Dieser Spieler ${they}` : does({ player }, they, you)

/** What it is about, where that is known, behind these words. */
const about = <It>(it: It | undefined, before: string, words: (it: It) => Part | Say): Say =>
  it === undefined ? NOTHING : say`${before}${words(it)}`

const at = ({ table }: TournamentRefusal): string => (table === undefined ? '' : ` an Tisch ${table}`)

const amounts = ({ least, most }: TournamentRefusal): Say => {
  if (least !== undefined && most !== undefined) return say`${chips(least)} bis ${chips(most)}`
  if (least !== undefined) return say`${chips(least)} oder mehr`
  return most === undefined ? say`eine ganze Zahl` : say`bis zu ${chips(most)}`
}

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: ByWhy<TournamentRefusal, Say> = {
  'no-such-order': () => say`Diesen Befehl gibt es nicht`,
  'no-event-yet': () => say`Das Turnier ist noch nicht ausgeschrieben: Es öffnet mit einem Plan`,
  'event-is-open': () => say`Das Turnier ist schon offen`,
  'event-is-over': () => say`Das Turnier ist vorbei`,
  'plan-makes-no-sense': it => say`So kann kein Turnier gespielt werden${problemsOf(it)}`,
  'time-goes-back': it =>
    it.about === undefined ? say`Das liegt vor dem, was schon geschehen ist` : say`Das ist keine Zeit`,
  'not-playing-yet': () => say`Das Turnier wird gerade nicht gespielt`,
  'play-has-begun': it =>
    say`Das Spiel hat begonnen: ${it.player === undefined ? 'Die Plätze sind ausgelost' : 'Nach der ersten Hand gibt es kein Geld zurück'}`,
  'entries-are-closed': ({ level }) =>
    say`Die Anmeldung ist geschlossen${level === undefined || level === 1 ? '' : `: Sie endete mit Beginn von Level ${level}`}`,
  'has-entered': it => say`${who(it, 'ist', 'bist')} schon angemeldet`,
  'not-entered': it =>
    say`${who(it, 'ist', 'bist')} nicht angemeldet${it.about === undefined ? '' : ': Ein Name hat 1 bis 80 Zeichen'}`,
  'not-in-play': it =>
    say`${who(it, 'ist', 'bist')} nicht im Spiel${it.about === 'winner' ? ' und kann die Chips nicht gewonnen haben' : it.about === undefined ? '' : ': Nichts ist aufgeführt'}`,
  'still-in-play': it =>
    it.about === undefined
      ? say`${who(it, 'ist', 'bist')} noch dabei`
      : say`${String(it.about.players)} Spieler sind noch dabei`,
  'too-few-players': it => say`Zu wenige Spieler${at(it)}: Mindestens ${String(it.least ?? 2)} sind nötig`,
  'not-this-draw': it =>
    say`Das ist keine Auslosung für dieses Feld${about(it.about, ': Nötig sind ', ({ players }) => `${players} Spieler, jeder einmal`)}`,
  'seat-is-taken': ({ seat }) => say`Platz ${String(seat)} ist besetzt: Wähle einen anderen`,
  'no-such-seat': ({ most }) => say`Dieser Platz ist nicht frei${most === undefined ? '' : `: Wähle 1 bis ${most}`}`,
  'no-such-table': ({ table }) => say`Tisch ${String(table)} ist nicht im Spiel`,
  'director-moves': () => say`Nur die Turnierleitung setzt Spieler um`,
  'no-rebuys': () => say`Dieses Turnier hat keine Rebuys`,
  'rebuys-are-over': ({ level }) => say`Rebuys endeten mit Beginn von Level ${String(level)}`,
  'too-many-rebuys': it => say`${who(it, 'hatte', 'hattest')} so viele Rebuys wie erlaubt: ${String(it.most)}`,
  'too-many-chips': it =>
    say`${who(it, 'hat', 'hast')} zu viele Chips für einen Rebuy: höchstens ${chips(it.most ?? 0)}`,
  'no-add-ons': () => say`Dieses Turnier hat keine Add-ons`,
  'no-re-entry': it => say`${who(it, 'hat', 'hast')} keine Re-Entries mehr: ${String(it.most ?? 0)} sind erlaubt`,
  'not-the-time': it =>
    say`Jetzt nicht${about(it.about, ': ', tooSoonOrLate)}${it.level === undefined ? '' : `, erst ab Level ${it.level}`}`,
  'deal-is-on': it => say`Eine Hand läuft${at(it)}: Warte, bis sie vorbei ist`,
  'no-deal-is-on': it => say`Es läuft keine Hand${at(it)}`,
  'on-a-break': () => say`Das Turnier macht Pause`,
  'clock-is-stopped': () => say`Die Uhr steht: Kein Tisch beginnt eine Hand`,
  'clock-runs': () => say`Die Uhr läuft schon`,
  'clock-goes-on': () => say`Nach diesem Regelbuch läuft die Uhr bei einem Streit weiter`,
  'moves-are-due': () => say`Zuerst müssen Spieler wechseln: Gleiche die Tische aus`,
  'waits-for-other-tables': it => say`Hand for Hand: Tisch ${String(it.table)} wartet auf die anderen`,
  'draw-is-due': it =>
    say`Alle ziehen einen neuen Platz${about(it.about, ' für ', ({ tables }) => (tables === 1 ? 'einen Tisch' : `${tables} Tische`))}: erst auslosen`,
  'nothing-to-balance': () => say`Die Tische sind ausgeglichen`,
  'chips-are-off': it =>
    say`Die Chips gehen nicht auf${it.about === undefined ? NOTHING : say`: ${who(it, 'ist', 'bist')} nicht gezählt`}${it.least === undefined ? '' : say`: Es sind ${chips(it.least)}`}`,
  'chips-are-needed': ({ level }) => say`Kleinere Chips werden in Level ${String(level)} noch gebraucht`,
  'not-these-cards': it =>
    say`Diese Karten passen nicht${about(it.about, '. Nötig: ', needed => NEEDED_CARDS[needed])}`,
  'not-away': it => say`${who(it, 'ist', 'bist')} am Tisch`,
  'asked-to-keep': it => say`${who(it, 'bat', 'batst')} darum, die Chips im Spiel zu lassen`,
  'no-such-penalty': it => say`Diese Strafe gibt es nicht${about(it.about, ': ', penalties)}`,
  'not-done-here': it => say`Das gibt es hier nicht${about(it.about, ': ', notDone)}`,
  'cannot-divide': it =>
    say`So lassen sich die Preise nicht aufteilen${about(it.about, ': ', why => ('sum' in why ? say`Zusammen sind es ${chips(why.sum)}` : oddsRefusalWords(why.odds)))}`,
  'amount-not-allowed': it => say`Dieser Betrag geht nicht: Möglich ist ${amounts(it)}${about(it.about, '', amountOf)}`,
}

const penalties = (it: NonNullable<Coded<TournamentRefusal, 'no-such-penalty'>['about']>): Say =>
  it === 'deals-or-minutes'
    ? say`Gib 1 oder mehr Hände oder Minuten ein`
    : say`Die Turnierleitung kann ${sanctions(it)}`
