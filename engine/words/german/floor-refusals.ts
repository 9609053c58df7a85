import type { ChangedSince, FloorRefusal, FloorWhy } from '../../floor/refusal.ts'
import type { Time } from '../../table/time.ts'
import { chips, does, type Part, player, type Say, say } from '../say.ts'
import { wem, wen } from './voice.ts'

/** Why the floor can’t do something, in a sentence. */
export const floorRefusal = (refusal: FloorRefusal): Say => say`${refusals[refusal.why](refusal)}.`

const who = ({ player: id }: FloorRefusal, they: string, you: string): Part =>
  id === undefined ? `Dieser Spieler ${they}` : does({ player: id }, they, you)

const has = (it: FloorRefusal): Part => who(it, 'hat', 'hast')
const is = (it: FloorRefusal): Part => who(it, 'ist', 'bist')
const may = (it: FloorRefusal): Part => who(it, 'darf', 'darfst')

const other = ({ other: id }: FloorRefusal): Part => (id === undefined ? 'jemand anderem' : wem({ player: id }))
const forOther = ({ other: id }: FloorRefusal): Part => (id === undefined ? 'jemand anders' : wen({ player: id }))

const at = ({ table, seat }: FloorRefusal): string => {
  if (table === undefined) return 'dort'
  return seat === undefined ? `an Tisch ${table}` : `Platz ${seat} an Tisch ${table}`
}

/** The time of day that a clock shows; times are counted from any midnight. */
const clock = (time: Time | undefined): string => {
  if (time === undefined) return 'später'
  const minutes = Math.floor(time / 60_000)
  const two = (number: number): string => `${number}`.padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

const until = ({ until: time }: FloorRefusal): string => (time === undefined ? '' : ` bis ${clock(time)}`)

const game = ({ game: id }: FloorRefusal): string => id ?? 'dieses Spiel'

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: Readonly<Record<FloorWhy, (refusal: FloorRefusal) => Say>> = {
  'no-such-order': () => say`Diesen Befehl gibt es nicht`,
  'outside-the-window': () => say`Außerhalb der Tage der Veranstaltung öffnet kein Tisch`,
  'no-floor-yet': () => say`Der Raum ist noch nicht offen`,
  'floor-is-open': () => say`Der Raum ist schon offen`,
  'floor-is-closed': () => say`Der Raum ist geschlossen`,
  'time-goes-back': ({ until: time }) =>
    say`Das liegt vor dem, was schon geschehen ist: Möglich sind Zeiten ab ${clock(time)}`,
  'not-your-office': () => say`Das kannst du nicht selbst: Frag den Floor`,
  'no-such-game': it => say`${game(it)} steht nicht auf der Tafel`,
  'game-exists': it => say`${game(it)} steht schon auf der Tafel`,
  'game-is-closed': it => say`${game(it)} ist von der Tafel`,
  'game-makes-no-sense': () =>
    say`Das ist kein Spiel: Nötig sind ein Name, mindestens eine Spielart, ein Limit in ganzen Chips und 2 bis 12 Plätze`,
  'limit-too-close': it =>
    say`${game(it)} ist zu nah an einem laufenden Spiel: mindestens doppelt so hoch wie das Limit darunter und höchstens halb so hoch wie das darüber`,
  'mix-too-much-alike': it => say`${game(it)} ist einem laufenden Mix mit diesem Limit zu ähnlich`,
  'players-are-in-it': it => say`Es sind noch Spieler darin (${it.table ?? game(it)})`,
  'no-such-table': ({ table }) =>
    table === undefined ? say`So heißt kein offener Tisch` : say`Tisch ${table} ist nicht offen`,
  'table-exists': ({ table }) => say`Tisch ${table ?? ''} ist schon offen`,
  'table-is-closed': ({ table }) => say`Tisch ${table ?? ''} ist geschlossen`,
  'no-such-seat': it => say`Das gibt es nicht: ${at(it)}`,
  'seat-is-taken': it => say`${at(it)} ist besetzt`,
  'seat-is-kept': it => say`${at(it)} ist für ${forOther(it)} frei gehalten`,
  'seat-is-open': it => say`${at(it)} ist für niemanden frei gehalten`,
  'seat-not-kept-for-them': it =>
    say`${at(it)} ist nicht für ${it.player === undefined ? 'diesen Spieler' : wen({ player: it.player })} frei gehalten`,
  'table-is-silent': ({ table }) => say`Tisch ${table ?? ''} antwortet nicht, darum werden seine Plätze nicht vergeben`,
  'no-such-person': it => say`${is(it)} in diesem Raum nicht bekannt`,
  'not-in-the-room': it => say`${who(it, 'muss', 'musst')} im Raum sein, um auf eine Liste zu kommen`,
  'not-by-this-way': () => say`Dieser Raum nimmt Namen so nicht an`,
  barred: it => say`${may(it)} hier nicht spielen${until(it)}`,
  'under-age': it => say`${is(it)} zu jung, um hier zu spielen`,
  'papers-missing': it => say`${who(it, 'muss', 'musst')} erst einen Ausweis zeigen`,
  'papers-expired': () => say`Der Ausweis ist abgelaufen`,
  'papers-not-accepted': () =>
    say`Dieser Ausweis gilt nicht: Es braucht eine anerkannte Art, ein Geburtsdatum und einen letzten Tag, der noch kommt`,
  'kept-out': it => say`${is(it)} von ${game(it)} ausgeschlossen${until(it)}`,
  'on-the-list': it => say`${who(it, 'steht', 'stehst')} schon auf der Liste für ${game(it)}`,
  'not-on-the-list': it => say`${who(it, 'steht', 'stehst')} nicht auf der Liste für ${game(it)}`,
  'plays-it-already': it => say`${who(it, 'spielt', 'spielst')} schon ${it.game ?? at(it)}`,
  'not-called': it => say`${is(it)} für ${game(it)} nicht gerufen`,
  'nobody-to-call': it => say`Niemand kann gerufen werden: ${it.game ?? at(it)}`,
  'no-seat-open': it => say`Kein Platz ist frei: ${it.game ?? at(it)}`,
  'one-seat-each': it =>
    say`${has(it)} schon einen Platz${it.table === undefined ? '' : ` an Tisch ${it.table}`}: Erst muss der frei werden`,
  'not-together': it => say`${may(it)} nicht mit ${other(it)} spielen`,
  'sit-together': it =>
    say`${who(it, 'sitzt', 'sitzt')} mit ${other(it)} an ${it.table === undefined ? 'einem Tisch' : `Tisch ${it.table}`}: Setz zuerst einen von beiden um`,
  'not-seated': it => say`${has(it)} keinen Platz`,
  'not-at-this-table': it => say`${who(it, 'zieht', 'ziehst')} nicht an diesem Tisch`,
  'moving-already': it => say`${who(it, 'wechselt', 'wechselst')} schon`,
  'not-moving': it => say`${is(it)} zu keinem Wechsel gerufen`,
  'would-starve-the-game': ({ table }) => say`An Tisch ${table ?? ''} blieben zu wenige Spieler`,
  'house-must-agree': () => say`Das Haus muss einem Tischwechsel zustimmen`,
  'deal-is-on': ({ table }) =>
    say`Eine Hand läuft${table === undefined ? '' : ` an Tisch ${table}`}: Warte, bis sie vorbei ist`,
  'pot-is-built-up': () => say`Plätze werden nicht gewechselt, solange Antes früherer Hände im Pot liegen`,
  'newcomer-has-the-seat': it => say`Der Platz gehört schon ${other(it)}`,
  'not-a-must-move': ({ table }) =>
    say`Tisch ${table ?? ''} kann kein Must-Move sein: Es läuft kein Spiel, das er speisen könnte`,
  'not-away': it => say`Niemand fehlt: ${at(it)}. Vertreten wird nur, wer weg ist`,
  'no-playing-over': () => say`Hier spielt niemand auf dem Platz eines anderen`,
  'seat-is-played-over': it => say`${at(it)} wird gerade vertreten: Das muss erst enden`,
  'box-is-missing': it =>
    it.player === undefined
      ? say`Stell zuerst eine Box über die Chips des Spielers`
      : say`Stell zuerst eine Box über die Chips von ${wem({ player: it.player })}`,
  'owner-must-agree': it => say`${who(it, 'muss', 'musst')} erst zustimmen`,
  'card-missing': it => say`${has(it)} keine Karte gezogen`,
  'card-twice': () => say`Jeder Spieler zieht eine Karte, und keine Karte kommt zweimal`,
  'no-proposal': ({ table }) =>
    say`Niemand hat ein anderes Limit vorgeschlagen${table === undefined ? '' : ` an Tisch ${table}`}`,
  'two-object': ({ count }) => say`Das Limit bleibt: ${String(count ?? 2)} Spieler widersprechen`,
  'names-are-waiting': it =>
    say`Namen warten auf ${game(it)}${it.player === undefined ? '' : say`, zuerst ${player(it.player)}`}`,
  'needs-approval': () => say`Einem höheren Limit muss die Leitung zustimmen`,
  'same-limit': () => say`Das ist schon das Limit`,
  'no-such-dealer': it =>
    it.player === undefined ? say`Diesen Dealer gibt es nicht` : say`Es gibt keinen Dealer ${it.player}, der könnte`,
  'dealer-exists': it => say`Dealer ${it.player ?? ''} ist schon im Dienst`,
  'dealer-is-busy': it =>
    say`Dealer ${it.player ?? ''} ist schon an ${it.table === undefined ? 'einem Tisch' : `Tisch ${it.table}`}`,
  'dealer-cannot-deal-it': it =>
    say`Dealer ${it.player ?? ''} teilt nicht aus, was an ${it.table === undefined ? 'diesem Tisch' : `Tisch ${it.table}`} gespielt wird`,
  'not-due': () => say`Das ist nicht fällig`,
  'no-such-promotion': () => say`Diese Aktion gibt es nicht`,
  'not-eligible': it => say`${has(it)} nach den aufgezeichneten Händen diese Aktion nicht gewonnen`,
  'deposit-too-small': ({ count }) =>
    say`Ein Platz wird für eine Einlage von ${count === undefined ? 'so viel, wie das Haus verlangt' : chips(count)} oder mehr frei gehalten`,
  'not-enough-comps': it => say`${has(it)} Comps über ${chips(it.count ?? 0)} und nicht mehr`,
  'amount-makes-no-sense': ({ count }) =>
    say`Das ist kein Betrag: Möglich ist eine ganze Zahl von Chips${count === undefined ? '' : ` bis ${count}`}`,
  'on-enough-lists': it =>
    say`${who(it, 'steht', 'stehst')} auf ${String(it.count ?? '')} Listen, mehr nimmt der Raum nicht an: erst eine verlassen`,
  'list-is-full': it => say`Die Liste für ${game(it)} nimmt von außerhalb keine Namen mehr an: Komm zum Podium`,
  'nothing-to-undo': () => say`Es gibt nichts rückgängig zu machen`,
  'moved-on-since': ({ changed }) =>
    say`Das lässt sich nicht mehr rückgängig machen: ${changed === undefined ? 'Seither ist etwas geschehen' : CHANGED[changed]}`,
}

const CHANGED: Readonly<Record<ChangedSince, string>> = {
  games: 'Ein Spiel oder seine Liste hat sich geändert',
  tables: 'Ein Tisch hat sich geändert',
  people: 'Ein Spieler ist umgezogen oder hat sich geändert',
  habits: 'Die Einstellungen des Hauses haben sich geändert',
  apart: 'Wer getrennt sitzt, hat sich geändert',
  house: 'Aktionen oder Dealer haben sich geändert',
  closed: 'Der Raum hat geöffnet oder geschlossen',
  audit: 'Was seither geschehen ist, hängt davon ab',
}
