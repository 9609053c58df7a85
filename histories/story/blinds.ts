import { type Unwritten, unwritten } from '../written.ts'
import type { Beat, Story } from './story.ts'

/** Something posted, as it is written. */
export type PostBeat = Extract<Beat, { tells: 'post' }>

/** Who posted the small and the big blind, where there are no more than these two. */
export type Blinds = { readonly small: PostBeat | null; readonly big: PostBeat | null }

/** The posts of a story. */
export const postsIn = ({ beats }: Story): readonly PostBeat[] =>
  beats.filter((beat): beat is PostBeat => beat.tells === 'post')

/** The blinds that text histories know: a small one and a big one. */
export const blindsIn = (story: Story): Blinds | Unwritten => {
  const { stakes } = story
  const blinds = postsIn(story).filter(({ kind }) => kind === 'blind')
  if (blinds.length > 2 || stakes.blinds.length > 2) return unwritten('blinds-over-two')
  const isBig = (post: PostBeat, at: number): boolean =>
    at === 1 || (blinds.length === 1 && post.due === stakes.blinds.at(-1))
  return { small: blinds.find((post, at) => !isBig(post, at)) ?? null, big: blinds.find(isBig) ?? null }
}
