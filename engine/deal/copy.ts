import type { Card } from '../cards/card.ts'
import type { Chips } from './chips.ts'
import type { Deal, Draft, Player, Round } from './deal.ts'

/**
 * A deal of their own to write in. Its fields are named one by one, in the order in which a deal begins with them: a
 * deal is copied at every decision, and a spread takes ten times as long. What is replaced and never written in place,
 * the deck before all, is shared with the other deal.
 */
export const copyOf = (deal: Deal): Draft => {
  const draft = copyWith(deal, deal.players as Draft['players'])
  ownAll(draft)
  return draft
}

/** What cards and awards are added to. */
export type Pile = 'muck' | 'burns' | 'boards' | 'awards' | 'none'

/** The same with only this player its owner's, at -1 with none, this pile, and maybe the round: the rest belongs to the other deal. */
export const lentCopyOf = (deal: Deal, place: number, pile: Pile, round: boolean): Draft => {
  const draft = copyWith(deal, deal.players as Draft['players'])
  if (round) ownRound(draft)
  if (place >= 0) ownPlayer(draft, place)
  ownPile(draft, pile)
  return draft
}

/** The same with all players its owner's, and none of the piles. */
export const copyWithPlayers = (deal: Deal): Draft => copyWith(deal, deal.players.map(playerOf))

/** A deal as it stands at this moment, which shares all it has with the other. */
export const momentOf = (deal: Deal): Deal => copyWith(deal, deal.players as Draft['players'])

/** One player who was lent becomes the owner's. */
export const ownPlayer = (draft: Draft, place: number): void => {
  draft.players = draft.players.slice()
  draft.players[place] = playerOf(draft.players[place]!)
}

/** Those whom the end of the deal changes become the owner's. */
export const ownPaid = (draft: Draft): void => {
  const players = draft.players.slice()
  for (let i = 0; i < players.length; i++) if (!isPaidOut(players[i]!)) players[i] = playerOf(players[i]!)
  draft.players = players
}

/** Nothing of this player is in the pot or set aside: the end of the deal changes nothing. */
export const isPaidOut = ({ bet, paid, aside }: Player): boolean => paid === 0 && bet === 0 && aside === 0

/** Those whom the end of a betting round changes become the owner's. */
export const ownPlayed = (draft: Draft): void => {
  const players = draft.players.slice()
  for (let i = 0; i < players.length; i++) if (!isAtRest(players[i]!)) players[i] = playerOf(players[i]!)
  draft.players = players
}

/** Nothing of a betting round is left on this player, nor of the one before: the end of a round changes nothing. */
export const isAtRest = ({ bet, put, acted, checked, passed }: Player): boolean =>
  bet === 0 && put === 0 && !acted && !checked && !passed

const ownPile = (draft: Draft, pile: Pile): void => {
  switch (pile) {
    case 'muck':
      draft.muck = draft.muck.slice()
      return
    case 'burns':
      draft.burns = draft.burns.slice()
      return
    case 'boards':
      draft.boards = draft.boards.map(board => board.slice())
      return
    case 'awards':
      return ownAwards(draft)
    case 'none':
  }
}

/** The awards become the owner's. */
export const ownAwards = (draft: Draft): void => {
  draft.awards = draft.awards.slice()
}

/** Everything that was lent becomes its owner's. */
export const ownAll = (draft: Draft): void => {
  draft.players = draft.players.map(playerOf)
  ownRound(draft)
  ownPiles(draft)
}

const ownRound = (draft: Draft): void => {
  if (draft.round !== null) draft.round = roundOf(draft.round)
}

const ownPiles = (draft: Draft): void => {
  draft.burns = draft.burns.slice()
  draft.muck = draft.muck.slice()
  draft.boards = draft.boards.map(board => board.slice())
  draft.awards = draft.awards.slice()
}

const copyWith = (deal: Deal, players: Draft['players']): Draft => ({
  form: deal.form,
  stakes: deal.stakes,
  book: deal.book,
  law: deal.law,
  button: deal.button,
  realCards: deal.realCards,
  mixed: deal.mixed,
  setting: deal.setting,
  finalTwo: deal.finalTwo,
  timed: deal.timed,
  players,
  deck: deal.deck as Card[],
  next: deal.next,
  burns: deal.burns as Card[],
  muck: deal.muck as Card[],
  discards: ownOf(deal.discards),
  fresh: ownOf(deal.fresh),
  underChip: deal.underChip as Card[],
  openersAsked: deal.openersAsked,
  boards: deal.boards as Card[][],
  struck: ownOf(deal.struck),
  common: deal.common,
  owing: ownOf(deal.owing),
  phase: deal.phase,
  step: deal.step,
  done: deal.done,
  turn: deal.turn,
  round: deal.round as Draft['round'],
  asked: deal.asked,
  runs: deal.runs,
  run: deal.run,
  runFrom: deal.runFrom,
  burnless: deal.burnless,
  showings: deal.showings as Draft['showings'],
  denied: deal.denied as Draft['denied'],
  forced: deal.forced,
  lastBlind: deal.lastBlind,
  killer: deal.killer,
  straddler: deal.straddler,
  keptForLast: deal.keptForLast,
  leastBet: deal.leastBet,
  dead: deal.dead,
  deadPhantom: deal.deadPhantom,
  straddles: deal.straddles,
  antes: deal.antes,
  opener: deal.opener,
  aggressor: deal.aggressor,
  began: deal.began,
  played: deal.played,
  foldsMade: deal.foldsMade,
  checksMade: deal.checksMade,
  othersMade: deal.othersMade,
  awards: deal.awards as Draft['awards'],
  awarded: deal.awarded,
  inherited: deal.inherited,
  carried: deal.carried,
  matched: deal.matched as Draft['matched'],
  passed: deal.passed,
  barred: deal.barred as Draft['barred'],
  mending: deal.mending,
})

/** A list that begins as one and the same nothing for all deals is its owner's only when something is in it. */
const ownOf = <T>(list: readonly T[]): T[] => (list.length === 0 ? (list as T[]) : list.slice())

const playerOf = (player: Player): Draft['players'][number] => ({
  seat: player.seat,
  hand: player.hand,
  start: player.start,
  stack: player.stack,
  aside: player.aside,
  bet: player.bet,
  paid: player.paid,
  dead: player.dead,
  folded: player.folded,
  keepsPlace: player.keepsPlace,
  // replaced by what is drawn or dealt, never written in place
  down: player.down as Card[],
  up: player.up as Card[],
  mucked: player.mucked as Card[],
  muckedUp: player.muckedUp as Card[],
  owed: player.owed,
  answered: player.answered,
  acted: player.acted,
  actedAt: player.actedAt,
  actedWagers: player.actedWagers,
  checked: player.checked,
  put: player.put,
  passed: player.passed,
  drawn: player.drawn,
  posted: player.posted,
  phantom: player.phantom,
  shown: player.shown,
  open: player.open as Card[],
  killed: player.killed,
  rows: player.rows.length === 0 ? (player.rows as Card[][]) : player.rows.map(row => row.slice()),
  fantasyland: player.fantasyland,
})

const roundOf = (round: Round): NonNullable<Draft['round']> => ({
  street: round.street,
  price: round.price,
  level: round.level,
  increment: round.increment,
  sizes: round.sizes as Chips[],
  raises: round.raises,
  wagers: round.wagers,
  cap: round.cap,
  least: round.least,
  bringInDue: round.bringInDue,
  opened: round.opened,
  first: round.first,
  phantom: round.phantom,
})
