import type { FloorEvent } from '../../floor/events.ts'
import type { When } from '../../floor/moves/going.ts'
import type { NewsOf } from '../news-of.ts'
import { cards, chips, does, joined, NOTHING, player, type Say, say, whose } from '../say.ts'
import { handWords } from './hands.ts'
import { und, wem, wen } from './voice.ts'

/** Each event of a floor in a sentence; null for what is nobody’s news. A new event without an entry does not compile. */
export const floorNews: NewsOf<FloorEvent> = {
  FloorOpened: () => say`Der Raum ist offen.`,
  FloorClosed: () => say`Der Raum ist geschlossen.`,
  HabitsSet: () => say`Die Einstellungen des Raums haben sich geändert.`,
  GameOffered: ({ game }) => say`${game} steht auf der Tafel.`,
  GameWithdrawn: ({ game }) => say`${game} ist von der Tafel.`,

  PersonMet: () => null,
  TierSet: it =>
    it.tier === null
      ? say`${whose(it)} Karte zählt nicht mehr.`
      : say`${does(it, 'hat', 'hast')} eine Karte: ${it.tier}.`,
  Arrived: it => say`${does(it, 'ist', 'bist')} da.`,
  SteppedOut: it =>
    say`${does(it, 'geht', 'gehst')} kurz weg${it.deposit > 0 ? say`; ${chips(it.deposit)} bleiben beim Floor` : NOTHING}.`,
  PersonBarred: it =>
    it.whose === 'self'
      ? say`${does(it, 'hat', 'hast')} um eine eigene Sperre gebeten.`
      : say`${does(it, 'ist', 'bist')} gesperrt.`,
  BarLifted: it => say`${does(it, 'darf', 'darfst')} wieder spielen.`,
  PapersSeen: it => say`${whose(it)} Ausweis wurde gesehen.`,
  KeptApart: ({ players }) => say`Nicht an einen Tisch: ${all(players)}.`,
  LetTogetherAgain: ({ players }) => say`Wieder an einem Tisch erlaubt: ${all(players)}.`,

  NameListed: it =>
    say`${does(it, 'steht', 'stehst')} auf der Liste für ${it.game} an Stelle ${String(it.place)}${it.brokenGame ? ', aus einem aufgelösten Spiel' : ''}.`,
  NameDropped: it =>
    it.why === 'seated'
      ? null
      : say`${does(it, 'ist', 'bist')} nicht mehr auf der Liste für ${it.game}: ${OFF[it.why]}.`,
  NameMovedDown: it =>
    say`${does(it, 'kommt', 'kommst')} ans Ende der Liste für ${it.game}: ${it.why === 'passed' ? 'gepasst' : 'keine Antwort'}.`,
  CheckedIn: it => say`${does(it, 'meldet sich', 'meldest dich')} an.`,
  CheckInMissed: it => say`${does(it, 'hat', 'hast')} die Anmeldung versäumt.`,

  NameCalled: it => {
    const over = it.skipped.map(({ player: id, why }) => say`${player(id)} (${SKIPPED[why]})`)
    return say`${does(it, 'wird', 'wirst')} für ${it.game} gerufen: Tisch ${it.table}, Platz ${String(it.seat)}${
      over.length === 0 ? NOTHING : say`. Übergangen: ${joined(over, ', ')}`
    }.`
  },
  CallEnded: it => {
    if (it.answer === 'none') return say`${does(it, 'antwortet', 'antwortest')} nicht auf den Ruf für ${it.game}.`
    return it.answer === 'pass'
      ? say`${does(it, 'passt', 'passt')} beim Platz in ${it.game}.`
      : say`${does(it, 'scheidet', 'scheidest')} bei ${it.game} aus.`
  },

  SeatLockedUp: it => say`${place(it)} ist für ${wen(it)} reserviert.`,
  SeatReserved: it => say`${place(it)} ist für ${wen(it)} vorgemerkt.`,
  ChairRemoved: it => say`Der zusätzliche Stuhl an Tisch ${it.table}, Platz ${String(it.seat)}, kommt weg.`,
  SeatReleased: it => say`${place(it)} ist wieder frei: ${RELEASED[it.why]}.`,
  MarkerLaid: it => say`${does(it, 'legt', 'legst')} einen Marker auf Platz ${String(it.seat)}, Tisch ${it.table}.`,
  SeatTaken: it => say`${does(it, 'setzt sich', 'setzt dich')} an Tisch ${it.table}, Platz ${String(it.seat)}.`,
  SeatAsked: it =>
    say`${does(it, 'will', 'willst')} Platz ${String(it.seat)} an Tisch ${it.table}: Der Floor muss zustimmen.`,
  SeatClaimLost: it =>
    say`${does(it, 'muss', 'musst')} an Tisch ${it.table} einen anderen Platz als ${String(it.seat)} wählen.`,
  SeatLeft: it =>
    say`${does(it, 'verlässt', 'verlässt')} Tisch ${it.table}, Platz ${String(it.seat)}${it.extra ? ', und der zusätzliche Stuhl kommt weg' : ''}.`,
  SeatChangeAsked: it =>
    say`${does(it, 'möchte', 'möchtest')} ${it.seat === null ? 'einen anderen Platz' : `Platz ${it.seat}`} an Tisch ${it.table}.`,
  SeatChanged: it =>
    say`${does(it, 'wechselt', 'wechselst')} an Tisch ${it.table} von Platz ${String(it.from)} auf Platz ${String(it.seat)}.`,

  TableOpened: it =>
    say`Tisch ${it.table} öffnet: ${it.game}${it.feeds.length === 0 ? '' : `, ein Must-Move für ${it.feeds.join(' und ')}`}.`,
  FeedsSet: ({ feeds }) =>
    say`${feeds
      .map(({ table, feeds: mains }) =>
        mains.length === 0 ? `Tisch ${table} ist ein Hauptspiel` : `Tisch ${table} speist ${mains.join(' und ')}`,
      )
      .join('. ')}.`,
  TableClosed: ({ table }) => say`Tisch ${table} schließt.`,
  DealBegun: () => null,
  DealEnded: () => null,
  WalkedAway: it => {
    const longer = it.extension === undefined ? '' : `, ${it.extension} Minuten länger als üblich`
    const second = it.second ? say` Als Zweiter weg: zurück zu den Blinds, oder der Platz wird frei.` : NOTHING
    return say`${does(it, 'verlässt', 'verlässt')} den Platz an Tisch ${it.table} für eine Weile${longer}.${second}`
  },
  CameBack: it => say`${does(it, 'ist', 'bist')} zurück an Tisch ${it.table}.`,
  BlindMissed: it => say`${does(it, 'verpasst', 'verpasst')} einen Blind an Tisch ${it.table}.`,
  AbsentButtonGiven: it =>
    say`Der Platz von ${wem(it)} an Tisch ${it.table} bekommt Abwesenheits-Button ${String(it.count)}.`,
  PlayOverBegun: it =>
    say`${does(it, 'spielt', 'spielst')} auf Platz ${String(it.seat)} von ${wem({ player: it.owner })} an Tisch ${it.table}${
      it.entersAs === 'new-player' ? ', als neuer Spieler' : ''
    }.`,
  PlayOverEnding: it =>
    say`${does(it, 'gibt', 'gibst')} Platz ${String(it.seat)} an Tisch ${it.table} zurück, ${it.when === 'big-blind' ? 'wenn der Big Blind dort ist' : 'nach dieser Hand'}.`,
  PlayOverEnded: it =>
    say`${does(it, 'spielt', 'spielst')} nicht mehr auf dem Platz von ${wem({ player: it.owner })}: ${OVER[it.why]}.`,
  TableSilent: ({ table, silent }) =>
    silent ? say`Tisch ${table} antwortet nicht.` : say`Tisch ${table} antwortet wieder.`,

  MoveCalled: it =>
    say`${does(it, 'wechselt', 'wechselst')} von ${at(it.from)} an ${at(it.to)}, ${moveWhen(it.when)}${
      it.entry?.post === 'as-new-player' ? ', als neuer Spieler' : ''
    }.`,
  MoveDue: it => say`${does(it, 'muss', 'musst')} jetzt an ${at(it.to)}.`,
  PlayerMoved: it => say`${does(it, 'wechselt', 'wechselst')} an ${at(it.to)}.`,
  MoveRefused: it => say`${does(it, 'will', 'willst')} nicht wechseln und verlässt ${it.game}.`,
  MoveCancelled: it => say`${does(it, 'bleibt', 'bleibst')} an Tisch ${it.from.table}.`,

  GameBroken: ({ table, order }) => {
    const drew = order.map(({ player: id, card }) =>
      card === null ? say`${player(id)}` : say`${player(id)} ${cards([card])}`,
    )
    return say`Das Spiel an Tisch ${table} löst sich auf. Reihenfolge: ${joined(drew, ', ')}.`
  },
  SeatDrawn: it =>
    say`${does(it, 'bekommt', 'bekommst')} Platz ${String(it.seat)} an Tisch ${it.table}${it.added ? ', einen zusätzlichen Stuhl' : ''}.`,

  LimitProposed: ({ table, limit }) =>
    say`Vorgeschlagen an Tisch ${table}: ${String(limit.small)}-${String(limit.big)}.`,
  LimitObjected: it =>
    say`${does(it, 'widerspricht', 'widersprichst')} einem anderen Limit an Tisch ${it.table}${it.offer === null ? '' : `; an Tisch ${it.offer} ist ein Platz frei`}.`,
  LimitApproved: ({ table }) => say`Die Leitung stimmt dem Limit an Tisch ${table} zu.`,
  LimitChanged: ({ table, limit }) => say`Tisch ${table} spielt jetzt ${String(limit.small)}-${String(limit.big)}.`,

  DealerAdded: ({ dealer }) => say`${dealer} ist im Dienst.`,
  DealerPushed: ({ dealer, table, relieved }) =>
    say`${dealer} teilt an Tisch ${table} aus${relieved === null ? '' : `; ${relieved} ist abgelöst`}.`,
  DealerRelieved: ({ dealer }) => say`${dealer} ist abgelöst.`,
  TimeCollected: ({ table, players, chips: each }) =>
    say`Zeit an Tisch ${table}: je ${chips(each)} von ${und(players.map(id => wem({ player: id })))}.`,
  PromotionRulesSet: ({ promotion, asks }) =>
    say`${promotion} zahlt nach den aufgezeichneten Händen: mindestens ${String(asks.dealtIn)} Spieler in der Hand${asks.pot > 0 ? say`, ein Pot von ${chips(asks.pot)} oder mehr` : NOTHING}.`,
  PotSplashed: ({ promotion, table }) => say`${promotion}: Der nächste Pot an Tisch ${table} bekommt einen Zuschlag.`,
  PromotionEarned: ({ promotion, players, table, deal, hand }) =>
    hand === null
      ? say`${promotion} geht an ${all(players)} für Hand ${String(deal)} an Tisch ${table}.`
      : say`${promotion}: vorn liegt ${all(players)} mit: ${handWords(hand)}, Hand ${String(deal)} an Tisch ${table}.`,
  PromotionFunded: ({ promotion, chips: amount }) => say`${chips(amount)} kommen zu ${promotion} dazu.`,
  OrderUndone: ({ of }) => say`Eintrag ${String(of)} im Protokoll ist rückgängig gemacht.`,
  CompsRedeemed: it =>
    say`${does(it, 'löst', 'löst')} Comps über ${chips(it.chips)} ein${it.what === '' ? '' : `: ${it.what}`}.`,
  PromotionAwarded: it => say`${does(it, 'gewinnt', 'gewinnst')} ${chips(it.chips)} aus ${it.promotion}.`,
}

const all = (players: readonly string[]): Say => und(players.map(player))

const place = ({ table, seat }: { readonly table: string; readonly seat: number }): string =>
  `Platz ${seat} an Tisch ${table}`
const at = ({ table, seat }: { readonly table: string; readonly seat: number }): string =>
  `Tisch ${table} Platz ${seat}`

/** When somebody has to move, as it stands behind a comma. */
export const moveWhen = (when: When): string => {
  switch (when.until) {
    case 'next-deal':
      return 'vor der nächsten Hand'
    case 'big-blind':
      return 'wenn der Big Blind fällig ist'
    case 'button-played':
      return 'nach der Hand am Button'
    case 'deal':
      return 'nach der nächsten Hand'
  }
}

const OFF = {
  'own-wish': 'auf eigenen Wunsch',
  'not-checked-in': 'nicht rechtzeitig angemeldet',
  'no-answer': 'keine Antwort',
  passed: 'gepasst',
  'did-not-play': 'spielte nicht, als das Spiel genug Spieler hatte',
  'would-not-move': 'wollte nicht wechseln',
  barred: 'darf hier nicht spielen',
} as const

const SKIPPED = {
  called: 'anderswo gerufen',
  away: 'weg',
  'not-checked-in': 'nicht angemeldet',
  barred: 'darf hier nicht spielen',
  'kept-out': 'aus diesem Spiel ausgeschlossen',
  'not-together': 'getrennt von jemandem dort',
  'under-age': 'hier noch zu jung',
  'papers-missing': 'noch kein Ausweis gesehen',
  'papers-expired': 'Ausweis abgelaufen',
} as const

const OVER = {
  left: 'aufgestanden',
  'owner-is-back': 'der Inhaber ist zurück',
  'owner-left': 'der Inhaber hat ihn verlassen',
  elsewhere: 'eigener Platz',
} as const

const RELEASED = {
  staff: 'vom Floor freigegeben',
  'new-game': 'zu lange reserviert in einem neuen Spiel',
  'too-long': 'zu lange reserviert',
  'big-blind': 'dort ist der Big Blind fällig',
  deals: 'die Hände, für die er frei gehalten wurde, sind vorbei',
  elsewhere: 'hat einen anderen Platz',
} as const
