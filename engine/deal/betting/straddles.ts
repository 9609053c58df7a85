import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Chips, Seat } from '../chips.ts'
import type { Post, StartDeal } from '../commands.ts'
import type { DealStarted } from '../events.ts'
import { isFixed } from '../law.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { DealAbout } from '../refusal-about.ts'
import type { MadePost } from './make-post.ts'

type Players = DealStarted['players']
/** A game in which players may straddle: who has which post, and what the book says. */
type Game = {
  readonly command: StartDeal
  readonly posts: readonly Post[]
  readonly players: Players
  readonly book: Rulebook
}

/** The straddles of a deal, the smaller first, and one that does not stand; or why they are not taken. */
export const straddlesMade = (game: Game, killed: boolean): readonly MadePost[] | Refusal => {
  const asked = inOrder(game)
  const barred = straddleBarred(game, killed)
  if (asked.length === 0) return barred === null ? mandatory(game) : []
  if (barred !== null) return { ...barred, seat: asked[0]!.seat }
  const made: MadePost[] = []
  const stand: Post[] = []
  for (const post of asked) {
    const last = stand.at(-1)
    if (last !== undefined && post.amount === last.amount && areRivals(game, post.seat, last.seat)) {
      made.push({ ...post, back: true, rules: game.book.straddlePriority.rules })
      continue
    }
    const off = straddleOff(game, post, stand)
    if (off) return off
    made.push(last === undefined ? post : { ...post, rules: game.book.straddleCap.rules })
    stand.push(post)
  }
  return made
}

/** wsop/22-priority: of equal straddles the button's comes before the one under the gun, or the other way round. */
const inOrder = ({ command: { button }, posts, book }: Game): readonly Post[] => {
  const first = book.straddlePriority.is === 'button' ? -1 : 1
  const rank = ({ seat }: Post): number => (seat === button ? first : 0)
  return posts.filter(post => post.kind === 'straddle').sort((a, b) => a.amount - b.amount || rank(a) - rank(b))
}

const areRivals = (game: Game, a: Seat, b: Seat): boolean => {
  const rivals = seatsAt(game, 'button').concat(seatsAt(game, 'left-of-big-blind'))
  return a !== b && rivals.includes(a) && rivals.includes(b)
}

/** rrp/4/17, rrp/14/nl/15, wsop/203: why this deal takes no straddle at all, or null. */
const straddleBarred = ({ command, book }: Game, killed: boolean): Refusal | null => {
  const { is, rules } = straddleIn(command, book)
  const { form, stakes, setting = 'cash' } = command
  const no = (about: DealAbout['no-straddle-here']): Refusal => refused('no-straddle-here', { about, rules })
  if (form.opening !== 'blinds' || stakes.blinds.length === 0) return no('no-blinds')
  if (!is.allowed) return no(stakes.structure)
  if (is.cashOnly && setting === 'tournament') return no('tournament')
  if (killed && !book.straddleInKillPot.is) {
    return refused('no-straddle-here', { about: 'killed-pot', rules: book.straddleInKillPot.rules })
  }
  return null
}

const straddleIn = ({ stakes }: StartDeal, book: Rulebook): Rulebook['limitStraddle'] | Rulebook['bigBetStraddle'] =>
  isFixed(stakes.structure) ? book.limitStraddle : book.bigBetStraddle

/** wsop/22-optional: only the placard makes a straddle mandatory, and then it falls by position. */
const mandatory = (game: Game): readonly MadePost[] | Refusal => {
  const { command, book } = game
  const [seat] = seatsAt(game, 'left-of-big-blind')
  if (!command.straddleOnPlacard || book.straddleMandatory.is.when === 'never' || seat === undefined) return []
  const { least, most } = sizesOf(game, [])
  if (command.posts !== undefined) {
    return refused('straddle-is-due', { seat, least, most, rules: book.straddleMandatory.rules })
  }
  return [{ seat, kind: 'straddle', amount: most, rules: book.straddleMandatory.rules }]
}

/** Why this straddle over those that stand is not taken, or null. */
const straddleOff = (game: Game, { seat, amount }: Post, stand: readonly Post[]): Refusal | null => {
  const cap = capOf(game)
  const point = straddleIn(game.command, game.book)
  const rules = cap === undefined ? point.rules : game.book.straddleCap.rules
  const count = cap?.count ?? point.is.max
  if (stand.length >= count) return refused('too-many-straddles', { seat, count, rules })
  const from = stand.length === 0 ? point.is.positions.flatMap(at => seatsAt(game, at)) : seatsAgain(game, stand)
  if (!from.includes(seat)) {
    const about = [...new Set(from)]
    return refused('straddle-not-from-there', { seat, about, rules: stand.length === 0 ? point.rules : rules })
  }
  const { least, most } = sizesOf(game, stand)
  if (amount >= least && amount <= most) return null
  return refused('post-not-a-size', { seat, about: 'straddle', least, most, rules })
}

/** wsop/22a, wsop/22b: a game may have its own number of straddles, named by its blinds. */
const capOf = ({ command: { stakes }, book }: Game): Rulebook['straddleCap']['is'][number] | undefined => {
  const big = stakes.blinds.at(-1)!
  const own = book.straddleCap.is.find(({ blinds }) => blinds.join() === stakes.blinds.join())
  return own ?? book.straddleCap.is.findLast(({ andUp, blinds }) => andUp && big > (blinds.at(-1) ?? 0))
}

/** How much the next straddle may be: this many big blinds, and a further one more than the last. */
const sizesOf = (game: Game, stand: readonly Post[]): { readonly least: Chips; readonly most: Chips } => {
  const big = game.command.stakes.blinds.at(-1)!
  const times = straddleIn(game.command, game.book).is.timesBigBlind
  const last = stand.at(-1)?.amount
  const cap = capOf(game)?.mostBigBlinds[stand.length]
  const full = Math.floor((last ?? big) * times)
  if (cap === undefined) return { least: full, most: full }
  const most = Math.floor(cap * big)
  return { least: last === undefined ? Math.min(full, most) : last + 1, most }
}

type Position = Rulebook['bigBetStraddle']['is']['positions'][number]

/** The seats from which a straddle may come; a player who has a blind in front of them is in no place for it but any. */
const seatsAt = ({ command, posts, players }: Game, at: Position): Seat[] => {
  const seats = players.map(player => player.seat)
  if (at === 'any') return seats
  const blinds = posts.filter(post => post.kind === 'blind').map(post => post.seat)
  const last = blinds.at(-1)
  const next = last === undefined ? undefined : seats[(seats.indexOf(last) + 1) % seats.length]
  const seat = at === 'button' ? command.button : next
  return seat !== undefined && seats.includes(seat) && !blinds.includes(seat) ? [seat] : []
}

/** The seats from which a further straddle may come: any, or the next one. */
const seatsAgain = (game: Game, stand: readonly Post[]): Seat[] => {
  const seats = game.players.map(player => player.seat)
  const cap = capOf(game)
  const anywhere =
    cap === undefined
      ? straddleIn(game.command, game.book).is.positions.includes('any')
      : cap.restraddlePosition === 'any'
  if (anywhere) return seats.filter(seat => !stand.some(post => post.seat === seat))
  if (cap !== undefined && cap.restraddlePosition === null) return []
  return [seats[(seats.indexOf(stand.at(-1)!.seat) + 1) % seats.length]!]
}
