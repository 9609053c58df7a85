import type { FloorEvent } from '../../floor/events.ts'
import type { When } from '../../floor/moves/going.ts'
import { handWords } from '../../ranking/words.ts'
import type { NewsOf } from '../news-of.ts'
import { andList, cards, chips, does, joined, NOTHING, player, type Say, say, whose } from '../say.ts'

/** Each event of a floor in a sentence; null for what is nobody’s news. A new event without an entry does not compile. */
export const floorNews: NewsOf<FloorEvent> = {
  FloorOpened: () => say`The room is open.`,
  FloorClosed: () => say`The room is closed.`,
  HabitsSet: () => say`The room’s settings changed.`,
  GameOffered: ({ game }) => say`${game} is on the board.`,
  GameWithdrawn: ({ game }) => say`${game} is off the board.`,

  PersonMet: () => null,
  TierSet: it =>
    it.tier === null ? say`${whose(it)} card no longer counts.` : say`${does(it, 'holds', 'hold')} a ${it.tier} card.`,
  Arrived: it => say`${does(it, 'is', 'are')} here.`,
  SteppedOut: it =>
    say`${does(it, 'steps', 'step')} out${it.deposit > 0 ? say`, leaving ${chips(it.deposit)} with the floor` : NOTHING}.`,
  PersonBarred: it =>
    it.whose === 'self' ? say`${does(it, 'has', 'have')} asked to be kept out.` : say`${does(it, 'is', 'are')} barred.`,
  BarLifted: it => say`${does(it, 'may', 'may')} play again.`,
  PapersSeen: it => say`${whose(it)} ID has been checked.`,
  KeptApart: ({ players }) => say`${andList(players.map(player))} won’t be seated together.`,
  LetTogetherAgain: ({ players }) => say`${andList(players.map(player))} can be seated together again.`,

  NameListed: it =>
    say`${does(it, 'is', 'are')} number ${String(it.place)} on the list for ${it.game}${it.brokenGame ? ', coming from a broken game' : ''}.`,
  NameDropped: it =>
    it.why === 'seated' ? null : say`${does(it, 'is', 'are')} off the list for ${it.game}: ${OFF[it.why]}.`,
  NameMovedDown: it =>
    say`${does(it, 'goes', 'go')} to the end of the list for ${it.game}: ${it.why === 'passed' ? 'passed' : 'no answer'}.`,
  CheckedIn: it => say`${does(it, 'checks', 'check')} in.`,
  CheckInMissed: it => say`${does(it, 'didn’t', 'didn’t')} check in on time.`,

  NameCalled: it => {
    const over = it.skipped.map(({ player: id, why }) => say`${player(id)} (${SKIPPED[why]})`)
    return say`${does(it, 'is', 'are')} called for ${it.game}: table ${it.table}, seat ${String(it.seat)}${
      over.length === 0 ? NOTHING : say`. Passed over: ${joined(over, ', ')}`
    }.`
  },
  CallEnded: it => {
    if (it.answer === 'none') return say`${does(it, 'doesn’t', 'don’t')} answer the call for ${it.game}.`
    return it.answer === 'pass'
      ? say`${does(it, 'passes', 'pass')} on the seat in ${it.game}.`
      : say`${does(it, 'drops', 'drop')} out of ${it.game}.`
  },

  SeatLockedUp: it => say`${place(it)} is locked up for ${player(it.player)}.`,
  SeatReserved: it => say`${place(it)} is reserved for ${player(it.player)}.`,
  ChairRemoved: it => say`The extra chair at table ${it.table}, seat ${String(it.seat)}, is removed.`,
  SeatReleased: it => say`${place(it)} is open again: ${RELEASED[it.why]}.`,
  MarkerLaid: it => say`${does(it, 'puts', 'put')} a marker at seat ${String(it.seat)}, table ${it.table}.`,
  SeatTaken: it => say`${does(it, 'sits', 'sit')} down at table ${it.table}, seat ${String(it.seat)}.`,
  SeatAsked: it =>
    say`${does(it, 'wants', 'want')} seat ${String(it.seat)} at table ${it.table}: the floor has to approve.`,
  SeatClaimLost: it =>
    say`${does(it, 'has', 'have')} to choose a seat other than ${String(it.seat)} at table ${it.table}.`,
  SeatLeft: it =>
    say`${does(it, 'leaves', 'leave')} table ${it.table}, seat ${String(it.seat)}${it.extra ? ', and the extra chair is removed' : ''}.`,
  SeatChangeAsked: it =>
    say`${does(it, 'asks', 'ask')} for ${it.seat === null ? 'another seat' : `seat ${it.seat}`} at table ${it.table}.`,
  SeatChanged: it =>
    say`${does(it, 'moves', 'move')} from seat ${String(it.from)} to seat ${String(it.seat)} at table ${it.table}.`,

  TableOpened: it =>
    say`Table ${it.table} opens: ${it.game}${it.feeds.length === 0 ? '' : `, a must-move for ${it.feeds.join(' and ')}`}.`,
  FeedsSet: ({ feeds }) =>
    say`${feeds
      .map(({ table, feeds: mains }) =>
        mains.length === 0 ? `Table ${table} is a main game` : `Table ${table} feeds ${mains.join(' and ')}`,
      )
      .join('. ')}.`,
  TableClosed: ({ table }) => say`Table ${table} closes.`,
  DealBegun: () => null,
  DealEnded: () => null,
  WalkedAway: it => {
    const longer = it.extension === undefined ? '' : `, ${it.extension} minutes longer than usual`
    const second = it.second ? say` Second to walk: back for the blinds, or picked up.` : NOTHING
    return say`${does(it, 'leaves', 'leave')} the seat at table ${it.table} for a while${longer}.${second}`
  },
  CameBack: it => say`${does(it, 'is', 'are')} back at table ${it.table}.`,
  BlindMissed: it => say`${does(it, 'misses', 'miss')} a blind at table ${it.table}.`,
  AbsentButtonGiven: it => say`${whose(it)} seat at table ${it.table} gets absent button ${String(it.count)}.`,
  PlayOverBegun: it =>
    say`${does(it, 'plays', 'play')} over ${whose({ player: it.owner })} seat ${String(it.seat)} at table ${it.table}${
      it.entersAs === 'new-player' ? ', coming in as a new player' : ''
    }.`,
  PlayOverEnding: it =>
    say`${does(it, 'gives', 'give')} seat ${String(it.seat)} at table ${it.table} back ${it.when === 'big-blind' ? 'when the big blind comes to it' : 'after this hand'}.`,
  PlayOverEnded: it =>
    say`${does(it, 'no longer plays', 'no longer play')} over ${whose({ player: it.owner })} seat: ${OVER[it.why]}.`,
  TableSilent: ({ table, silent }) =>
    silent ? say`Table ${table} isn’t responding.` : say`Table ${table} is responding again.`,

  MoveCalled: it =>
    say`${does(it, 'moves', 'move')} from ${at(it.from)} to ${at(it.to)}, ${moveWhen(it.when)}${
      it.entry?.post === 'as-new-player' ? ', coming in as a new player' : ''
    }.`,
  MoveDue: it => say`${does(it, 'has', 'have')} to go to ${at(it.to)} now.`,
  PlayerMoved: it => say`${does(it, 'moves', 'move')} to ${at(it.to)}.`,
  MoveRefused: it => say`${does(it, 'won’t move and leaves', 'won’t move and leave')} ${it.game}.`,
  MoveCancelled: it => say`${does(it, 'stays', 'stay')} at table ${it.from.table}.`,

  GameBroken: ({ table, order }) => {
    const drew = order.map(({ player: id, card }) =>
      card === null ? say`${player(id)}` : say`${player(id)} ${cards([card])}`,
    )
    return say`The game at table ${table} breaks. In order: ${joined(drew, ', ')}.`
  },
  SeatDrawn: it =>
    say`${does(it, 'gets', 'get')} seat ${String(it.seat)} at table ${it.table}${it.added ? ', an added chair' : ''}.`,

  LimitProposed: ({ table, limit }) => say`Proposed at table ${table}: ${String(limit.small)}-${String(limit.big)}.`,
  LimitObjected: it =>
    say`${does(it, 'objects', 'object')} to a new limit at table ${it.table}${it.offer === null ? '' : `; a seat is open at table ${it.offer}`}.`,
  LimitApproved: ({ table }) => say`Management agrees to the limit at table ${table}.`,
  LimitChanged: ({ table, limit }) => say`Table ${table} now plays ${String(limit.small)}-${String(limit.big)}.`,

  DealerAdded: ({ dealer }) => say`${dealer} is on duty.`,
  DealerPushed: ({ dealer, table, relieved }) =>
    say`${dealer} deals at table ${table}${relieved === null ? '' : `; ${relieved} is relieved`}.`,
  DealerRelieved: ({ dealer }) => say`${dealer} is relieved.`,
  TimeCollected: ({ table, players, chips: each }) =>
    say`Time at table ${table}: ${chips(each)} from ${andList(players.map(player))}.`,
  PromotionRulesSet: ({ promotion, asks }) =>
    say`${promotion} pays by the hand records: at least ${String(asks.dealtIn)} dealt in${asks.pot > 0 ? say`, a pot of ${chips(asks.pot)} or more` : NOTHING}.`,
  PotSplashed: ({ promotion, table }) => say`${promotion}: the next pot at table ${table} is splashed.`,
  PromotionEarned: ({ promotion, players, table, deal, hand }) =>
    hand === null
      ? say`${promotion} goes to ${andList(players.map(player))} for hand ${String(deal)} at table ${table}.`
      : say`${promotion} is led by ${andList(players.map(player))}: ${handWords(hand)}, hand ${String(deal)} at table ${table}.`,
  PromotionFunded: ({ promotion, chips: amount }) => say`${chips(amount)} added to ${promotion}.`,
  OrderUndone: ({ of }) => say`Entry ${String(of)} of the log is undone.`,
  CompsRedeemed: it =>
    say`${does(it, 'redeems', 'redeem')} ${chips(it.chips)} in comps${it.what === '' ? '' : `: ${it.what}`}.`,
  PromotionAwarded: it => say`${does(it, 'wins', 'win')} ${chips(it.chips)} from ${it.promotion}.`,
}

/** An event of a floor in a sentence, or null if it is nobody’s news. */
export const floorNewsOf = (event: FloorEvent): Say | null =>
  (floorNews[event.type] as (event: FloorEvent, scene: object) => Say | null)(event, {})

const place = ({ table, seat }: { readonly table: string; readonly seat: number }): string =>
  `Seat ${seat} at table ${table}`
const at = ({ table, seat }: { readonly table: string; readonly seat: number }): string => `table ${table} seat ${seat}`

/** When somebody has to move, to put after a comma. */
export const moveWhen = (when: When): string => {
  switch (when.until) {
    case 'next-deal':
      return 'before the next hand'
    case 'big-blind':
      return 'when the big blind is due'
    case 'button-played':
      return 'after playing the button'
    case 'deal':
      return 'after the next hand'
  }
}

const OFF = {
  'own-wish': 'they asked to be taken off',
  'not-checked-in': 'didn’t check in on time',
  'no-answer': 'no answer',
  passed: 'passed',
  'did-not-play': 'didn’t play when the game had enough players',
  'would-not-move': 'wouldn’t move',
  barred: 'may not play here',
} as const

const SKIPPED = {
  called: 'called elsewhere',
  away: 'away',
  'not-checked-in': 'not checked in',
  barred: 'may not play here',
  'kept-out': 'kept out of this game',
  'not-together': 'kept apart from a player there',
  'under-age': 'too young to play here',
  'papers-missing': 'no ID seen yet',
  'papers-expired': 'ID has expired',
} as const

const OVER = {
  left: 'they got up',
  'owner-is-back': 'its owner is back',
  'owner-left': 'its owner has left it',
  elsewhere: 'they have a seat of their own',
} as const

const RELEASED = {
  staff: 'released by the floor',
  'new-game': 'locked up too long in a new game',
  'too-long': 'locked up too long',
  'big-blind': 'the big blind is due there',
  deals: 'the hands it was held for are over',
  elsewhere: 'they have another seat',
} as const
