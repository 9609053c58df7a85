import { type ByWhy, madeOf } from '../../decider/refusal.ts'
import type { TableRefusal } from '../../table/refusal.ts'
import type { Time } from '../../table/time.ts'
import { chips, does, NOTHING, type Part, type Say, say } from '../say.ts'
import { dealReason } from './deal-refusals.ts'
import { problemsOf } from './problems.ts'
import { dealOn, decides, draw, due, notes, notPlayed, playersFor, silent, untimely, waysIn } from './table-about.ts'
import { oder, wem } from './voice.ts'

/** What is wrong with an order at a table, in a sentence. */
export const tableRefusal = (refusal: TableRefusal): Say => say`${madeOf(refusals, refusal)}.`

/** The player it is about, as the subject of a sentence. */
const who = ({ player }: TableRefusal, they: string, you: string): Part =>
  player === undefined ? `Dieser Spieler ${they}` : does({ player }, they, you)

/** What it is about, where that is known: the words before it, it, and the words after it. */
const about = <It>(it: It | undefined, before: string, words: (it: It) => Part | Say, after = ''): Say =>
  it === undefined ? NOTHING : say`${before}${words(it)}${after}`

/** The time of day that a clock shows; times are counted from any midnight. */
const clock = (time: Time | undefined): string => {
  if (time === undefined) return 'später'
  const seconds = Math.floor(time / 1000)
  const two = (number: number): string => `${number}`.padStart(2, '0')
  return `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** What of an amount is accepted. */
const amounts = ({ least, most }: TableRefusal): Say => {
  if (least !== undefined && most !== undefined) {
    return least === most ? say`${chips(least)}` : say`${chips(least)} bis ${chips(most)}`
  }
  if (least !== undefined) return say`${chips(least)} oder mehr`
  return most === undefined ? say`eine ganze Zahl von Chips, 1 oder mehr` : say`bis zu ${chips(most)}`
}

/** Why the deal itself said no. */
const inTheDeal = ({ deal }: TableRefusal): Say => (deal === undefined ? NOTHING : say`. ${dealReason(deal)}`)

const AMOUNT = { ante: 'Diese Ante geht nicht', names: 'Diese Zahl von Namen geht nicht' } as const

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: ByWhy<TableRefusal, Say> = {
  'no-such-order': () => say`Diesen Befehl gibt es nicht`,
  'no-table-yet': () => say`Noch ist kein Tisch offen: Er öffnet mit einem Aushang`,
  'table-is-open': () => say`Der Tisch ist schon offen`,
  'table-is-closed': () => say`Dieser Tisch ist geschlossen`,
  'placard-makes-no-sense': it => say`Mit diesem Aushang kann kein Tisch öffnen${problemsOf(it)}`,
  'time-goes-back': ({ about: no, until }) =>
    no !== undefined
      ? say`Das ist keine Zeit`
      : say`Das liegt vor dem, was schon geschehen ist: Möglich sind Zeiten ab ${clock(until)}`,
  'deal-is-on': it => say`Eine Hand läuft${about(it.about, ' (', dealOn, ')')}: Warte, bis sie vorbei ist`,
  'no-deal-is-on': () => say`Es läuft keine Hand: Der Dealer beginnt die nächste`,
  'deal-cannot-start': it => say`Die Hand kann nicht beginnen${inTheDeal(it)}`,
  'not-this-deal': () =>
    say`So kann die laufende Hand nicht enden: Jeder Platz darin braucht seine Chips, keiner mehr und keiner weniger`,
  'no-such-seat': it =>
    say`Diesen Platz gibt es hier nicht${it.most === undefined ? '' : `: Wähle 1 bis ${it.most}`}${it.about === undefined ? '' : ' (der zusätzliche Stuhl ist weg)'}`,
  'seat-is-taken': ({ seat }) => say`Platz ${String(seat)} ist besetzt: Wähle einen anderen`,
  'has-a-seat': it => say`${who(it, 'hat', 'hast')} hier schon einen Platz`,
  'no-seat': it => say`${who(it, 'hat', 'hast')} hier keinen Platz: erst einen nehmen`,
  'not-at-the-table': it =>
    say`${who(it, 'ist', 'bist')} nicht an diesem Tisch${about(it.about, ' mit einem Gast namens ', ({ guest }) => guest)}`,
  'chips-not-whole': it =>
    say`${it.about === undefined ? 'Dieser Betrag geht nicht' : it.about === 'ante' ? AMOUNT.ante : AMOUNT.names}: Möglich ist ${amounts(it)}`,
  'buy-in-too-small': it =>
    say`Das ist zu wenig${it.about === undefined ? '' : ' für die Zeitabgabe'}: Möglich ist ${amounts(it)}`,
  'buy-in-too-big': it => say`Das ist zu viel: Möglich ist ${amounts(it)}`,
  'too-few-players': it =>
    say`Zu wenige Spieler${about(it.about, ' für ', playersFor)}: Mindestens ${String(it.least ?? 2)} sind nötig`,
  'button-is-drawn': ({ seat }) => say`Der erste Button ist schon ausgelost: Platz ${String(seat)} hat ihn`,
  'button-not-drawn': () => say`Der erste Button ist noch nicht ausgelost: Alle ziehen eine Karte dafür`,
  'not-this-draw': it => say`So wird der Button nicht ausgelost${about(it.about, '. Nötig: ', draw)}`,
  'not-a-way-in': it =>
    say`${who(it, 'kann', 'kannst')} so nicht einsteigen${it.about === undefined ? NOTHING : waysIn(it.about)}`,
  'not-due-for-it': it =>
    say`${who(it, 'hat', 'hast')} jetzt keinen Anspruch auf ${it.about === undefined ? 'das' : due(it.about)}${inTheDeal(it)}`,
  'not-theirs-to-say': it => say`${who(it, 'entscheidet', 'entscheidest')} das nicht${about(it.about, '. ', decides)}`,
  'not-played-here': it => say`Das gibt es hier nicht${about(it.about, '. ', notPlayed)}`,
  'not-all-agree': it => say`Nicht alle haben zugestimmt${it.about === undefined ? NOTHING : silent(it.about)}`,
  'not-the-time': it =>
    say`Jetzt nicht${about(it.about, ': ', untimely)}${it.until === undefined ? '' : `, erst ab ${clock(it.until)}`}`,
  'must-bring-back': it =>
    say`${who(it, 'muss', 'musst')} zurückbringen, was vom Tisch genommen wurde: ${amounts(it)} bis ${clock(it.until)}`,
  'must-bring-all': it => say`${who(it, 'muss', 'musst')} den ganzen Stack mitbringen: ${amounts(it)}`,
  'may-not-sit-together': it =>
    say`${who(it, 'darf', 'darfst')} nicht mit ${it.about === undefined ? 'jemandem hier' : wem({ player: it.about })} an einem Tisch sitzen: Wähle einen anderen Tisch`,
  'nothing-to-add-to': it =>
    say`${who(it, 'hat', 'hast')} nichts, was sich aufstocken ließe${it.about === undefined ? '' : ': erst einkaufen'}`,
  'not-from-there': it =>
    say`Diese Chips kommen nicht von dort${it.about === undefined ? '' : ': Sie kommen von der Kasse'}`,
  'nothing-on-its-way': it => say`${who(it, 'hat', 'hast')} keine Chips unterwegs`,
  'floor-decides': it => say`Das entscheidet der Floor: Ohne jemanden vom Floor ist ${amounts(it)} möglich`,
  'cash-does-not-play': it =>
    say`Bargeld spielt hier nicht mit, nur Chips${(it.about ?? []).length === 0 ? NOTHING : say` und Scheine zu ${oder((it.about ?? []).map(chips))}`}`,
  'count-is-off': it => say`Die Zählung stimmt nicht: Es sind ${amounts(it)}`,
  'not-for-another': () =>
    say`Niemand setzt Chips für einen anderen oder gibt ihm Chips zum Spielen: Jeder spielt seine eigenen`,
  'chips-are-needed': it =>
    say`Kleinere Chips werden noch gebraucht${it.most === undefined ? NOTHING : say`: ${chips(it.most)}`}`,
  away: it => say`${who(it, 'ist', 'bist')} nicht am Tisch: erst zurückkommen`,
  'not-away': it => say`${who(it, 'ist', 'bist')} am Tisch`,
  'box-is-missing': ({ seat }) => say`Stell zuerst eine Box über die Chips auf Platz ${String(seat)}`,
  'seat-is-played-over': ({ seat }) =>
    say`Auf Platz ${String(seat)} spielt jemand in Vertretung: Bis das endet, bleiben beide, wo sie sind`,
  barred: it => say`${who(it, 'darf', 'darfst')} hier nicht mehr spielen`,
  'too-many-guests': it => say`${who(it, 'hat', 'hast')} so viele Gäste wie erlaubt: ${String(it.most ?? 0)}`,
  'no-such-penalty': it =>
    say`Diese Strafe gibt es nicht${it.about === undefined ? '' : ': Gib eine Zahl von Händen oder Minuten ein'}`,
  'not-in-the-deal': it => say`${who(it, 'ist', 'bist')} nicht in dieser Hand: Das dürfen nur Spieler darin`,
  'not-their-turn': it => say`${who(it, 'ist', 'bist')} nicht dran`,
  'not-their-seat': it =>
    say`Platz ${String(it.seat)} gehört ${it.about === undefined ? 'einem anderen Spieler' : wem({ player: it.about })}: Jeder spielt seine eigene Hand`,
  'clock-runs': ({ until }) => say`Eine Uhr läuft bis ${clock(until)}`,
  'no-clock-runs': () => say`Es läuft keine Uhr`,
  'card-is-missing': it => say`${who(it, 'braucht', 'brauchst')} die Karte des Hauses, um Platz zu nehmen`,
  'no-such-note': it => (it.about === undefined ? say`Es gibt keine solche Notiz` : notes(it.about)),
  'may-rack': it => say`${who(it, 'darf', 'darfst')} aus einem Rack spielen`,
}
