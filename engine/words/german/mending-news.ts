import type { DealEvent, WhyKilled, WhyVoided } from '../../deal/events.ts'
import type { BarredAct, CardMove, Decider, Pile, Repair } from '../../deal/mending.ts'
import { type Route, routesOf } from '../card-routes.ts'
import type { mendingNews as inEnglish } from '../english/mending-news.ts'
import { cards, chips, does, joined, NOTHING, type Say, say, seat, whose } from '../say.ts'
import { decisionSay } from './decisions.ts'
import { incidentSay } from './incidents.ts'
import { taken } from './shares.ts'
import { cardCount, oder, wem, wen } from './voice.ts'

/** What went wrong and what is done about it, in a sentence each. */
export const mendingNews: typeof inEnglish = {
  IncidentReported: ({ incident }) => say`Gemeldet: ${incidentSay(incident)}.`,
  ErrorMade: ({ error }) => say`Noch nicht bemerkt: ${incidentSay(error.incident)}.`,
  ErrorNoticed: () => say`Ein Fehler kommt ans Licht.`,
  RulingGiven: ({ decision, by }) => say`Entscheidung (${deciderSay(by)}): ${decisionSay(decision)}.`,
  RulingDue: ({ decides, options }) =>
    say`Entscheidung nötig (${deciderSay(decides)}): ${oder(options.map(({ decision }) => decisionSay(decision)))}.`,
  CardsMoved: ({ moves }) => moved(moves),
  CardsSetAside: ({ cards: out }) => say`Beiseitegelegt: ${cards(out)}.`,
  FaultCounted: ({ fault, cards: counted }) => say`Gezählt als ${FAULTS[fault]}: ${cards(counted)}.`,
  DrawOwed: ({ seat: at, cards: count }) =>
    say`${does({ seat: at }, 'bekommt', 'bekommst')} ${cardCount(count)}, wenn alle anderen gezogen haben.`,
  StreetTakenBack: () => say`Die Karten dieser Runde kommen vom Tisch.`,
  RepairDue: ({ repair }) => say`${repairSay(repair)}.`,
  WagersBarred: ({ seat: at }) =>
    say`${does({ seat: at }, 'darf', 'darfst')} in dieser Setzrunde weder setzen noch erhöhen.`,
  ActsBarred: ({ seat: at, acts, lasts }) =>
    say`${does({ seat: at }, 'darf', 'darfst')} ${lasts === 'turn' ? 'beim nächsten Mal' : 'in dieser Runde'} nicht ${actsBarred(acts)}.`,
  CalledShort: ({ seat: at, put }) => say`${does({ seat: at }, 'callt', 'callst')} mit ${chips(put)}, und das gilt.`,
  AbsenceNoted: ({ seat: at }) => say`${does({ seat: at }, 'gilt', 'giltst')} als abwesend.`,
  AbsenceEnded: ({ seat: at }) => say`${does({ seat: at }, 'ist', 'bist')} zurück.`,
  DealVoided: ({ why, back, kept }) =>
    say`Die Hand ist ungültig (${VOIDED[why]})${back.length === 0 ? NOTHING : say`: ${taken(back)}`}${
      kept === 0 ? NOTHING : say`; ${chips(kept)} bleiben für die nächste Hand im Pot`
    }.`,
  HandKilled: ({ seat: at, why }) => say`${whose({ seat: at })} Hand ist tot: ${KILLED[why]}.`,
  HandRetrieved: ({ seat: at, cards: back }) =>
    say`${whose({ seat: at })} Hand ist wieder live${back.length === 0 ? NOTHING : say`: ${cards(back)}`}.`,
  PotCorrected: ({ moves }) =>
    say`Pot berichtigt: ${joined(
      moves.map(({ from, to, amount }) => say`${chips(amount)} von ${wem({ seat: from })} an ${wen({ seat: to })}`),
      ', ',
    )}.`,
  ChipsFound: ({ seat: at, amount, to }) =>
    at === to
      ? say`${chips(amount)} mehr von ${wem({ seat: at })} spielen mit.`
      : say`${chips(amount)} von ${wem({ seat: at })} gehen an ${wen({ seat: to })}.`,
  ButtonsDue: ({ seats }) => say`Als Nächstes am Button: ${joined(seats.map(seat), ', dann ')}.`,
  RunsStruck: () => say`Nur der erste Lauf zählt.`,
}

/** Who rules. */
export const deciderSay = (by: Decider | 'book'): Say => (typeof by === 'string' ? [DECIDERS[by]] : [seat(by.seat)])

const DECIDERS: Readonly<Record<Extract<Decider, string> | 'book', string>> = {
  book: 'Regelbuch',
  floor: 'Floor',
  referee: 'Schiedsrichter',
  house: 'Haus',
  dealer: 'Dealer',
  table: 'Tisch',
}

/** What somebody may not do: `setzen oder erhöhen`. */
export const actsBarred = (acts: readonly BarredAct[]): Say => oder(acts.map(act => BARRED[act]))

const BARRED: Readonly<Record<BarredAct, string>> = {
  fold: 'folden',
  check: 'checken',
  call: 'callen',
  bet: 'setzen',
  raise: 'erhöhen',
}

const FAULTS: Readonly<Record<Extract<DealEvent, { readonly type: 'FaultCounted' }>['fault'], string>> = {
  boxed: 'umgedreht',
  exposed: 'aufgedeckt',
}

/** Cards that stay where they are need no words; if all do, the news is what they are. */
const moved = (moves: readonly CardMove[]): Say => {
  const routes = routesOf(moves)
  if (routes.length === 0) return say`Jetzt bekannt: ${cards(moves.map(({ card }) => card))}.`
  return say`${joined(routes.map(routeSay), ', ')}.`
}

const routeSay = ({ cards: list, from, to }: Route): Say =>
  say`${cards(list)}: ${list.length === 1 ? 'geht' : 'gehen'} von „${pileSay(from)}“ nach „${pileSay(to)}“`

const pileSay = (pile: Pile): Say => {
  if (typeof pile === 'string') return [PILES[pile]]
  if ('board' in pile) return [pile.board === 0 ? 'Board' : `Board ${pile.board + 1}`]
  return say`${whose({ seat: pile.seat })} ${pile.face === 'up' ? 'offene' : 'verdeckte'} Karten`
}

const PILES: Readonly<Record<Extract<Pile, string>, string>> = {
  stub: 'oben auf dem Stub',
  'stub-bottom': 'unten im Stub',
  burns: 'verbrannte Karten',
  muck: 'Muck',
  aside: 'beiseitegelegte Karten',
  discards: 'abgelegte Karten',
}

const repairSay = (repair: Repair): Say => {
  switch (repair.do) {
    case 'skip-burn':
      return say`Die nächste Burncard entfällt`
    case 'burn-first':
      return say`Vor den nächsten Karten wird eine zusätzliche verbrannt`
    case 'reshuffle':
      return say`Der Stub wird vor den nächsten Karten neu gemischt`
    case 'set-aside':
      return say`Karten werden beiseitegelegt, bis es für jeden in der Hand eine gibt`
    case 'has-card':
      return say`${does(repair, 'hat', 'hast')} die nächste Karte schon`
    case 'deal-down':
      return say`${whose(repair)} nächste Karte kommt verdeckt`
    case 'pass-over':
      return say`${whose(repair)} offene Karte macht kein Bring-in`
    case 'fill-up':
      return say`${whose(repair)} Hand wird beim Ziehen aufgefüllt`
    case 'give-last':
      return say`${does(repair, 'bekommt', 'bekommst')} ${cardCount(repair.cards)} nach den anderen`
  }
}

/** Why a hand is void. */
const VOIDED: Readonly<Record<WhyVoided, string>> = {
  misdeal: 'Misdeal',
  redeal: 'neu ausgeteilt',
  'stub-fouled': 'Stub vermischt',
  'duplicate-card': 'doppelte Karte',
  'foreign-card': 'Karte aus einem anderen Deck',
  'card-missing': 'fehlende Karte im Deck',
  'boxed-cards': 'umgedrehte Karten',
}

/** Why a hand is dead. */
const KILLED: Readonly<Record<WhyKilled, string>> = {
  miscalled: 'falsch angesagt',
  'pair-not-announced': 'das Paar wurde nicht angesagt',
  mucked: 'gemuckt',
  'thrown-forward': 'nach vorn geworfen',
  'mixed-with-another': 'mit einer anderen Hand vermischt',
  hidden: 'die Karten waren verdeckt gehalten',
  absent: 'niemand saß am Platz',
  clock: 'die Uhr ist abgelaufen',
  'turn-passed': 'der Zug wurde verpasst',
  'owed-blind': 'ein geschuldeter Blind wurde nicht gesetzt',
  shown: 'sie wurde gezeigt',
  'dealt-dead': 'an einen toten Platz ausgeteilt',
  'holecards-exposed': 'die Holecards wurden aufgedeckt',
  'stray-joker': 'ein Joker war darin, der nicht mitspielt',
  'boxed-card': 'eine umgedrehte Karte war darin',
  'dropped-card': 'eine Karte fiel vom Tisch',
  'damaged-card': 'eine beschädigte Karte war darin',
  'upcards-lifted': 'die offenen Karten wurden aufgenommen',
  'upcards-reordered': 'die offenen Karten wurden umgeordnet',
  'not-discarded': 'nicht rechtzeitig abgelegt',
  'not-dealt-in': 'der Spieler hatte kein Recht auf eine Hand',
  'wrong-number-of-cards': 'falsche Anzahl Karten',
  'wrong-number-set': 'falsche Anzahl Karten gelegt',
}
