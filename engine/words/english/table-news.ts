import type { Stakes } from '../../deal/stakes.ts'
import type { TableEvent } from '../../table/events.ts'
import type { WhyCashedOut } from '../../table/leaving/leaving.ts'
import type { Penalty } from '../../table/member.ts'
import type { NoteKind } from '../../table/notes/note.ts'
import type { PlayerId } from '../../table/player.ts'
import type { TimeWay } from '../../table/table.ts'
import type { NewsOf, Scene } from '../news-of.ts'
import { andList, cards, chips, does, joined, NOTHING, player, type Say, say, whose } from '../say.ts'
import { counted } from './voice.ts'

/** Each event of a table in a sentence; null for what is nobody's news. A new event without an entry does not compile. */
export const tableNews: NewsOf<TableEvent> = {
  TableOpened: ({ placard }) => say`The table is open: ${placard.parts.map(({ form }) => form.name).join(', ')}.`,
  ButtonDrawn: ({ cards: drawn, seat }) => {
    const draws = drawn.map(({ player: id, card }) => say`${player(id)} ${cards([card])}`)
    return say`Drawing for the button: ${joined(draws, ', ')}. It starts at seat ${String(seat)}.`
  },

  SeatTaken: it => say`${does(it, 'takes', 'take')} seat ${String(it.seat)}.`,
  SeatChanged: it => say`${does(it, 'moves', 'move')} from seat ${String(it.from)} to seat ${String(it.seat)}.`,
  // how somebody plans to come in is their own business
  EntryChosen: () => null,
  BlindsMissed: it => say`${does(it, 'misses', 'miss')} the blinds.`,
  CameIn: it => {
    const posts = [it.live > 0 ? say`${chips(it.live)}` : null, it.dead > 0 ? say`${chips(it.dead)} dead` : null]
    const posted = posts.filter(post => post !== null)
    return posted.length === 0
      ? say`${does(it, 'comes in', 'come in')}.`
      : say`${does(it, 'comes in', 'come in')}, posting ${joined(posted, ' plus ')}.`
  },
  BlindPassedOn: it => say`${does(it, 'plays', 'play')} with less than half the blind; the next player takes it.`,

  BoughtIn: it => say`${does(it, 'buys in', 'buy in')} for ${chips(it.chips)}.`,
  HeldCameIn: it =>
    it.chips === 0 ? null : say`${whose(it)} ${chips(it.chips)} now ${it.chips === 1 ? 'plays' : 'play'}.`,
  BoughtBehind: it => say`${does(it, 'has', 'have')} ${chips(it.chips)} behind.`,
  BehindAnnounced: it => say`${does(it, 'announces', 'announce')} ${chips(it.chips)} behind.`,
  BehindPlays: it => say`${chips(it.chips)} of ${whose(it)} chips on the way play.`,
  Delivered: it => say`${whose(it)} ${chips(it.chips)} arrived.`,
  BroughtBack: it => say`${does(it, 'brings back', 'bring back')} ${chips(it.chips)}.`,
  StackBrought: it => say`${does(it, 'brings', 'bring')} ${chips(it.chips)} from another game.`,
  CashLaid: it =>
    say`${does(it, 'puts down', 'put down')} cash: ${chips(it.plays)} ${it.plays === 1 ? 'plays' : 'play'}${it.doesNot === 0 ? NOTHING : say`, ${chips(it.doesNot)} don’t`}.`,
  ChipsCounted: it => say`${whose(it)} stack is counted: ${chips(it.chips)}.`,
  ForeignChipsFound: it =>
    say`${chips(it.chips)} of ${whose(it)} chips don’t belong to this game and come off the table.`,
  StackCorrected: it => say`${whose(it)} stack is corrected from ${chips(it.from)} to ${chips(it.to)}.`,
  ColouredUp: ({ unit }) => say`Chips are colored up: the smallest chip is now ${chips(unit)}.`,

  StakesChanged: ({ parts }) =>
    say`New stakes: ${joined(
      parts.map(({ form, stakes }) => say`${form.name} ${blindsOf(stakes)}`),
      ', ',
    )}.`,
  FormChosen: (it, { games = [] }) => say`${does(it, 'chooses', 'choose')} ${games[it.part] ?? 'the next game'}.`,
  // who chose it was said before
  FormTurned: (it, { games = [] }) =>
    it.why === 'chosen' ? null : say`The game changes to ${games[it.part] ?? 'the next one'}.`,

  WaitingCounted: ({ names }) =>
    say`${names === 0 ? 'Nobody is' : `${counted(names)} ${names === 1 ? 'player is' : 'players are'}`} waiting for this game.`,
  TimeAnnounced: ({ players }) => say`Time is due from ${andList(players.map(player))}.`,
  TimeWayAgreed: ({ way }) => say`Time will be paid ${WAYS[way]}.`,
  OptedOut: it => say`${does(it, 'opts out', 'opt out')} of the time pot.`,
  TimeDeclined: it =>
    say`${does(it, 'declines to pay time and plays', 'decline to pay time and play')} on by courtesy.`,
  TimeOwed: it => say`${does(it, 'owes', 'owe')} time.`,
  TimeWaived: it => say`${does(it, 'pays', 'pay')} no time for this period.`,
  TimePooled: () => null,
  CollectionTaken: ({ from }) =>
    say`The house collects ${joined(
      from.map(({ player: id, chips: amount }) => say`${chips(amount)} from ${player(id)}`),
      ', ',
    )}.`,
  CollectionReturned: ({ to }) =>
    say`The hand was void: the house gives ${joined(
      to.map(({ player: id, chips: amount }) => say`${chips(amount)} back to ${player(id)}`),
      ', ',
    )}.`,

  StraddleSaid: it => say`${does(it, 'straddles', 'straddle')} the next hand.`,
  StraddleNotTaken: it => say`${whose(it)} straddle isn’t accepted.`,
  KillSaid: it => say`${does(it, 'kills', 'kill')} the next hand.`,
  BombPotProposed: it =>
    say`${does(it, 'proposes', 'propose')} a bomb pot${it.ante === null ? NOTHING : say` for ${chips(it.ante)}`}.`,
  BombPotAnswered: it =>
    it.plays ? say`${does(it, 'is', 'are')} in for the bomb pot.` : say`${does(it, 'sits', 'sit')} the bomb pot out.`,
  RabbitAllowed: ({ allowed }) =>
    allowed
      ? say`After a hand that nobody called, players can ask what would have come.`
      : say`What would have come is no longer shown.`,
  SevenDeuceSet: ({ chips: amount }) =>
    amount === 0
      ? say`The 7-2 game ends with this hand.`
      : say`Starting next hand, a player who wins with 7-2 and shows it gets ${chips(amount)} from each other player in the 7-2 game.`,
  SevenDeuceAnswered: it =>
    it.plays ? say`${does(it, 'plays', 'play')} the 7-2 game.` : say`${does(it, 'stays', 'stay')} out of the 7-2 game.`,
  SevenDeucePaid: it =>
    it.from.length === 0
      ? say`${does(it, 'wins', 'win')} with 7-2. Nobody has anything to pay.`
      : say`${does(it, 'wins', 'win')} with 7-2: ${joined(
          it.from.map(({ player: id, chips: amount }) => say`${chips(amount)} from ${player(id)}`),
          ', ',
        )}.`,

  DealCalled: () => null,
  DealRecorded: () => null,

  LegWon: it => say`${does(it, 'has', 'have')} a leg up.`,
  LegKept: it => say`${does(it, 'keeps', 'keep')} the leg.`,
  LegLost: it => say`${does(it, 'loses', 'lose')} the leg.`,
  KillButtonNeutral: () => null,
  KillOwed: it => say`${does(it, 'must', 'must')} kill the next hand for ${chips(it.amount)}.`,
  // the hand itself says who posts, and who wins the pot
  KillPosted: () => null,
  KillMissed: it => say`${does(it, 'owes', 'owe')} a kill.`,
  KillWaits: () => null,
  KillReturned: it => say`${whose(it)} kill is returned.`,
  KilledPotWon: () => null,

  WalkedAway: it => say`${does(it, 'sits out', 'sit out')}.`,
  CameBack: it => say`${does(it, 'is', 'are')} back.`,
  AbsenceExtended: it => say`${does(it, 'can', 'can')} be away ${counted(it.minutes)} minutes longer.`,
  DealerChanged: ({ dealer }) => say`${dealer} is dealing now.`,
  AbsentButtonGiven: it => say`${does(it, 'gets', 'get')} absent button ${String(it.count)}.`,
  PlayOverBegun: it => say`${does(it, 'plays over', 'play over')} ${whose({ player: it.owner })} seat.`,
  GuestSeated: it => say`${it.guest} sits behind ${player(it.player)}.`,
  GuestLeft: it => say`${it.guest} no longer sits behind ${player(it.player)}.`,
  Warned: it => say`${does(it, 'is', 'are')} warned: ${it.about}.`,
  Penalized: it => say`${does(it, 'is', 'are')} dealt out ${penalty(it.penalty)}.`,
  PenaltyServed: it =>
    it.left === null
      ? say`${whose(it)} penalty is over.`
      : say`${does(it, 'is', 'are')} dealt out ${penalty(it.left)} more.`,
  Barred: it => say`${does(it, 'can', 'can')} no longer play here.`,
  ClockCalled: ({ clock }) => {
    const by: Say = clock.by === 'floor' ? ['The floor calls'] : [does({ player: clock.by }, 'calls', 'call')]
    const seconds = Math.round((clock.ends - clock.from) / 1000)
    return say`${by} the clock on ${player(clock.player)}: ${String(seconds)} seconds.`
  },
  ClockRanOut: it => say`${whose(it)} clock runs out.`,
  CardsChanged: ({ what }) => say`${what === 'deck' ? 'A new deck is brought in' : 'A new setup is brought in'}.`,

  LeavingSaid: (it, scene) => {
    if (isSent(it.player, scene))
      return say`${does({ player: scene.by! }, 'removes', 'remove')} ${player(it.player)} from the table.`
    return it.gone ? say`${does(it, 'left', 'left')} the table.` : say`${does(it, 'leaves', 'leave')} after this hand.`
  },
  CashedOut: (it, scene) => {
    const sent = it.why === 'left' && isSent(it.player, scene)
    const why = sent ? say`, removed by ${player(scene.by!)}` : say`${LEFT[it.why]}`
    return say`${does(it, 'cashes out', 'cash out')} ${chips(it.chips)}${why}.`
  },
  CarriedDivided: ({ shares }) =>
    say`The pot left over is divided: ${joined(
      shares.map(({ player: id, chips: amount }) => say`${chips(amount)} to ${player(id)}`),
      ', ',
    )}.`,
  TableClosed: ({ broken }) => (broken ? say`The game breaks.` : say`The table is closed.`),

  Noted: it =>
    it.player === null ? say`Noted: ${NOTES[it.kind]}.` : say`Noted about ${player(it.player)}: ${NOTES[it.kind]}.`,
  NoteSettled: () => null,
  RackAllowed: it => say`${does(it, 'can', 'can')} play from a rack.`,
}

/** The blinds, or the limits of a form without them. */
const blindsOf = ({ blinds, lower, upper }: Stakes): Say =>
  joined(
    (blinds.length > 0 ? blinds : [lower, upper]).map(amount => say`${chips(amount)}`),
    '–',
  )

const isSent = (who: PlayerId, { by }: Scene): boolean => by !== undefined && by !== who

const penalty = (it: Penalty): string => {
  if ('until' in it) return 'for a while'
  return it.deals === 1 ? 'for one hand' : `for ${counted(it.deals)} hands`
}

const WAYS = {
  individual: 'by each player',
  'time-pot': 'from a time pot',
  'time-flop': 'by the winner of the next flop',
  'bomb-pot': 'from a bomb pot',
} as const satisfies Readonly<Record<TimeWay, string>>

const LEFT = {
  left: '',
  'picked-up': ', picked up by the house after too long away',
  removed: ', removed from the table',
  'owner-is-back': ', since the owner of the seat is back',
  'table-closed': '',
} as const satisfies Readonly<Record<WhyCashedOut, string>>

const NOTES = {
  rack: 'plays from a rack',
  'hidden-chips': 'high-value chips out of sight',
  count: 'the dealer should count the stack',
  idler: 'somebody is sitting here without playing',
  'others-chips': 'played another player’s chips',
  'posted-for-another': 'posted for another player; it was returned',
} as const satisfies Readonly<Record<NoteKind, string>>
