import { antesOf, postsOf } from '../../deal/betting/posts.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Post } from '../../deal/commands.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { GamePart, Placard } from '../placard.ts'
import type { Places } from '../table.ts'
import { clockwiseAfter } from './round.ts'

/** Who posts what by position: antes first, then the blinds as they have fallen, the smallest first. */
export const positionPosts = (
  { form, stakes }: GamePart,
  places: Places,
  dealtIn: readonly Seat[],
  { book: name }: Pick<Placard, 'book'>,
  book: Rulebook,
): readonly Post[] => {
  if (form.opening === 'blinds' && stakes.ante === 0) return blindPosts(places, stakes.blinds, book)
  const seats = clockwiseAfter(dealtIn, places.button)
  if (form.opening !== 'blinds') {
    return postsOf(
      form,
      stakes,
      places.button,
      seats.map(seat => ({ seat })),
      name,
    )
  }
  const blinds = blindPosts(places, stakes.blinds, book)
  const each = seats.map((seat): Post => ({ seat, kind: 'ante', amount: stakes.ante }))
  return [...antesOf(stakes, places.button, seats, blinds, each), ...blinds]
}

/** rrp/4/2a: of several who have the same blind the last clockwise comes last, since the first round opens behind them. */
const blindPosts = ({ blinds, more }: Places, amounts: readonly number[], book: Rulebook): readonly Post[] => {
  const posts: Post[] = []
  for (let blind = 0; blind < amounts.length; blind++) {
    const amount = amounts[blind]!
    const kind = blind < amounts.length - 1 && book.deadSmallBlinds.is ? 'dead' : 'blind'
    for (const it of more) if (it.blind === blind) posts.push({ seat: it.seat, kind, amount })
    const seat = blinds[blind] ?? null
    if (seat !== null) posts.push({ seat, kind, amount })
  }
  return posts
}
