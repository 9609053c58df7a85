import type { Stakes } from '../../deal/stakes.ts'
import type { TableEvent } from '../../table/events.ts'
import type { WhyCashedOut } from '../../table/leaving/leaving.ts'
import type { Penalty } from '../../table/member.ts'
import type { NoteKind } from '../../table/notes/note.ts'
import type { PlayerId } from '../../table/player.ts'
import type { TimeWay } from '../../table/table.ts'
import type { NewsOf, Scene } from '../news-of.ts'
import { cards, chips, does, joined, NOTHING, player, type Say, say, whose } from '../say.ts'
import { counted, und, wem, wen } from './voice.ts'

/** Each event of a table in a sentence; null for what is nobody's news. A new event without an entry does not compile. */
export const tableNews: NewsOf<TableEvent> = {
  TableOpened: ({ placard }) => say`Der Tisch ist offen: ${placard.parts.map(({ form }) => form.name).join(', ')}.`,
  ButtonDrawn: ({ cards: drawn, seat }) => {
    const draws = drawn.map(({ player: id, card }) => say`${player(id)} ${cards([card])}`)
    return say`Auslosung des Buttons: ${joined(draws, ', ')}. Er beginnt auf Platz ${String(seat)}.`
  },

  SeatTaken: it => say`${does(it, 'nimmt', 'nimmst')} Platz ${String(it.seat)}.`,
  SeatChanged: it =>
    say`${does(it, 'wechselt', 'wechselst')} von Platz ${String(it.from)} auf Platz ${String(it.seat)}.`,
  // how somebody plans to come in is their own business
  EntryChosen: () => null,
  BlindsMissed: it => say`${does(it, 'verpasst', 'verpasst')} die Blinds.`,
  CameIn: it => {
    const posts = [it.live > 0 ? say`${chips(it.live)}` : null, it.dead > 0 ? say`${chips(it.dead)} tot` : null]
    const posted = posts.filter(post => post !== null)
    return posted.length === 0
      ? say`${does(it, 'steigt', 'steigst')} ein.`
      : say`${does(it, 'steigt', 'steigst')} ein mit ${joined(posted, ' plus ')}.`
  },
  BlindPassedOn: it =>
    say`${does(it, 'spielt', 'spielst')} mit weniger als dem halben Blind weiter; der Nächste übernimmt ihn.`,

  BoughtIn: it => say`${does(it, 'kauft sich', 'kaufst dich')} für ${chips(it.chips)} ein.`,
  HeldCameIn: it => (it.chips === 0 ? null : say`${chips(it.chips)} von ${wem(it)} spielen jetzt mit.`),
  BoughtBehind: it => say`${does(it, 'hat', 'hast')} ${chips(it.chips)} im Rücken.`,
  BehindAnnounced: it => say`${does(it, 'kündigt', 'kündigst')} ${chips(it.chips)} im Rücken an.`,
  BehindPlays: it => say`${chips(it.chips)} von ${wem(it)} sind unterwegs und spielen mit.`,
  Delivered: it => say`${chips(it.chips)} für ${wen(it)} sind da.`,
  BroughtBack: it => say`${does(it, 'bringt', 'bringst')} ${chips(it.chips)} zurück.`,
  StackBrought: it => say`${does(it, 'bringt', 'bringst')} ${chips(it.chips)} aus einem anderen Spiel mit.`,
  CashLaid: it =>
    say`${does(it, 'legt', 'legst')} Bargeld hin: ${chips(it.plays)} ${it.plays === 1 ? 'spielt' : 'spielen'} mit${it.doesNot === 0 ? NOTHING : say`, ${chips(it.doesNot)} nicht`}.`,
  ChipsCounted: it => say`${whose(it, 'dein')} Stack ist gezählt: ${chips(it.chips)}.`,
  ForeignChipsFound: it => say`${chips(it.chips)} von ${wem(it)} gehören nicht in dieses Spiel und kommen vom Tisch.`,
  StackCorrected: it => say`${whose(it, 'dein')} Stack wird von ${chips(it.from)} auf ${chips(it.to)} berichtigt.`,
  ColouredUp: ({ unit }) => say`Chips werden getauscht: Der kleinste Chip ist jetzt ${chips(unit)}.`,

  StakesChanged: ({ parts }) =>
    say`Neue Einsätze: ${joined(
      parts.map(({ form, stakes }) => say`${form.name} ${blindsOf(stakes)}`),
      ', ',
    )}.`,
  FormChosen: (it, { games = [] }) => say`${does(it, 'wählt', 'wählst')} ${games[it.part] ?? 'das nächste Spiel'}.`,
  // who chose it was said before
  FormTurned: (it, { games = [] }) =>
    it.why === 'chosen' ? null : say`Das Spiel wechselt: ${games[it.part] ?? 'das nächste'}.`,

  WaitingCounted: ({ names }) =>
    say`${names === 0 ? 'Niemand wartet' : names === 1 ? 'Ein Spieler wartet' : `${counted(names)} Spieler warten`} auf dieses Spiel.`,
  TimeAnnounced: ({ players }) => say`Die Zeitabgabe ist fällig von ${und(players.map(id => wem({ player: id })))}.`,
  TimeWayAgreed: ({ way }) => say`Die Zeit wird ${WAYS[way]} bezahlt.`,
  OptedOut: it => say`${does(it, 'macht', 'machst')} beim Time-Pot nicht mit.`,
  TimeDeclined: it =>
    say`${does(it, 'zahlt keine Zeit und spielt', 'zahlst keine Zeit und spielst')} aus Kulanz weiter.`,
  TimeOwed: it => say`${does(it, 'schuldet', 'schuldest')} die Zeitabgabe.`,
  TimeWaived: it => say`${does(it, 'zahlt', 'zahlst')} für diesen Abschnitt keine Zeit.`,
  TimePooled: () => null,
  CollectionTaken: ({ from }) =>
    say`Das Haus nimmt ${joined(
      from.map(({ player: id, chips: amount }) => say`${chips(amount)} von ${wem({ player: id })}`),
      ', ',
    )}.`,
  CollectionReturned: ({ to }) =>
    say`Die Hand war ungültig, das Haus gibt zurück: ${joined(
      to.map(({ player: id, chips: amount }) => say`${chips(amount)} an ${wen({ player: id })}`),
      ', ',
    )}.`,

  StraddleSaid: it => say`${does(it, 'straddlet', 'straddlest')} die nächste Hand.`,
  StraddleNotTaken: it => say`Der Straddle von ${wem(it)} wird nicht angenommen.`,
  KillSaid: it => say`${does(it, 'killt', 'killst')} die nächste Hand.`,
  BombPotProposed: it =>
    say`${does(it, 'schlägt', 'schlägst')} einen Bomb Pot vor${it.ante === null ? NOTHING : say`, für ${chips(it.ante)}`}.`,
  BombPotAnswered: it =>
    it.plays
      ? say`${does(it, 'ist', 'bist')} beim Bomb Pot dabei.`
      : say`${does(it, 'setzt', 'setzt')} beim Bomb Pot aus.`,

  RabbitAllowed: ({ allowed }) =>
    allowed
      ? say`Nach einer Hand, die niemand gecallt hat, dürfen Spieler fragen, was noch gekommen wäre.`
      : say`Was noch gekommen wäre, wird nicht mehr gezeigt.`,
  SevenDeuceSet: ({ chips: amount }) =>
    amount === 0
      ? say`Das 7-2-Spiel endet mit dieser Hand.`
      : say`Ab der nächsten Hand bekommt, wer mit 7-2 gewinnt und es zeigt, ${chips(amount)} von allen anderen im 7-2-Spiel.`,
  SevenDeuceAnswered: it =>
    it.plays
      ? say`${does(it, 'spielt', 'spielst')} das 7-2-Spiel mit.`
      : say`${does(it, 'bleibt', 'bleibst')} beim 7-2-Spiel außen vor.`,
  SevenDeucePaid: it =>
    it.from.length === 0
      ? say`${does(it, 'gewinnt', 'gewinnst')} mit 7-2. Niemand hat etwas zu zahlen.`
      : say`${does(it, 'gewinnt', 'gewinnst')} mit 7-2: ${joined(
          it.from.map(({ player: id, chips: amount }) => say`${chips(amount)} von ${wem({ player: id })}`),
          ', ',
        )}.`,

  DealCalled: () => null,
  DealRecorded: () => null,

  LegWon: it => say`${does(it, 'hat', 'hast')} ein Leg Up.`,
  LegKept: it => say`${does(it, 'behält', 'behältst')} das Leg.`,
  LegLost: it => say`${does(it, 'verliert', 'verlierst')} das Leg.`,
  KillButtonNeutral: () => null,
  KillOwed: it => say`${does(it, 'muss', 'musst')} die nächste Hand für ${chips(it.amount)} killen.`,
  // the hand itself says who posts, and who wins the pot
  KillPosted: () => null,
  KillMissed: it => say`${does(it, 'schuldet', 'schuldest')} einen Kill.`,
  KillWaits: () => null,
  KillReturned: it => say`Der Kill geht zurück an ${wen(it)}.`,
  KilledPotWon: () => null,

  WalkedAway: it => say`${does(it, 'setzt', 'setzt')} aus.`,
  CameBack: it => say`${does(it, 'ist', 'bist')} zurück.`,
  AbsenceExtended: it =>
    say`${does(it, 'darf', 'darfst')} ${it.minutes === 1 ? 'eine Minute' : `${counted(it.minutes)} Minuten`} länger wegbleiben.`,
  DealerChanged: ({ dealer }) => say`${dealer} teilt jetzt aus.`,
  AbsentButtonGiven: it => say`${does(it, 'bekommt', 'bekommst')} Abwesenheits-Button ${String(it.count)}.`,
  PlayOverBegun: it => say`${does(it, 'spielt', 'spielst')} auf dem Platz von ${wem({ player: it.owner })}.`,
  GuestSeated: it => say`${it.guest} sitzt hinter ${wem({ player: it.player })}.`,
  GuestLeft: it => say`${it.guest} sitzt nicht mehr hinter ${wem({ player: it.player })}.`,
  Warned: it => say`${does(it, 'wird', 'wirst')} verwarnt: ${it.about}.`,
  Penalized: it => say`${does(it, 'setzt', 'setzt')} ${penalty(it.penalty)} aus.`,
  PenaltyServed: it =>
    it.left === null
      ? say`${whose(it)} Strafe ist vorbei.`
      : say`${does(it, 'setzt', 'setzt')} noch ${penalty(it.left)} aus.`,
  Barred: it => say`${does(it, 'darf', 'darfst')} hier nicht mehr spielen.`,
  ClockCalled: ({ clock }) => {
    const by: Say =
      clock.by === 'floor' ? ['Der Floor verlangt'] : [does({ player: clock.by }, 'verlangt', 'verlangst')]
    const seconds = Math.round((clock.ends - clock.from) / 1000)
    return say`${by} die Uhr für ${wen({ player: clock.player })}: ${String(seconds)} Sekunden.`
  },
  ClockRanOut: it => say`${whose(it)} Uhr läuft ab.`,
  CardsChanged: ({ what }) => say`${what === 'deck' ? 'Ein neues Deck kommt' : 'Ein neues Setup kommt'}.`,

  LeavingSaid: (it, scene) => {
    if (isSent(it.player, scene))
      return say`${does({ player: scene.by! }, 'nimmt', 'nimmst')} ${wen({ player: it.player })} vom Tisch.`
    return it.gone
      ? say`${does(it, 'hat', 'hast')} den Tisch verlassen.`
      : say`${does(it, 'geht', 'gehst')} nach dieser Hand.`
  },
  CashedOut: (it, scene) => {
    const sent = it.why === 'left' && isSent(it.player, scene)
    const why = sent ? say`, vom Tisch genommen von ${wem({ player: scene.by! })}` : say`${LEFT[it.why]}`
    return say`${does(it, 'nimmt', 'nimmst')} ${chips(it.chips)} mit${why}.`
  },
  CarriedDivided: ({ shares }) =>
    say`Der übrige Pot wird geteilt: ${joined(
      shares.map(({ player: id, chips: amount }) => say`${chips(amount)} an ${wen({ player: id })}`),
      ', ',
    )}.`,
  TableClosed: ({ broken }) => (broken ? say`Das Spiel löst sich auf.` : say`Der Tisch ist geschlossen.`),

  Noted: it =>
    it.player === null
      ? say`Notiert: ${NOTES[it.kind]}.`
      : say`Notiert über ${wen({ player: it.player })}: ${NOTES[it.kind]}.`,
  NoteSettled: () => null,
  RackAllowed: it => say`${does(it, 'darf', 'darfst')} aus einem Rack spielen.`,
}

/** The blinds, or the limits of a form without them. */
const blindsOf = ({ blinds, lower, upper }: Stakes): Say =>
  joined(
    (blinds.length > 0 ? blinds : [lower, upper]).map(amount => say`${chips(amount)}`),
    '–',
  )

const isSent = (who: PlayerId, { by }: Scene): boolean => by !== undefined && by !== who

const penalty = (it: Penalty): string => {
  if ('until' in it) return 'eine Weile'
  return it.deals === 1 ? 'eine Hand' : `${counted(it.deals)} Hände`
}

const WAYS: Readonly<Record<TimeWay, string>> = {
  individual: 'von jedem Spieler',
  'time-pot': 'aus einem Time-Pot',
  'time-flop': 'vom Gewinner des nächsten Flops',
  'bomb-pot': 'aus einem Bomb Pot',
}

const LEFT: Readonly<Record<WhyCashedOut, string>> = {
  left: '',
  'picked-up': ', vom Haus abgeräumt nach zu langer Abwesenheit',
  removed: ', vom Tisch genommen',
  'owner-is-back': ', weil der Inhaber des Platzes zurück ist',
  'table-closed': '',
}

const NOTES: Readonly<Record<NoteKind, string>> = {
  rack: 'spielt aus einem Rack',
  'hidden-chips': 'große Chips außer Sicht',
  count: 'der Dealer soll den Stack zählen',
  idler: 'hier sitzt jemand, der nicht spielt',
  'others-chips': 'hat mit Chips eines anderen gespielt',
  'posted-for-another': 'hat für einen anderen gesetzt; es ging zurück',
}
