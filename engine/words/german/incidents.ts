import type { Reported } from '../../deal/events.ts'
import { type Incident, type IncidentType, isIncidentType } from '../../rulings/rulers.ts'
import { cards, chips, does, NOTHING, type Part, type Say, say, seat, whose } from '../say.ts'
import { factValue } from './fact-values.ts'
import { cardCount, counted, und, wem, wemAlle, wen, wenAlle } from './voice.ts'

/** An incident as somebody at the table would report it; without a full stop. */
export const incidentSay = (incident: Reported): Say =>
  isIncidentType(incident.type) ? sentence(incident as Incident) : [incident.type]

const sentence = (incident: Incident): Say => (incidents[incident.type] as (incident: Incident) => Say)(incident)

type Sentences = { readonly [T in IncidentType]: (incident: Extract<Incident, { readonly type: T }>) => Say }

const seats = (list: readonly number[]): Say => und(list.map(seat))
const when = (fact: boolean | undefined, words: string): string => (fact ? words : '')
const named = (list: readonly string[] | undefined): Say =>
  list === undefined || list.length === 0 ? NOTHING : say`: ${cards(list as never)}`
const seenBy = (list: readonly number[] | undefined): Say =>
  list === undefined || list.length === 0 ? NOTHING : say`, gesehen von ${wemAlle(list)}`
const fouled = (list: readonly number[]): Say => (list.length === 0 ? NOTHING : say`; deshalb gefoult: ${seats(list)}`)
const out = (count: number | undefined): string => (count === undefined ? '' : `, ${cardCount(count)} schon ausgeteilt`)
const of = (at: number): Part => whose({ seat: at })

const NOTICED = {
  'at-once': 'sofort bemerkt',
  'in-the-round': 'noch in der Setzrunde bemerkt',
  'all-have-acted': 'bemerkt, als alle gehandelt hatten',
  'round-over': 'nach der Setzrunde bemerkt',
} as const

/** A sentence for each kind of incident. A new kind without one does not compile. */
const incidents: Sentences = {
  MiscalledHand: it =>
    say`${does(it, 'sagt', 'sagst')} die Hand falsch an, als „${it.called}“${when(it.intentional, ', mit Absicht')}${fouled(it.fouled)}`,
  PairNotAnnounced: it => say`${does(it, 'sagt', 'sagst')} ein Paar nicht an${fouled(it.fouled)}`,
  TabledLate: it =>
    say`${does(it, 'deckt', 'deckst')} eine gemuckte Hand auf${named(it.cards)}${when(it.identifiable, ', noch erkennbar')}${when(it.misinformed, ', nach falscher Auskunft')}`,
  BurnMissed: it =>
    say`die Burncard wurde vergessen${it.facedown === undefined ? '' : it.facedown ? ', die Karte noch verdeckt' : ', die Karten liegen schon'}${out(it.dealt)}${named(it.cards)}${seenBy(it.seen)}`,
  TwoBurned: it => say`zwei Karten wurden verbrannt${out(it.dealt)}${named(it.cards)}${seenBy(it.seen)}`,
  PrematureStreetCard: it =>
    say`die nächste Karte kam zu früh für ${wenAlle(it.to)}${named(it.cards)}${seenBy(it.seen)}`,
  LastCardUp: it => say`die letzte Karte kam offen für ${wenAlle(it.seats)}${named(it.cards)}`,
  UpcardsPickedUp: it =>
    say`${of(it.seat)} offene Karten wurden ${factValue(it.how)}${when(it.madeAnotherAct, ', und jemand hat deshalb gehandelt')}`,
  DiscardMissed: it =>
    say`${does(it, 'hat', 'hast')} nicht rechtzeitig abgelegt${it.discarded === undefined ? '' : `, nur ${counted(it.discarded)}`}`,
  StreetOutOfSequence: it => say`die Karten wurden in dieser Reihenfolge ausgeteilt: ${seats(it.to)}${named(it.cards)}`,
  BeatenCall: it =>
    say`${does(it, 'will', 'willst')} den Call zurück, geschlagen durch offene Karten von ${wem({ seat: it.by })}`,
  PrematureBoard: it => say`das Board kam zu früh${named(it.cards)}`,
  TooManyInFlop: it => say`der Flop hat ${cardCount(it.count)}${named(it.cards)}`,
  StubFouled: it => say`der Stub ist vermischt${it.mixedWith === undefined ? '' : ` mit: ${factValue(it.mixedWith)}`}`,
  HandMucked: it =>
    say`${of(it.seat)} Hand wurde ${byWhom(it)} in den Muck gelegt${when(it.identifiable, ', noch erkennbar')}${when(it.misinformed, ', nach falscher Auskunft')}${when(it.protected, ', obwohl geschützt')}`,
  HandThrownForward: it =>
    say`${of(it.seat)} Hand wurde nach vorn geworfen${when(it.madeAnotherAct, ', und jemand hat deshalb gehandelt')}${when(it.announced, ', mit der Ansage Fold')}`,
  CardsMixedWithAnother: it =>
    say`${of(it.seat)} Karten sind vermischt mit denen von ${wem({ seat: it.with })}${when(it.identifiable, ', aber unterscheidbar')}`,
  DealtDeadHand: it => say`${of(it.seat)} Hand wurde tot ausgeteilt`,
  HiddenCards: it => say`${of(it.seat)} Karten waren nicht zu sehen, danach gehandelt: ${String(it.behind)}`,
  LiveHandShown: it =>
    say`${does(it, 'zeigt', 'zeigst')} eine laufende Hand, ${cards(it.cards)}${when(it.onPurpose, ', mit Absicht')}${when(it.winnerTakesAll, ', nur der Sieger bekommt etwas')}`,
  ButtonMisplaced: it => say`der Button gehört zu ${wem({ seat: it.belongs })}`,
  FirstCardToWrongSeat: it => say`die erste Karte ging an ${wen(it)}`,
  DealtToEmptySeat: it => say`der leere ${seat(it.seat)} bekam Karten`,
  PlayerDealtOut: it =>
    say`${does(it, 'bekam', 'bekamst')} keine Karten${when(it.atTheTable, ', obwohl am Tisch')}${when(it.posted, ', obwohl gesetzt war')}`,
  DealtOutOfSequence: it =>
    say`${does(it, 'bekam', 'bekamst')} Karten vor ${wem({ seat: it.before })}${it.round === undefined ? '' : `, in Durchgang ${it.round}`}`,
  ExtraCard: it => say`eine Karte zu viel ging an ${wenAlle(it.seats)}${named(it.cards)}`,
  WrongNumberOfCards: it =>
    say`${does(it, 'hat', 'hast')} ${cardCount(it.has)}${when(it.actedEarly, ', schon gehandelt')}`,
  FourteenAndTwelve: it =>
    say`vierzehn Karten bei ${wem({ seat: it.fourteen })} und zwölf bei ${wem({ seat: it.twelve })}; gezogen wird Karte ${String(it.picked)}`,
  WrongNumberSet: it => say`${does(it, 'hat', 'hast')} ${cardCount(it.set)} gelegt`,
  FantasylandMiscount: it => say`${does(it, 'hat', 'hast')} ${cardCount(it.has)} in Fantasyland`,
  PlayerAbsent: it => say`${does(it, 'ist', 'bist')} abwesend${when(it.walkedOff, ' und weggegangen')}`,
  PlayerBack: it => say`${does(it, 'ist', 'bist')} zurück`,
  ClockExpired: it => say`${of(it.seat)} Uhr ist abgelaufen`,
  ClockAskedFor: it =>
    say`${it.by === undefined ? ['der Floor verlangt'] : does({ seat: it.by }, 'verlangt', 'verlangst')} nach ${String(it.after)} Sekunden die Uhr für ${wen(it)}`,
  DrawChanged: it =>
    say`${does(it, 'will', 'willst')} das Ziehen ändern${when(it.relied, ', nachdem jemand darauf gehandelt hat')}`,
  TurnPassed: it =>
    say`${does(it, 'wurde', 'wurdest')} übergangen, danach gehandelt: ${String(it.behind)}${when(it.waiting, ', ein anderer wartete noch')}${
      it.calledTime === undefined ? '' : `; Zeit verlangt: ${factValue(it.calledTime)}`
    }`,
  ImproperWager: it =>
    say`${does(it, 'ging', 'gingst')} auf ${chips(it.to)}, einen Betrag, den das Spiel nicht hat, ${NOTICED[it.when]}`,
  OwedBlindUnposted: it =>
    say`${does(it, 'schuldet', 'schuldest')} ${chips(it.owes)} und nichts ist gesetzt${when(it.looked, ', nach einem Blick in die Karten')}`,
  WrongLowcard: it =>
    say`${does(it, 'hat', 'hast')} irrtümlich das Bring-in gemacht${when(it.nextActed, ', und der Nächste hat gehandelt')}`,
  HiddenChips: it =>
    say`${does(it, 'hatte', 'hattest')} ${chips(it.amount)} außer Sicht${it.winner === undefined ? NOTHING : say`, gewonnen von ${wem({ seat: it.winner })}`}${when(it.nextDealBegun, ', bemerkt nach Beginn der nächsten Hand')}`,
  ConcealedChips: it => say`${does(it, 'hat', 'hast')} ${chips(it.hidden)} verborgen`,
  UnnoticedMoney: it =>
    say`${does(it, 'hat', 'hast')} ${chips(it.amount)} (${factValue(it.what)})${when(it.unaware, ', von niemandem bemerkt')}${when(it.objection, '; jemand widerspricht')}`,
  ButtonWrongThisDeal: it => say`der Button hätte bei ${wem({ seat: it.should })} sein sollen`,
  RunDisputed: it => say`Lauf ${String(it.run)} ist umstritten`,
  PotAwardedWrongly: it => say`der Pot ging an ${wen({ seat: it.from })} und gehört ${wemAlle(it.to)}`,
  CardExposed: it =>
    say`${cards([it.card])} von ${wem(it)} wurde ${byWhom(it)} aufgedeckt${when(it.looked, ', schon angesehen')}${when(it.disputed, ', umstritten')}${when(it.pitched, ', beim Werfen')}${replaced(it.replacement)}`,
  CardOffTable: it =>
    say`${cards([it.card])} von ${wem(it)} ${it.by === 'dealer' ? 'flog beim Geben' : 'fiel'} vom Tisch${replaced(it.replacement)}`,
  BoxedCard: it =>
    say`${cards([it.card])} liegt umgedreht (${factValue(it.where)})${it.seat === undefined ? NOTHING : say` bei ${wem({ seat: it.seat })}`}${when(it.nextMixed, ', die nächste Karte vermischt')}${when(it.needed, ', und sie fehlt')}${replaced(it.replacement)}`,
  JokerFound: it => say`${does(it, 'findet', 'findest')} einen Joker${replaced(it.replacement)}`,
  ForeignCard: it =>
    say`eine Karte aus einem anderen Deck${named(it.card === undefined ? undefined : [it.card])} (${factValue(it.where)})${when(it.wouldBeDealt, ', sie käme als Nächste')}`,
  DuplicateCard: it => say`${cards([it.card])} gibt es zweimal`,
  CardMissing: it => say`das Deck hat ${cardCount(it.has)}`,
  KnownBadDeck: it =>
    say`${does(it, 'wusste', 'wusstest')} vom Fehler im Deck (${factValue(it.fault)})${when(it.wagered, ', und trotzdem gesetzt')}`,
  DamagedCard: it => say`${cards([it.card])} von ${wem(it)} ist beschädigt`,
  DrawCardsMucked: it => say`${of(it.seat)} gezogenen Karten ${cards(it.cards)} landeten im Muck`,
}

const replaced = (card: string | undefined): Say =>
  card === undefined ? NOTHING : say`, ersetzt durch ${cards([card] as never)}`

/** Who did it, in a passive sentence. */
const byWhom = ({ by }: { readonly by: string }): string => (by === 'dealer' ? 'vom Dealer' : 'vom Spieler')
