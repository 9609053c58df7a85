import type { Form, Seat, Stakes } from '@cardroom/engine'
import type { Post } from '@cardroom/engine/deal'
import type { Structure } from '@cardroom/engine/forms'
import type { Line } from './read-line.ts'

type PostLine = Extract<Line, { is: 'post' }>

/** What the game is played for and who posts what, by the first line and the lines of the posts. */
export type Forced = { readonly stakes: Stakes; readonly posts: readonly Post[] }

/** Who sits where, in the order of dealing, and with how much. */
export type InOrder = readonly { readonly seat: Seat; readonly chips: number }[]

/** The stakes and posts of a hand by the two amounts of its first line, and by the ante where the file says it. */
export const forcedOf = (
  { structure, form }: { readonly structure: Structure; readonly form: Form },
  [small, big]: readonly [number, number],
  lines: readonly Line[],
  players: InOrder,
  ante = 0,
): Forced => {
  const posted = lines.filter((line): line is PostLine => line.is === 'post')
  const limit = structure === 'limit'
  const lower = limit || form.opening === 'bring-in' ? small : big
  const blinds = limit ? limitBlinds(small, posted) : ([small, big] as const)
  const antes = posted.filter(({ kind }) => kind === 'the ante')
  const studs = form.opening === 'bring-in'
  const forAll = antes.length === 0 ? anteForAll(posted, ante) : undefined
  const others = posted.filter(post => post !== forAll)
  const byButton =
    forAll !== undefined && !posted.some(({ seat, kind }) => seat === forAll.seat && kind === 'big blind')
  return {
    stakes: {
      structure,
      unit: 1,
      lower: Math.max(1, lower),
      upper: Math.max(1, limit || studs ? big : 2 * big),
      blinds: studs ? [] : blinds.filter(blind => blind > 0),
      ante: Math.max(ante, ...antes.map(({ amount }) => amount)),
      antes: forAll === undefined ? 'each' : byButton ? 'button' : 'big-blind',
      bringIn: studs ? bringInOf(lines, lower) : 0,
      point: 0,
    },
    posts: studs
      ? antePosts(antes, ante)
      : [...antePosts(antes, ante), ...deadAnte(forAll, ante), ...blindPosts(others, antes, blinds, players)],
  }
}

/** At limit the first line has the limits: the big blind is the lower one, the small blind what was posted as such. */
const limitBlinds = (lower: number, posted: readonly PostLine[]): readonly [number, number] => {
  const small = posted.find(({ kind }) => kind === 'small blind')
  return [small === undefined || small.allIn ? Math.floor(lower / 2) : small.amount, lower]
}

/**
 * The forced bet as it was made. Where the player who had to make it was all-in for less, or for their ante, it is what the
 * others paid to stay in.
 */
const bringInOf = (lines: readonly Line[], lower: number): number => {
  const acts = lines.filter(line => line.is === 'act')
  const raised = acts.findIndex(({ does }) => does === 'bets' || does === 'raises')
  const opening = raised < 0 ? acts : acts.slice(0, raised)
  const made = opening.find(({ does }) => does === 'brings in')
  if (made !== undefined && !made.allIn) return Math.min(Math.max(1, made.amount), lower)
  const paid = [made, ...opening.filter(({ does }) => does === 'calls')].map(act => act?.amount ?? 0)
  return Math.min(Math.max(...paid) || Math.max(1, Math.floor(lower / 4)), lower)
}

/** An ante that took all of somebody's chips is written as the whole one; the engine takes what they have. */
const antePosts = (antes: readonly PostLine[], ante: number): readonly Post[] => {
  const whole = Math.max(ante, ...antes.map(({ amount }) => amount))
  return antes.map(({ seat, amount, allIn }) => ({ seat, kind: 'ante', amount: allIn ? whole : amount }))
}

/** An ante that one player puts in for everybody: dead money of its size, before any blind. */
const anteForAll = (posted: readonly PostLine[], ante: number): PostLine | undefined => {
  const [first] = posted
  if (ante === 0 || first?.kind !== 'dead') return undefined
  return first.amount === ante || first.allIn ? first : undefined
}

const deadAnte = (forAll: PostLine | undefined, ante: number): readonly Post[] =>
  forAll === undefined ? [] : [{ seat: forAll.seat, kind: 'dead', amount: ante }]

/** The first small and big blind are the blinds; what is posted beside them is a live post, or dead. */
const blindPosts = (
  posted: readonly PostLine[],
  antes: readonly PostLine[],
  [small, big]: readonly [number, number],
  players: InOrder,
): readonly Post[] => {
  const posts: Post[] = []
  let [smallDone, bigDone] = [false, false]
  for (const { seat, kind, amount, allIn } of posted) {
    const due = (whole: number): number => (allIn ? Math.max(whole, amount) : amount)
    switch (kind) {
      case 'small blind':
        posts.push({ seat, kind: smallDone || bigDone ? 'dead' : 'blind', amount: due(small) })
        smallDone = true
        break
      case 'big blind':
        posts.push({ seat, kind: bigDone ? 'post' : 'blind', amount: due(big) })
        bigDone = true
        break
      case 'small & big blinds':
        posts.push({ seat, kind: 'dead', amount: Math.min(small, amount) })
        posts.push({ seat, kind: 'post', amount: due(big + small) - Math.min(small, amount) })
        break
      case 'straddle':
        posts.push({ seat, kind: 'straddle', amount: due(2 * (price(posts) || big)) + inFront(posts, seat) })
        break
      case 'dead':
        posts.push({ seat, kind: 'dead', amount })
        break
      default:
        break
    }
  }
  const nothing = blindsOfNothing(posts, antes, [small, big], players)
  return [...nothing.small, ...posts.filter(isBlind), ...nothing.big, ...posts.filter(post => !isBlind(post))]
}

const isBlind = ({ kind }: Post): boolean => kind === 'blind'

/** What lies in front of a seat before its straddle: the straddle is written with it. */
const inFront = (posts: readonly Post[], seat: Seat): number =>
  posts.find(post => post.seat === seat && post.kind === 'blind')?.amount ?? 0

/** The largest post so far. */
const price = (posts: readonly Post[]): number => Math.max(0, ...posts.map(({ amount }) => amount))

/** A player whose ante was their last chip has no line for their blind; the others pay for it in full all the same. */
const blindsOfNothing = (
  posts: readonly Post[],
  antes: readonly PostLine[],
  [small, big]: readonly [number, number],
  players: InOrder,
): { readonly small: readonly Post[]; readonly big: readonly Post[] } => {
  const broke = (seat: Seat): boolean => antes.some(ante => ante.seat === seat && ante.allIn)
  const headsUp = players.length === 2
  // heads-up the button, who is dealt last, has the small blind
  const places = headsUp ? [players[1]!, players[0]!] : players
  const blinds = posts.filter(isBlind)
  const has = (amount: number): boolean => blinds.some(post => post.amount === amount)
  const nothing = (at: number, amount: number): readonly Post[] => {
    const seat = places[at]?.seat
    return amount === 0 || has(amount) || seat === undefined || !broke(seat) ? [] : [{ seat, kind: 'blind', amount }]
  }
  return { small: small === big ? [] : nothing(0, small), big: nothing(1, big) }
}
