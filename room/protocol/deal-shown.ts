import Type from 'typebox'
import type { DealShown, GameShown, NewsLine, OwnView, SeatShown } from './frames.ts'
import { AVATARS } from './named.ts'
import { card, chips, list, object, oneOf, orNull, person, rules, seat, sentence } from './schemas.ts'

const hand = Type.Union([Type.Literal(0), Type.Literal(1)])
const cards = list(card)
const taken = object({ seat, amount: chips })
const scored = object({ seat, hand })

/** A deal as it is shown: what the rail sees. */
export const dealShownSchema = Type.Unsafe<DealShown>(
  object({
    number: Type.Integer(),
    form: Type.String(),
    unit: chips,
    button: seat,
    phase: Type.Enum(['shuffle', 'streets', 'showdown', 'award', 'ended']),
    street: Type.String(),
    players: list(
      object({
        seat,
        hand,
        stack: chips,
        aside: chips,
        bet: chips,
        paid: chips,
        folded: Type.Boolean(),
        allIn: Type.Boolean(),
        down: cards,
        up: cards,
        rows: list(cards),
        shown: Type.Enum(['no', 'shown', 'part', 'board', 'kept', 'mucked', 'seen']),
        owed: Type.Integer(),
        fantasyland: Type.Integer(),
      }),
    ),
    boards: list(cards),
    struck: list(Type.Integer()),
    runs: Type.Integer(),
    pot: chips,
    pots: list(object({ amount: chips, seats: list(seat) })),
    stub: Type.Integer(),
    burns: Type.Integer(),
    underChip: cards,
    price: chips,
    turn: orNull(seat),
    awards: list(
      object({
        type: Type.Literal('PotAwarded'),
        pot: Type.Integer(),
        run: Type.Integer(),
        share: Type.String(),
        amount: chips,
        to: list(taken),
        oddChips: list(seat),
        words: Type.String(),
        held: Type.String(),
        cards,
        rules,
      }),
    ),
    nets: list(object({ seat, chips: Type.Integer() })),
    showings: list(object({ seat, cards })),
    shares: list(Type.String()),
    rowsOf: list(object({ name: Type.String(), cards: Type.Integer() })),
    scores: list(
      object({
        a: scored,
        b: scored,
        rows: list(Type.Integer()),
        scoop: Type.Integer(),
        royalties: list(Type.Integer()),
        points: Type.Integer(),
        paid: chips,
        rules,
      }),
    ),
    fouled: Type.Optional(list(seat)),
    first: orNull(object({ seat, why: Type.String() })),
    completes: orNull(chips),
    ruling: orNull(
      object({
        decides: Type.Union([Type.Enum(['floor', 'referee', 'house', 'dealer', 'table']), object({ seat })]),
        options: list(Type.String()),
        says: list(sentence),
      }),
    ),
  }),
)

/** Which game is played. */
export const gameSchema = Type.Unsafe<GameShown>(
  object({
    form: Type.String(),
    formName: Type.String(),
    family: Type.String(),
    stakes: Type.String(),
    book: Type.String(),
    mix: list(Type.String()),
    rules,
    buyIn: chips,
  }),
)

/** A chair and who sits in it. */
export const seatSchema = Type.Unsafe<SeatShown>(
  object({
    seat,
    person: orNull(person),
    name: Type.String(),
    bot: Type.Boolean(),
    host: Type.Boolean(),
    chips,
    away: Type.Boolean(),
    out: Type.String(),
    missedBlind: Type.Boolean(),
    avatar: Type.Optional(oneOf(AVATARS)),
    marks: list(Type.String()),
    here: Type.Boolean(),
    lost: Type.Boolean(),
  }),
)

/** The cards of one viewer, and those that others have shown to them alone. */
export const ownCardsSchema = Type.Unsafe<Pick<OwnView, 'hands' | 'shown'>>(
  object({ hands: list(object({ hand, down: cards, rows: list(cards) })), shown: list(object({ seat, cards })) }),
)

/** Something that happened, as a sentence in parts. */
export const newsLineSchema = Type.Unsafe<NewsLine>(
  object({
    seq: Type.Integer(),
    at: Type.Integer(),
    kind: Type.String(),
    say: sentence,
    rules,
    act: Type.Optional(
      object({
        seat,
        does: Type.Enum(['check', 'call', 'bet', 'raise', 'complete', 'bringIn', 'fold', 'draw', 'muck']),
        chips: Type.Optional(chips),
        cards: Type.Optional(Type.Integer()),
      }),
    ),
    by: Type.Optional(person),
  }),
)
