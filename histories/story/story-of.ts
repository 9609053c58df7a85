import { type Card, type Deal, type DealEvent, evolve, type Seat } from '@cardroom/engine'
import { type Player, placeOf } from '@cardroom/engine/deal'
import { wrongArgument } from '@cardroom/engine/kinds'
import type { Act, Beat, DealtTo, End, Story } from './story.ts'
import { streetAt } from './street-at.ts'

/** A deal as a story, from its events. */
export const storyOf = (events: readonly DealEvent[]): Story => {
  const first: DealEvent | undefined = Array.isArray(events) ? events[0] : undefined
  if (first?.type !== 'DealStarted')
    throw wrongArgument('storyOf', events, 'a list of events that begins with DealStarted')
  const replay: Replay = {
    beats: [],
    unknownDeck: [],
    street: null,
    folded: new Map(),
    mucked: new Set(),
    last: new Map(),
  }
  let deal = evolve(undefined, first)
  for (const event of events.slice(1)) {
    const after = evolve(deal, event)
    tell(replay, deal, after, event)
    deal = after
  }
  closeStreet(replay)
  return {
    form: first.form,
    stakes: first.stakes,
    setting: first.setting,
    button: first.button,
    seats: first.players
      .filter(player => player.hand === 0)
      .map(({ seat, chips }) => ({ seat, chips }))
      .sort((one, other) => one.seat - other.seat),
    beats: replay.beats,
    boards: deal.boards,
    runs: deal.runs,
    pots: potsOf(deal),
    ends: endsOf(replay, deal),
    unknownDeck: replay.unknownDeck,
  }
}

/** A story on its way: the street whose cards are coming, and what to remember of each seat. */
type Replay = {
  readonly beats: Beat[]
  readonly unknownDeck: DealEvent[]
  street: Coming | null
  readonly folded: Map<Seat, { readonly street: number; readonly paid: boolean }>
  readonly mucked: Set<Seat>
  /** The cards of each hand when it last had any. */
  readonly last: Map<Seat, readonly Card[]>
}

type Coming = {
  readonly street: number
  readonly run: number
  readonly before: Deal
  after: Deal
  readonly fresh: Card[]
  readonly replacing: boolean
}

/** Events of which nothing need be said: what they lead to is written, or they are the dealer's own. */
const SILENT: ReadonlySet<DealEvent['type']> = new Set<DealEvent['type']>([
  'DeckShuffled',
  'CardBurned',
  'CardsAsked',
  'RoundOpened',
  'RoundClosed',
  'RunBegun',
  'BoardNamed',
  'HandsRead',
  'HandsKilled',
  'AwardDue',
  'DealEnded',
  'Reshuffled',
  'CommonCardDue',
])

const tell = (replay: Replay, before: Deal, after: Deal, event: DealEvent): void => {
  remember(replay, after)
  if (SILENT.has(event.type)) return
  if (event.type === 'CardsDealt' || event.type === 'BoardDealt') return cardsCome(replay, before, after, event)
  closeStreet(replay)
  const beat = beatOf(replay, before, after, event)
  if (beat === null) replay.unknownDeck.push(event)
  else replay.beats.push(beat)
}

const remember = (replay: Replay, { players }: Deal): void => {
  for (const { seat, down, up } of players) if (down.length + up.length > 0) replay.last.set(seat, [...down, ...up])
}

const beatOf = (replay: Replay, before: Deal, after: Deal, event: DealEvent): Beat | null => {
  switch (event.type) {
    case 'Posted': {
      const { seat, kind, amount, due } = event
      return { tells: 'post', seat, kind, amount, due, allIn: playerOf(after, seat).stack === 0 }
    }
    case 'Folded': {
      const player = playerOf(before, event.seat)
      replay.folded.set(event.seat, { street: streetAt(before), paid: player.paid > 0 })
      return act(before, after, event.seat, 'folds')
    }
    case 'Checked':
      return act(before, after, event.seat, 'checks')
    case 'Called':
    case 'CalledShort':
      return act(before, after, event.seat, 'calls')
    case 'Bet':
      return act(before, after, event.seat, 'bets')
    case 'Raised':
      return act(before, after, event.seat, 'raises')
    case 'Completed':
      return act(before, after, event.seat, 'completes')
    case 'BroughtIn':
      return act(before, after, event.seat, 'brings-in')
    case 'Discarded':
      return { tells: 'draw', seat: event.seat, cards: event.cards }
    case 'UncalledReturned':
      return { tells: 'returned', seat: event.seat, amount: event.amount }
    case 'RunsAgreed':
      return { tells: 'runs', times: event.times }
    case 'ShowdownOpened':
      return { tells: 'showdown' }
    case 'HandShown':
      return { tells: 'shows', seat: event.seat, cards: event.cards }
    case 'HandMucked':
      replay.mucked.add(event.seat)
      return { tells: 'mucks', seat: event.seat }
    case 'PotAwarded':
      return { tells: 'award', award: event }
    default:
      return null
  }
}

const act = (before: Deal, after: Deal, seat: Seat, does: Act): Beat => {
  const [was, is] = [playerOf(before, seat), playerOf(after, seat)]
  const price = before.round?.price ?? 0
  return {
    tells: 'act',
    seat,
    does,
    by: was.stack - is.stack,
    to: is.bet,
    price,
    allIn: does !== 'folds' && is.stack === 0,
  }
}

const playerOf = (deal: Deal, seat: Seat): Player => deal.players[placeOf(deal, seat)]!

/** Cards of one street are written together, however many events they take. */
const cardsCome = (
  replay: Replay,
  before: Deal,
  after: Deal,
  event: Extract<DealEvent, { type: 'CardsDealt' | 'BoardDealt' }>,
): void => {
  const street = streetAt(before)
  const replacing = event.type === 'CardsDealt' && before.players.some(player => player.owed > 0)
  const same =
    replay.street?.street === street && replay.street.run === before.run && replay.street.replacing === replacing
  if (!same) {
    closeStreet(replay)
    replay.street = { street, run: before.run, before, after, fresh: [], replacing }
  }
  replay.street!.after = after
  if (event.type === 'BoardDealt') replay.street!.fresh.push(...event.cards)
}

const closeStreet = (replay: Replay): void => {
  if (replay.street === null) return
  const { street, run, before, after, fresh, replacing } = replay.street
  replay.street = null
  const hands = after.players.flatMap((player, at) => dealtTo(before.players[at]!, player))
  if (replacing) {
    for (const { seat, had, down } of hands) replay.beats.push({ tells: 'drawn', seat, kept: had, cards: down })
    return
  }
  const board = after.boards[run * Math.max(1, after.form.boards)] ?? []
  replay.beats.push({
    tells: 'street',
    street,
    run,
    hands,
    fresh,
    board,
    common: fresh.length > 0 && after.form.boards === 0,
  })
}

const dealtTo = (was: Player, is: Player): readonly DealtTo[] => {
  const [down, up] = [is.down.slice(was.down.length), is.up.slice(was.up.length)]
  if (down.length + up.length === 0) return []
  return [{ seat: is.seat, had: [...was.down, ...was.up], hadUp: was.up, down, up }]
}

/** What each pot held that was pushed to somebody. */
const potsOf = (deal: Deal): readonly number[] => {
  const pots: number[] = []
  for (const { pot, amount } of deal.awards) pots[pot] = (pots[pot] ?? 0) + amount
  return Array.from(pots, amount => amount ?? 0)
}

const endsOf = (replay: Replay, deal: Deal): readonly End[] =>
  deal.players
    .filter(player => player.hand === 0)
    .map(({ seat, stack, aside, shown, down, up }) => {
      const folded = replay.folded.get(seat)
      return {
        seat,
        won: deal.awards.reduce(
          (sum, { to }) => sum + to.reduce((all, it) => all + (it.seat === seat ? it.amount : 0), 0),
          0,
        ),
        chips: stack + aside,
        folded: folded?.street ?? -1,
        paid: folded?.paid ?? true,
        shown: shown === 'shown' || shown === 'seen' ? [...down, ...up] : null,
        mucked: replay.mucked.has(seat),
        cards: replay.last.get(seat) ?? [],
      }
    })
    .sort((one, other) => one.seat - other.seat)
