import { type Card, UNKNOWN } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { killChoices } from './betting/kills.ts'
import { checkedDeal } from './checked-deal.ts'
import type { Chips, Seat } from './chips.ts'
import { canAct, type Deal, type Player, potTotal, stubCount } from './deal.ts'
import type { PotAwarded } from './events.ts'
import { type Legal, legal } from './legal.ts'
import { hasClaim } from './pots/claim.ts'
import { programOf } from './program.ts'
import type { Stakes } from './stakes.ts'
import { streetOf } from './street.ts'
import { stepDue } from './where.ts'

/** Somebody who looks at the table: a player in their seat, or anybody else. */
export type Viewer = { readonly seat: Seat } | 'rail'

/** What one viewer may know of a deal, and nothing else. */
export type View = {
  /** The form being played. */
  readonly form: Form
  /** What is played for. */
  readonly stakes: Stakes
  /** The book that the deal goes by, or the house. */
  readonly book: BookId | House
  /** Who has the button. */
  readonly button: Seat
  /** Who's looking. */
  readonly viewer: Viewer
  /** How far along the deal is. */
  readonly phase: Deal['phase']
  /** The current street, by its name in the form. */
  readonly street: string
  /** The hands, in the order of dealing. */
  readonly players: readonly SeenPlayer[]
  /** The boards from the top. */
  readonly boards: readonly (readonly Card[])[]
  /** The boards that are out, by their places. */
  readonly struck: readonly number[]
  /** How many times the board is run out. */
  readonly runs: number
  /** All chips in the pot and in front of players. */
  readonly pot: Chips
  /** How many cards are left in the stub. */
  readonly stub: number
  /** How many cards were burned. */
  readonly burns: number
  /** The opener's discards under a chip; they're face up when the deal is over. */
  readonly underChip: readonly Card[]
  /** What a player must have in front of them to stay in. */
  readonly price: Chips
  /** Who has to act; null if that's the dealer. */
  readonly turn: Seat | null
  /** What the viewer may do; null if it isn't their turn. */
  readonly legal: Legal | null
  /** The pots awarded so far. */
  readonly awards: readonly PotAwarded[]
  /** Cards that were shown to one player and that this viewer has seen with them, or when all did. */
  readonly showings: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[]
}

/** The viewer, if it is somebody who can look. */
const checkedViewer = (viewer: Viewer): Viewer => {
  if (viewer !== 'rail' && typeof viewer?.seat !== 'number')
    throw wrongArgument('viewer', viewer, "{ seat: 1 } or 'rail'")
  return viewer
}

/** A hand as a viewer sees it: `??` for each card they may not see. */
export type SeenPlayer = {
  /** The seat the hand belongs to. */
  readonly seat: Seat
  /** 0, or 1 for the second hand of a player in the Chinese family. */
  readonly hand: 0 | 1
  /** Chips behind. */
  readonly stack: Chips
  /** Their chips that don't play. */
  readonly aside: Chips
  /** Chips in front of them in this round. */
  readonly bet: Chips
  /** Everything they have put in. */
  readonly paid: Chips
  /** Is out of the deal. */
  readonly folded: boolean
  /** Is in with no chips behind. */
  readonly allIn: boolean
  /** Downcards as the viewer sees them. */
  readonly down: readonly Card[]
  /** Upcards. */
  readonly up: readonly Card[]
  /** Rows of the Chinese family, as far as they're face up. */
  readonly rows: readonly (readonly Card[])[]
  /** What happened to the hand at the showdown. */
  readonly shown: Player['shown']
  /** How many cards the draw still owes them. */
  readonly owed: number
  /** How many cards Fantasyland gives them, 0 outside of it. */
  readonly fantasyland: number
}

/** The deal as this viewer may see it. */
export const view = (deal: Deal, viewer: Viewer): View =>
  viewWith(checkedDeal('view', deal), viewer, handsSeen(deal, checkedViewer(viewer)))

/** A deal, and how a viewer saw its hands. */
export type SeenBefore = { readonly deal: Deal; readonly players: View['players'] }

/** The same for a viewer who has looked before: a hand that is as it was then is the same object. */
export const viewAgain = (deal: Deal, viewer: Viewer, before: SeenBefore): View =>
  viewWith(deal, viewer, handsSeenAgain(deal, viewer, before))

const viewWith = (deal: Deal, viewer: Viewer, players: View['players']): View => ({
  form: deal.form,
  stakes: deal.stakes,
  book: deal.book,
  button: deal.button,
  viewer,
  phase: deal.phase,
  street: streetOf(deal),
  players,
  boards: deal.boards,
  struck: deal.struck,
  runs: deal.runs,
  pot: potTotal(deal),
  stub: stubCount(deal),
  burns: deal.burns.length,
  underChip: deal.phase === 'ended' ? deal.underChip : deal.underChip.map(() => UNKNOWN),
  price: deal.round?.price ?? 0,
  turn: deal.turn < 0 ? null : deal.players[deal.turn]!.seat,
  legal: legalFor(deal, viewer),
  awards: deal.awards,
  showings: showingsFor(deal, viewer).map(({ seat, cards }) => ({ seat, cards })),
})

const handsSeen = (deal: Deal, viewer: Viewer): View['players'] =>
  deal.players.map(player => seen(deal, player, viewer))

const handsSeenAgain = (deal: Deal, viewer: Viewer, before: SeenBefore): View['players'] => {
  if (!restsOnHands(deal) || !restsOnHands(before.deal) || deal.form !== before.deal.form)
    return handsSeen(deal, viewer)
  return deal.players.map((player, place) =>
    player === before.deal.players[place] ? before.players[place]! : seen(deal, player, viewer),
  )
}

/** Nothing but a hand itself decides what is seen of it: no card was shown to somebody alone, no rows are set, nobody turns up all-in. */
const restsOnHands = ({ form, setting, showings }: Deal): boolean =>
  form.rows === undefined && setting !== 'tournament' && showings.length === 0

const seen = (deal: Deal, player: Player, viewer: Viewer): SeenPlayer => {
  const open = isOpen(deal, player, viewer)
  return {
    seat: player.seat,
    hand: player.hand,
    stack: player.stack,
    aside: player.aside,
    bet: player.bet,
    paid: player.paid,
    folded: player.folded,
    allIn: !player.folded && player.stack === 0,
    down: open ? player.down : downSeen(deal, player, viewer),
    up: player.up,
    rows:
      player.rows.length === 0 || open || rowsOpen(deal, player)
        ? player.rows
        : player.rows.map(row => row.map(() => UNKNOWN)),
    shown: player.shown,
    owed: player.owed,
    fantasyland: player.fantasyland,
  }
}

/** Of a hand that is not shown: what is face up of it, and what its player showed this viewer. */
const downSeen = (deal: Deal, player: Player, viewer: Viewer): readonly Card[] => {
  if (player.open.length === 0 && deal.showings.length === 0) return player.down.map(() => UNKNOWN)
  const showings = showingsFor(deal, viewer).filter(showing => showing.seat === player.seat)
  const isSeen = (card: Card) => player.open.includes(card) || showings.some(({ cards }) => cards.includes(card))
  return player.down.map(card => (isSeen(card) ? card : UNKNOWN))
}

/** rrp/3/showdown/6: what was shown to this viewer, or in the end to all. */
const showingsFor = (deal: Deal, viewer: Viewer): Deal['showings'] =>
  deal.showings.filter(({ open, to }) => open || (viewer !== 'rail' && viewer.seat === to))

/** Their own cards, and those that were shown to all. */
const isOpen = (deal: Deal, player: Player, viewer: Viewer): boolean => {
  if (viewer !== 'rail' && viewer.seat === player.seat) return true
  if (!player.folded && liesFaceUp(deal)) return true
  return player.shown === 'shown' || player.shown === 'seen' || (deal.form.rows !== undefined && tabled(deal, player))
}

/** rrp/15/34: in an event all hands lie face up once a player is all-in and the betting is over. */
const liesFaceUp = (deal: Deal): boolean => {
  if (deal.setting !== 'tournament' || deal.round !== null || deal.form.rows !== undefined) return false
  if (!rulebookOf(deal.book).tournamentAllInFaceUp.is) return false
  const inIt = deal.players.filter(player => !player.folded)
  const isOver = inIt.length > 1 && inIt.filter(canAct).length < 2 && !inIt.every(canAct)
  return isOver && programOf(deal.form).does[stepDue(deal)] !== 'bet'
}

/** Rows laid one card after another are open; those set at once, or in Fantasyland, when all are set. */
const rowsOpen = (deal: Deal, player: Player): boolean =>
  tabled(deal, player) || (placesOpenly(deal.form) && player.fantasyland === 0)

const placesOpenly = (form: Form): boolean => programOf(form).steps.some(step => step.do === 'place')

/** The rows are on the table for the count: nobody is still setting, and the betting is over. */
export const tabled = (deal: Deal, player: Player): boolean => {
  if (player.folded) return false
  const { steps, rounds } = programOf(deal.form)
  const last = steps.findLastIndex(step => step.do === 'set' || step.do === 'place')
  if (rounds > 0) return counted(deal) && hasClaim(player) && player.rows.length > 0
  // a player who lacked cards in Fantasyland may never have set them
  return stepDue(deal) > last && player.rows.length > 0
}

/** A showdown by points took place: more than one had a claim when the betting was over. */
const counted = (deal: Deal): boolean =>
  (deal.phase === 'award' || deal.phase === 'ended') && deal.players.filter(hasClaim).length > 1

/** What this viewer may do; it is worked out only for those whom it may concern. */
const legalFor = (deal: Deal, viewer: Viewer): Legal | null => {
  if (viewer === 'rail' || (isAlone(deal) && deal.players[deal.turn]!.seat !== viewer.seat)) return null
  // at the dealer's turn players can do nothing but kill the pot
  if (deal.turn < 0 && killChoices(deal).length === 0) return null
  const due = legal(deal)
  return concerns(due, viewer) ? due : null
}

/** In the betting and at the showdown nobody may act but the player whose turn it is. */
const isAlone = ({ turn, round, phase }: Deal): boolean => turn >= 0 && (round !== null || phase === 'showdown')

const concerns = (due: Legal, viewer: Exclude<Viewer, 'rail'>): boolean => {
  switch (due.due) {
    case 'ruling':
    case 'nobody':
      return false
    case 'dealer':
      return due.kills.some(({ seat }) => seat === viewer.seat)
    case 'discard':
      return due.seats.includes(viewer.seat)
    case 'rows':
      return due.hands.some(hand => hand.seat === viewer.seat)
    default:
      return due.seat === viewer.seat
  }
}
