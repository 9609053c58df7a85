import type { Refusal } from '../../deal/refusal.ts'
import { type ByWhy, madeOf } from '../../decider/refusal.ts'
import { cards, chips, does, NOTHING, type Say, say, whose } from '../say.ts'
import { ACTS, misfit, noKill, noStraddle, potPart, STAKES, straddlers, unknown } from './deal-about.ts'
import { decisionSay } from './decisions.ts'
import { impossibleSay } from './impossible.ts'
import { actsBarred } from './mending-news.ts'
import { structureName } from './names.ts'
import { problemsOf } from './problems.ts'
import { cardCount, counted, oder, times } from './voice.ts'

/** What is wrong with a command, in a sentence. */
export const dealRefusal = (refusal: Refusal): Say => say`${dealReason(refusal)}.`

/** The same without its full stop, to stand in another sentence. */
export const dealReason = (refusal: Refusal): Say => madeOf(refusals, refusal)

const at = ({ seat: number = 0 }: Refusal): { readonly seat: number } => ({ seat: number })
const least = ({ least: amount = 0 }: Refusal): Say => [chips(amount)]
const most = ({ most: amount = 0 }: Refusal): Say => [chips(amount)]

/** `20`, `20 oder 40`, `20 bis 100`. */
const amounts = (it: Refusal): Say => {
  if (it.sizes !== undefined) return oder(it.sizes.map(chips))
  return it.least === it.most ? most(it) : say`${least(it)} bis ${most(it)}`
}

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: ByWhy<Refusal, Say> = {
  'burns-stay': () => say`Vor jeder Runde wird hier eine Karte verbrannt, auch bei mehreren Läufen`,
  'no-deal-yet': () => say`Es hat noch keine Hand begonnen`,
  'deal-has-started': () => say`Diese Hand hat schon begonnen`,
  'deal-is-over': () => say`Die Hand ist vorbei`,
  'too-few-players': ({ count = 2 }) => say`Dieses Spiel braucht mindestens ${String(count)} Spieler`,
  'too-many-players': ({ count = 2 }) => say`An diesem Spiel nehmen höchstens ${String(count)} Spieler teil`,
  'seat-twice': it => say`${does(at(it), 'steht', 'stehst')} zweimal auf der Liste`,
  'seat-not-a-number': it =>
    say`${it.about === undefined ? 'Ein Platz' : 'Der Button'} ist eine ganze Zahl ab 1, nicht ${String(it.seat)}`,
  'chips-not-whole': it =>
    it.about === undefined
      ? say`${does(at(it), 'braucht', 'brauchst')} eine ganze Zahl von Chips, mindestens einen`
      : say`Die Chips, die im Pot bleiben, sind eine ganze Zahl`,
  'no-chip-plays': it =>
    say`${does(at(it), 'hat', 'hast')} keinen Chip, der mitspielt: Der kleinste im Spiel ist ${least(it)}`,
  'stakes-not-whole': ({ about }) =>
    say`${about === undefined ? 'Einsätze' : STAKES[about]}: nötig ist eine ganze Zahl von Chips, 0 oder mehr`,
  'stakes-missing': ({ about }) =>
    say`${about === undefined ? 'Einsätze' : STAKES[about]}: Für dieses Spiel fehlt ein passender Betrag`,
  'structure-not-played': ({ about = [] }) =>
    about.length === 0
      ? say`Dieses Spiel geht um Punkte`
      : say`Dieses Spiel gibt es mit ${oder(about.map(structureName))}`,
  'not-dealt-in': it => say`${does(at(it), 'ist', 'bist')} nicht in dieser Hand`,
  'not-your-turn': it => say`${does(at(it), 'ist', 'bist')} dran`,
  'not-the-time': ({ about }) => say`${about === undefined ? 'Das' : ACTS[about]} geht jetzt nicht`,
  'dealer-is-due': () => say`Der Dealer ist dran`,
  'player-is-due': it => say`${does(at(it), 'ist', 'bist')} zuerst dran`,
  'wrong-number-of-cards': ({ count = 0, about }) =>
    say`${about === undefined ? '' : 'Fantasyland: '}${cardCount(count)} nötig`,
  'card-not-in-deck': it => say`${card(it)} ist nicht unter diesen Karten`,
  'card-twice': it => say`${card(it)} ist schon vergeben`,
  'card-not-held': it => say`${card(it)} ist nicht in dieser Hand`,
  'cards-are-in-the-deck': () => say`Die Karten dieser Hand kommen aus ihrem Deck: Du kannst sie nicht nennen`,
  'must-bet-or-fold': () => say`In dieser Runde musst du setzen oder folden`,
  'facing-a-bet': it => say`Zu callen ist ein Einsatz von ${least(it)}`,
  'nothing-to-call': () => say`Es gibt nichts zu callen`,
  'bring-in-is-due': () => say`Zuerst kommt das Bring-in`,
  'no-bring-in-is-due': () => say`Kein Bring-in ist fällig`,
  'raising-is-capped': ({ count = 0 }) => say`Mehr als ein Einsatz und ${counted(count)} Erhöhungen sind nicht erlaubt`,
  'betting-not-reopened': () => say`Die Erhöhung war zu klein: Wer schon gehandelt hat, darf nicht noch einmal erhöhen`,
  'nobody-left-to-bet-against': () => say`Niemand ist mehr da, der callen könnte`,
  'no-check-raise': () => say`Check-Raises sind in diesem Spiel nicht erlaubt`,
  'only-call-or-fold': () => say`Setzen und Erhöhen gehen hier nicht`,
  'no-chips-left': () => say`Es sind keine Chips zum Setzen übrig`,
  'openers-needed': () => say`Zum Eröffnen brauchst du ein Paar Buben oder besser`,
  'must-open-for-more': it => say`Wer eröffnet, setzt mindestens ${least(it)}`,
  'did-not-open': it => say`${does(at(it), 'hat', 'hast')} nicht mit Openers eröffnet`,
  'openers-were-good': it => say`${does(at(it), 'hatte', 'hattest')} Openers`,
  'splitting-not-declared': () => say`Wer Openers trennt, sagt es an, und die abgelegten Karten bleiben liegen`,
  'openers-not-split': () => say`Openers dürfen hier nicht getrennt werden`,
  'barred-until-won': it =>
    say`${does(at(it), 'hat', 'hast')} falsch eröffnet und setzt aus, bis jemand anders den Pot gewinnt`,
  'not-dealt-in-before': it => say`${does(at(it), 'war', 'warst')} nicht in der Hand, als Geld im Pot blieb`,
  'wager-too-small': it => say`Das ist zu wenig: Das Minimum ist ${least(it)}`,
  'wager-too-big': it => say`Das ist zu viel: Das Maximum ist ${most(it)}`,
  'wager-not-a-size': ({ sizes = [] }) => say`Ein Einsatz ist hier ${oder(sizes.map(chips))}`,
  'wager-not-whole-chips': ({ count }) =>
    count ? say`Gesetzt wird in Chips zu ${chips(count)}` : say`Gesetzt wird in ganzen Chips`,
  'too-many-discards': ({ count = 0 }) => say`Du kannst höchstens ${cardCount(count)} ablegen`,
  'cannot-run-it': ({ count = 2 }) => say`Das Board kann nicht ${times(count)} laufen`,
  'not-all-agree': it => say`${does(at(it), 'hat', 'hast')} nicht zugestimmt`,
  'cannot-chop': () => say`Die Blinds können hier nicht geteilt werden`,
  'nothing-to-see': it => say`${does(at(it), 'hat', 'hast')} keine gemuckte Hand zu zeigen`,
  'last-hand-need-not-muck': it =>
    say`${does(at(it), 'hat', 'hast')} als Letzter Anspruch auf einen Pot: Er lässt sich nicht aufgeben`,
  'hand-must-be-shown': it => say`${does(at(it), 'muss', 'musst')} die Hand hier zeigen: Mucken geht nicht`,
  'holecards-must-be-shown': it =>
    say`${does(at(it), 'muss', 'musst')} die Holecards zeigen, um den Pot zu teilen, auch mit dem Board als Hand`,
  'board-does-not-play': () => say`In diesem Spiel kann niemand das Board allein spielen`,
  'asking-is-denied': it => say`${does(at(it), 'darf', 'darfst')} nicht mehr verlangen, Hände zu sehen`,
  'not-theirs-to-ask': it =>
    say`${does(at(it), 'hat', 'hast')} den letzten Einsatz nicht gecallt: Hände sehen kann nur, wer gecallt hat`,
  'not-theirs-to-deny': () => say`Das Recht, Hände zu sehen, lässt sich so nicht entziehen`,
  'hand-was-not-called': it =>
    say`${whose(at(it))} Hand wurde nicht gecallt, und nur gecallte Hände darf man sehen wollen`,
  'no-hand-is-shown': () => say`Gemuckte Hände werden hier nicht gezeigt`,
  'ground-and-floor-needed': it =>
    say`${whose(at(it))} Hand wird nur bei Verdacht auf Absprachen gezeigt, wenn jemand vom Floor da ist`,
  'rest-stays-hidden': it => say`${does(at(it), 'muss', 'musst')} keine Karten zeigen, die niemand gesehen hat`,
  'no-claim-to-this-pot': it =>
    say`${does(at(it), 'hat', 'hast')} keinen Anspruch auf ${it.about === undefined ? 'diesen Pot' : potPart(it.about)}`,
  'part-not-read': ({ about }) =>
    say`Niemand hat gesagt, wer ${about === undefined ? 'diesen Teil' : potPart(about)} gewinnt`,
  'somebody-takes-it': ({ about }) =>
    say`Jemand gewinnt ${about === undefined ? 'diesen Teil' : potPart(about)}: Jede Hand qualifiziert sich dafür`,
  'cards-are-dealt-here': () => say`Die Karten dieser Hand sind bekannt: Die Karten sprechen`,
  'no-split-by-agreement': () => say`Spieler können nicht vereinbaren, einen Pot zu teilen: Das tun nur die Karten`,
  'no-pot': () => say`Dieses Spiel geht um Punkte: Es gibt keinen Pot für Chips`,
  'no-straddle-here': ({ about }) =>
    say`Kein Straddle ${about === undefined ? 'hier' : noStraddle(about)}: Nur die Blinds werden gesetzt`,
  'straddle-not-from-there': it =>
    say`${does(at(it), 'sitzt', 'sitzt')} nicht richtig für einen Straddle${it.about === undefined ? NOTHING : say`. Straddlen kann: ${straddlers(it.about)}`}`,
  'too-many-straddles': it => say`${does(at(it), 'kann', 'kannst')} nicht straddlen: ${straddles(it.count ?? 0)}`,
  'straddle-is-due': it => say`Der Straddle ist hier Pflicht: ${does(at(it), 'setzt', 'setzt')} ${most(it)}`,
  'no-kill-here': ({ about }) => say`Der Pot kann nicht gekillt werden${about === undefined ? '' : noKill(about)}`,
  'too-many-kills': ({ count = 1 }) => say`Eine Hand kann ${times(count)} gekillt werden, öfter nicht`,
  'too-few-chips-to-kill': it => say`${does(at(it), 'braucht', 'brauchst')} ${least(it)} Chips, um den Pot zu killen`,
  'post-not-a-size': it => say`${it.about === 'kill' ? 'Ein Kill' : 'Ein Straddle'} ist hier ${amounts(it)}`,
  'no-ruling-is-due': () => say`Keine Entscheidung steht aus`,
  'no-such-ruling': ({ decisions = [] }) =>
    say`So kann hier nicht entschieden werden. Möglich: ${oder(decisions.map(decisionSay))}`,
  'cannot-have-happened': ({ impossible: it }) =>
    say`Das kann hier nicht passiert sein${it === undefined ? NOTHING : say`: ${impossibleSay(it)}`}`,
  'ruling-is-pending': () => say`Das Spiel wartet auf eine Entscheidung`,
  'barred-by-a-ruling': it =>
    say`${does(at(it), 'darf', 'darfst')} nach einer Entscheidung jetzt nicht ${actsBarred(it.about ?? ['bet', 'raise'])}`,
  'not-known': ({ about }) => (about === undefined ? say`Das gibt es nicht` : unknown(about)),
  'house-makes-no-sense': it => say`Nach diesen Hausregeln kann keine Hand gespielt werden${problemsOf(it)}`,
  'rows-do-not-fit': ({ about }) =>
    say`Die Reihen passen nicht${about === undefined ? NOTHING : say`: ${misfit(about)}`}`,
}

const card = ({ card: it }: Refusal): Say => (it === undefined ? NOTHING : cards([it]))

const straddles = (count: number): string =>
  count === 1 ? 'mehr als ein Straddle geht nicht' : `mehr als ${counted(count)} Straddles gehen nicht`
