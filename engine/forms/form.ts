import type { Deck } from '../cards/deck.ts'
import type { RankingName } from '../ranking/ranking.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'

/** How much may be wagered: fixed limits, a spread, half the pot, the pot, or the whole stack. */
export const STRUCTURES = ['limit', 'spread', 'half-pot', 'pot-limit', 'no-limit'] as const
/** One of the structures. */
export type Structure = (typeof STRUCTURES)[number]

/**
 * A poker form as plain data: which cards are dealt in which order, when there is betting, and who takes which part of
 * the pot. It prints, compares, travels and is stored with its deal.
 */
export type Form = {
  readonly id: string
  readonly name: string
  readonly family: 'board' | 'stud' | 'draw' | 'chinese'
  readonly rules: readonly RuleId[]
  readonly deck: Deck
  /** The point of the book that says whether the joker is in; without it the deck is as it stands. */
  readonly joker?: JokerPoint
  /** How many players can be dealt in. */
  readonly seats: { readonly least: number; readonly most: number }
  /** This many hands are dealt however many play: two play two each, a third's spare one is the button's or nobody's, a fifth sits out. */
  readonly stacks?: number
  /** What goes in before the cards. */
  readonly opening: Opening
  /** The structures it is played at, the usual one first; empty where nothing is bet. */
  readonly structures: readonly Structure[]
  /** How many boards lie on the table; 0 where all cards belong to a hand (a stud common card makes one). */
  readonly boards: 0 | 1 | 2 | 3
  readonly streets: readonly Street[]
  /** What the pot is divided into; empty where points are scored instead. */
  readonly pot: readonly Share[]
  /** Who gets the odd chip between two shares: the first named, or the winner who sits first left of the button. */
  readonly oddChip?: 'first-share' | 'position'
  /** Who makes the forced bet in stud, and how the boards are compared afterwards. */
  readonly bringIn?: BringIn
  /** A cap on its raises of its own; otherwise it goes by the number of rounds. */
  readonly raiseCap?: 'mississippi' | RaisesAllowed
  /** What is done when the stub runs short. */
  readonly shortStub?: ShortStub
  /** Rows and points of the Chinese family. */
  readonly rows?: Rows
}

/** The points of a book that say of a form whether it is dealt with the joker. */
export const JOKER_POINTS = [
  'aceToFiveJoker',
  'aceToFiveTripleDrawJoker',
  'drawHighJoker',
  'jacksOrBetterJoker',
] as const
/** One of these points. */
export type JokerPoint = (typeof JOKER_POINTS)[number]

/** How many raises may follow a bet in each round, whatever the book says and however many play. */
export type RaisesAllowed = { readonly raises: number }

/** What goes in before the cards. */
export type Opening =
  | 'blinds' // blinds by position, antes beside them if the stakes have any
  | 'antes' // everyone antes, the betting opens on its own
  | 'bring-in' // everyone antes, an upcard makes the forced bet
  | 'button-ante' // everyone antes, the button twice as much
  | 'bomb-pot' // everyone antes an equal amount and there is no betting before the first cards that all see
  | 'nothing' // points are played for

/** Cards that come and the round that follows them. */
export type Street = { readonly name: string; readonly steps: readonly Step[] }

/** What happens at the table, one thing at a time. */
export type Step =
  | { readonly do: 'deal'; readonly face: 'down' | 'up' | 'as-chosen'; readonly cards: number }
  | { readonly do: 'burn'; readonly unless?: 'the-stub-just-completes' }
  | { readonly do: 'board'; readonly cards: number }
  | Betting
  /** Everyone throws this many cards away. */
  | { readonly do: 'discard'; readonly cards: number }
  /** Everyone says in turn which cards, up to this many, they want replaced. */
  | { readonly do: 'draw'; readonly most: number }
  /** The dealer replaces what was thrown away in the draw. */
  | { readonly do: 'replace' }
  /** Everyone says in turn whether their downcard is turned up. */
  | { readonly do: 'turn-up' }
  /** The board with the lowest last card is struck out. */
  | { readonly do: 'strike' }
  /** Everyone sets all their cards into rows, faces down until all have set. */
  | { readonly do: 'set' }
  /** Everyone in turn lays this many of the cards just dealt openly into their rows and throws the rest away. */
  | { readonly do: 'place'; readonly cards: number }

/** A betting round. */
export type Betting = {
  readonly do: 'bet'
  readonly tier: 'lower' | 'upper' | 'lower-or-upper-on-an-open-pair'
  readonly first: FirstToAct
  /** A player may not check: they bet or they are out. */
  readonly betOrFold?: true
  /** The hand one must hold to open the betting. */
  readonly openers?: 'jacks-or-better'
  /** If nobody opens, the antes stay in the pot for the next deal. */
  readonly unopened?: 'carried-over'
  /** The one wager allowed, as a multiple of the button's ante. */
  readonly exactly?: { readonly buttonAntes: number }
}

/** Who opens a betting round. */
export type FirstToAct =
  | 'after-the-blinds'
  | 'left-of-the-button'
  | 'bring-in'
  | 'high-hand-showing'
  | 'low-hand-showing'
  | 'the-opener'

/** The forced bet of stud: who makes it, how large it is, and how the upcards speak afterwards. */
export type BringIn = {
  readonly card: 'lowest' | 'highest'
  readonly ace: 'high' | 'low'
  /** Suits separate equal ranks, or the first left of the button has it. */
  readonly ties: 'suit' | 'position'
  /** The forced bet is the stakes' bring-in (or a full bet), or the lower or upper limit as its maker likes. */
  readonly size: 'bring-in' | 'lower-or-upper'
  /** How the upcards are compared on later rounds. */
  readonly showing: RankingName
  /** At half-pot, pot-limit and no-limit the highest card bets or folds, and nothing is forced. */
  readonly bigBet?: 'highest-bets-or-folds'
}

/** What to do when there are too few cards left. */
export type ShortStub =
  | 'common-card' // stud: burns go back in, and if that is not enough one card serves all
  | 'muck-too' // super stud: stub, burns and muck together
  | 'earlier-discards' // draw: discards of earlier draws, muck and burns

/** One part of the pot and the hand that takes it. The parts are equal; one that nobody claims goes to the others. */
export type Share = {
  readonly name: string
  readonly ranking: RankingName
  /** Another ranking for a hand whose joker lies face up. */
  readonly jokerUp?: RankingName
  readonly from: Selection
  /** The board it is made with: one of them by its place from the top, or whichever is best. */
  readonly board?: number | 'best'
}

/** Which cards may make the hand. */
export type Selection =
  | 'any' // their own and the board's, in any mix
  | 'own' // their own alone
  | { readonly holecards: number; readonly boardcards: number }

/** How hands are split into parts: the rows of the Chinese family and how they score, or hands that play for a part of the pot each. */
export type Rows = {
  readonly rows: readonly Row[]
  /** Points for a row, and points more for winning every row. */
  readonly point: number
  readonly scoop: number
  /** Rows must not fall in value from the front to the back. */
  readonly mustRise: boolean
  /** A player in Fantasyland gets all their cards at once. */
  readonly fantasyland?: Fantasyland
  /**
   * The pot goes by points, or each row takes an equal part of it; without it, points are paid from player to player.
   */
  readonly forThePot?: true | 'row-by-row'
}

/** The royalty tables a row can be paid by. */
export const ROYALTIES = [
  'ofc-front',
  'ofc-middle',
  'ofc-back',
  '2-7-middle',
  'taiwanese-top',
  'taiwanese-middle',
  'taiwanese-bottom',
] as const
/** The name of a royalty table. */
export type RoyaltyName = (typeof ROYALTIES)[number]

/** One row of the Chinese family: its size, its ranking and the cards it is made of. */
export type Row = {
  readonly name: string
  readonly cards: number
  readonly ranking: RankingName
  readonly from: Selection
  /** What the row pays beside the points, by the name of a royalty table. */
  readonly royalties?: RoyaltyName
}

/** How a player comes into Fantasyland, with how many cards, and how they stay. */
export type Fantasyland = {
  /** The front pair, by rank, that lets a player in. */
  readonly entry: 'queens' | 'kings'
  readonly cards: number
  /** A perfect 2-7 middle lets a player in and keeps them there. */
  readonly perfectMiddle?: true
  readonly stay: {
    readonly front: 'trips'
    readonly middle: 'full-house' | 'perfect-2-7'
    readonly back: 'quads'
  }
  /** The number of cards grows with the front that got one in: QQ 14, KK 15, AA 16, trips 17. */
  readonly progressive?: true
  /** Both ways in at once: 15 cards the first time. */
  readonly superFantasy?: true
}

/** A street of these steps. */
export const street = (name: string, ...steps: readonly Step[]): Street => ({ name, steps })
/** This many cards to everyone, face down. */
export const down = (cards: number): Step => ({ do: 'deal', face: 'down', cards })
/** This many cards to everyone, face up. */
export const up = (cards: number): Step => ({ do: 'deal', face: 'up', cards })
/** This many cards to each board. */
export const board = (cards: number): Step => ({ do: 'board', cards })
/** A card is burned. */
export const burn: Step = { do: 'burn' }
/** Everyone discards this many cards. */
export const discard = (cards: number): Step => ({ do: 'discard', cards })
/** A draw of up to this many cards: everyone says what they discard, a card is burned, and the dealer replaces them. */
export const draw = (most: number): readonly Step[] => [{ do: 'draw', most }, burn, { do: 'replace' }]
/** A betting round. */
export const bet = (
  tier: Betting['tier'],
  first: FirstToAct,
  terms: Omit<Betting, 'do' | 'tier' | 'first'> = {},
): Betting => ({ do: 'bet', tier, first, ...terms })
