import type { Chips, Form, Seat, Stakes, StartDeal } from '@cardroom/engine'
import type { Post } from '@cardroom/engine/deal'
import type { Structure } from '@cardroom/engine/forms'

/** What the fields of the standard say of a game, in whole chips, player by player from the button's left. */
export type PhhGame = {
  readonly form: Form
  readonly structure: Structure
  /** In the order in which they are written: heads-up the small blind first, though they are p2. */
  readonly antes: readonly Chips[]
  readonly blinds: readonly Chips[]
  readonly bringIn: Chips
  readonly smallBet: Chips
  readonly bigBet: Chips
  readonly minBet: Chips
  readonly stacks: readonly Chips[]
  /** An ante is for the pots that its player can win, and what nobody matches goes back to them. */
  readonly trimming: boolean
  readonly seats: readonly Seat[]
}

/** The start of the deal that the fields describe. */
export const startOf = (game: PhhGame): StartDeal => {
  const { form, seats, stacks } = game
  const posts = postsOf(game)
  return {
    type: 'StartDeal',
    form,
    stakes: stakesOf(game),
    button: seats.at(-1)!,
    seats: seats.map((seat, place) => ({ seat, chips: stacks[place]! })),
    realCards: true,
    ...(posts !== null && { posts }),
  }
}

/** Is one ante in for all? Then it is dead money, whatever is written about trimming it. */
export const isAnteForAll = ({ antes }: Pick<PhhGame, 'antes'>): boolean => {
  let count = 0
  for (const ante of antes) if (ante > 0) count++
  return count === 1 && antes.length > 1
}

/** Heads-up antes and blinds are written the small blind's first, who is on the button and so p2. */
const byPlace = (amounts: readonly Chips[]): readonly Chips[] =>
  amounts.length === 2 ? [amounts[1]!, amounts[0]!] : amounts

// deal after deal is of the same game, and the engine looks at it only once
const known = new Map<string, Stakes>()

const stakesOf = (game: PhhGame): Stakes => {
  const { structure, antes, blinds, bringIn, smallBet, bigBet, minBet, form } = game
  const limit = structure === 'limit' || structure === 'spread'
  const lower = limit ? smallBet : minBet
  const ante = antes.length === 0 ? 0 : Math.max(...antes)
  const antesBy = !isAnteForAll(game) ? 'each' : antes.indexOf(ante) === bigBlindAt(game) ? 'big-blind' : 'button'
  const regular = form.opening === 'blinds' ? regularBlinds(blinds) : []
  const key = `${structure} ${lower} ${bigBet} ${regular} ${ante} ${antesBy} ${bringIn}`
  const before = known.get(key)
  if (before !== undefined) return before
  const stakes: Stakes = {
    structure,
    unit: 1,
    lower,
    upper: limit ? bigBet : 2 * lower,
    blinds: regular,
    ante,
    antes: antesBy,
    bringIn,
    point: 0,
  }
  if (known.size > 1000) known.clear()
  known.set(key, stakes)
  return stakes
}

/** Where the big blind stands in what is written: the second entry, or the only one. */
const bigBlindAt = ({ blinds }: PhhGame): number =>
  blinds[1] !== undefined && blinds[1] > 0 ? 1 : blinds.findIndex(blind => blind > 0)

/** The blinds of the game: those of the first two places, or a single one wherever it is. */
const regularBlinds = (blinds: readonly Chips[]): readonly Chips[] => {
  const first = blinds.slice(0, 2).filter(blind => blind > 0)
  return first.length > 0 ? first : blinds.filter(blind => blind > 0).slice(0, 1)
}

/** Who posts what; null where it falls by position alone. */
const postsOf = (game: PhhGame): readonly Post[] | null => {
  const { seats, form } = game
  const antes = byPlace(game.antes)
  const blinds = form.opening === 'blinds' ? byPlace(game.blinds) : []
  if (fallsByPosition(game)) return null
  const posts: Post[] = []
  const dead = isAnteForAll(game) || !game.trimming
  antes.forEach((amount, place) => {
    if (amount > 0) posts.push({ seat: seats[place]!, kind: dead ? 'dead' : 'ante', amount })
  })
  // heads-up the smaller is posted first, no matter who has it: the round opens after the other
  const order = seats.length === 2 ? ((blinds[1] ?? 0) > (blinds[0] ?? 0) ? [0, 1] : [1, 0]) : blinds.keys()
  const big = regularBlinds(game.blinds).at(-1) ?? 0
  let straddled = big
  for (const place of order) {
    const amount = blinds[place] ?? 0
    if (amount === 0) continue
    const seat = seats[place]!
    if (amount < 0) posts.push({ seat, kind: 'post', amount: -amount })
    else if (place >= 2 && seats.length > 2 && amount >= 2 * straddled && blinds[0]! + blinds[1]! > 0) {
      posts.push({ seat, kind: 'straddle', amount })
      straddled = amount
    } else posts.push({ seat, kind: 'blind', amount })
  }
  return posts
}

const fallsByPosition = (game: PhhGame): boolean => {
  const { form, antes, blinds, stacks, trimming } = game
  const first = antes[0] ?? 0
  const forAll = isAnteForAll(game)
  const equal = antes.every(ante => ante === first)
  const isShort = stacks.some(stack => stack < first)
  const antesFall = equal ? trimming || !isShort : forAll && isPayer(game)
  if (!antesFall) return false
  if (form.opening !== 'blinds') return equal
  const [small = 0, big = 0] = blinds
  return small > 0 && big >= small && blinds.every((blind, place) => place < 2 || blind === 0)
}

/** Is the one who antes for all the big blind or the button? */
const isPayer = (game: PhhGame): boolean => {
  const at = game.antes.findIndex(ante => ante > 0)
  return at === bigBlindAt(game) || at === (game.seats.length === 2 ? 0 : game.seats.length - 1)
}
