import type { Seat } from '@cardroom/engine'
import { blindsIn, type PostBeat, postsIn } from '../story/blinds.ts'
import type { Story } from '../story/story.ts'
import { type Unwritten, unwritten } from '../written.ts'
import type { Pen } from './pen.ts'

/** The lines of the posts, and who is the small and the big blind. */
export type Posts = { readonly lines: readonly string[]; readonly small: Seat | null; readonly big: Seat | null }

/** Antes, blinds, and what is posted beside them; a kill or dead money of other sizes has no words. */
export const postsOf = (story: Story, pen: Pen): Posts | Unwritten => {
  const { stakes } = story
  const posts = postsIn(story)
  const blinds = blindsIn(story)
  if ('refusal' in blinds) return blinds
  const { small, big } = blinds
  const [sizeOfSmall, sizeOfBig] = [stakes.blinds.length > 1 ? stakes.blinds[0]! : 0, stakes.blinds.at(-1) ?? 0]
  const line = ({ seat, amount, allIn }: PostBeat, words: string): string =>
    `${pen.name(seat)}: posts ${words} ${pen.money(amount)}${allIn ? ' and is all-in' : ''}`
  const lines: string[] = posts.filter(({ kind }) => kind === 'ante').map(post => line(post, 'the ante'))
  // a player who has nothing left after their ante has no line for their blind
  if (small !== null && small.amount > 0) lines.push(line(small, 'small blind'))
  if (big !== null && big.amount > 0) lines.push(line(big, 'big blind'))
  for (const post of posts) {
    const { seat, kind } = post
    if (kind === 'straddle') lines.push(line(post, 'straddle'))
    if (kind === 'kill') return unwritten('kill-posted')
    if (kind === 'post' && post.due !== sizeOfBig) return unwritten('post-off', { amount: pen.money(post.due) })
    const dead = posts.find(it => it.seat === seat && it.kind === 'dead')
    if (kind === 'post') {
      // the dead small blind of a player who comes back stands in one line with their live big blind
      const amount = post.amount + (dead?.amount ?? 0)
      lines.push(line({ ...post, amount }, dead === undefined ? 'big blind' : 'small & big blinds'))
    }
    if (kind !== 'dead') continue
    if (post.due !== sizeOfSmall || post.amount !== sizeOfSmall || small === null) {
      return unwritten('dead-money', { amount: pen.money(post.amount) })
    }
    if (!posts.some(it => it.seat === seat && it.kind === 'post')) lines.push(line(post, 'small blind'))
  }
  return { lines, small: small?.seat ?? null, big: big?.seat ?? null }
}
