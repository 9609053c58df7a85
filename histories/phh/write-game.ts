import { forms, isFormId, play, type Seat, type StartDeal } from '@cardroom/engine'
import type { Post } from '@cardroom/engine/deal'
import { type PhhGame, startOf } from './game.ts'
import { formOfVariant, type PhhVariant, variantOf } from './variants.ts'

/** What the standard can say of a start, and what it cannot. */
export type WrittenStart = {
  /** The code of the game; null where it has none. */
  readonly code: PhhVariant | null
  /** The id of a form without a code; null where the form itself must be written, or it has a code. */
  readonly formId: string | null
  readonly game: PhhGame
  /** What differs from what a reader makes of the fields of the standard; null where nothing does. */
  readonly changes: Readonly<Record<string, unknown>> | null
}

/** Divides a start into fields of the standard and what is kept beside them. */
export const writtenStart = (start: StartDeal): WrittenStart => {
  const { form, stakes } = start
  const found = variantOf(form, stakes.structure)
  const code = found !== undefined && same(formOfVariant(found), form) ? found : null
  const formId = code === null && isFormId(form.id) && same(forms[form.id], form) ? form.id : null
  const game = gameOf(start, code)
  return { code, formId, game, changes: changesOf(startOf(game), start) }
}

/** The seats clockwise from the button's left, as the players of a file stand. */
export const seatsInOrder = ({ seats, button }: Pick<StartDeal, 'seats' | 'button'>): readonly Seat[] => {
  const all = seats.map(({ seat }) => seat).sort((a, b) => a - b)
  return [...all.filter(seat => seat > button), ...all.filter(seat => seat <= button)]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const gameOf = (start: StartDeal, code: PhhVariant | null): PhhGame => {
  const { form, stakes } = start
  const seats = seatsInOrder(start)
  const limit = stakes.structure === 'limit' || stakes.structure === 'spread'
  const posts = postsMade(start)
  const inFront = (kinds: readonly Post['kind'][]) =>
    seats.map(seat =>
      posts.reduce((sum, post) => (post.seat === seat && kinds.includes(post.kind) ? sum + post.amount : sum), 0),
    )
  const blinds = seats.map(seat => blindOf(posts, seat))
  // heads-up both are written the small blind's first
  const written = (amounts: readonly number[]) => (seats.length === 2 ? amounts.toReversed() : amounts)
  return {
    form,
    structure: code === null ? (form.structures[0] ?? 'no-limit') : stakes.structure,
    antes: written(inFront(['ante', 'dead'])),
    blinds: form.opening === 'blinds' ? written(blinds) : [],
    bringIn: stakes.bringIn,
    smallBet: limit ? stakes.lower : 0,
    bigBet: limit ? stakes.upper : 0,
    minBet: limit ? 0 : stakes.lower,
    stacks: seats.map(seat => start.seats.find(it => it.seat === seat)!.chips),
    trimming: posts.some(post => post.kind === 'ante'),
    seats,
  }
}

/** What lies in front of a player as a blind: below zero for a post out of turn. */
const blindOf = (posts: readonly Post[], seat: Seat): number => {
  const of = (kind: Post['kind']): number =>
    posts.findLast(post => post.seat === seat && post.kind === kind)?.amount ?? 0
  return of('straddle') || of('kill') || of('blind') || (of('post') === 0 ? 0 : -of('post'))
}

/** The posts of a start, also those that fall by position. */
const postsMade = (start: StartDeal): readonly Post[] => {
  const begun = play(start)
  if (!begun.ok) return start.posts ?? []
  return begun.log.flatMap(event =>
    event.type === 'Posted' ? [{ seat: event.seat, kind: event.kind, amount: event.due }] : [],
  )
}

/** Do the same players put in the same, whatever is posted first? */
export const postsAlike = (one: StartDeal, other: StartDeal): boolean => {
  const sorted = (start: StartDeal): string =>
    JSON.stringify(
      postsMade(start)
        .map(({ seat, kind, amount }) => `${seat} ${kind} ${amount}`)
        .sort(),
    )
  return sorted(one) === sorted(other)
}

const changesOf = (read: StartDeal, start: StartDeal): Readonly<Record<string, unknown>> | null => {
  const fields = (it: StartDeal): Readonly<Record<string, unknown>> => ({ ...it })
  const [from, to] = [fields(read), fields(start)]
  const changed = Object.entries(to).filter(
    ([name, value]) => name !== 'form' && value !== undefined && !alike(from[name], value),
  )
  const without = Object.keys(from).filter(name => to[name] === undefined)
  if (changed.length === 0 && without.length === 0) return null
  return { ...Object.fromEntries(changed), ...(without.length > 0 && { without }) }
}

/** The same, whatever the order of the fields. */
const alike = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [x, y] = [Object.entries(a), Object.entries(b)]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    x.length === y.length &&
    x.every(([name, value]) => alike(value, (b as Readonly<Record<string, unknown>>)[name]))
  )
}
