import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Post, StartDeal } from '../commands.ts'
import type { DealStarted } from '../events.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { antesLeft } from './carried-antes.ts'
import { killsMade } from './kills.ts'
import type { MadePost } from './make-post.ts'
import { postsOf } from './posts.ts'
import { straddlesMade } from './straddles.ts'

/** The posts of a deal in the order in which they are made: a kill behind the blinds, then straddles; or why one is not taken. */
export const postsMade = (command: StartDeal, players: DealStarted['players']): readonly MadePost[] | Refusal => {
  const { form, stakes, button, book: name = 'rrp' } = command
  const posts = command.posts ?? antesLeft(command, postsOf(form, stakes, button, players, name))
  if (isPlain(command)) return posts
  const book = rulebookOf(name)
  const kills = killsMade(
    form,
    stakes,
    posts.filter(post => post.kind === 'kill'),
    book,
  )
  if (isRefusal(kills)) return kills
  const straddles = straddlesMade({ command, posts, players, book }, kills.length > 0)
  if (isRefusal(straddles)) return straddles
  return [...posts.filter(post => !isOver(post)), ...kills, ...straddles]
}

/** Mostly there is neither a kill nor a straddle, and every post is taken as it is. */
export const isPlain = ({ straddleOnPlacard = false, posts }: StartDeal): boolean =>
  !straddleOnPlacard && (posts === undefined || !posts.some(isOver))

const isOver = ({ kind }: Post): boolean => kind === 'kill' || kind === 'straddle'
