import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Post } from '../commands.ts'
import { placeOf } from '../deal.ts'
import type { Limits } from '../events.ts'
import type { Felt } from '../felt.ts'
import { posted } from '../record/record-round.ts'
import { keep, keepMoment, takeOver, takeOverPlayer, tell, type Work } from '../work.ts'

/** A post as it is made: with the limits it raises the deal to, with the rules behind it, or given back because it does not stand. */
export type MadePost = Post & {
  readonly limits?: Limits
  readonly half?: boolean
  readonly back?: true
  readonly rules?: readonly RuleId[]
}

/** A player puts their post in, or all they have. */
export const makePost = (work: Work, post: MadePost): void => {
  const { seat, kind, amount: due, limits, back, rules } = post
  if (back) return tell(work, { type: 'PostReturned', seat, kind, amount: due, rules: rules ?? NONE })
  const { stack, bet } = work.state.players[placeOf(work.state, seat)]!
  // a blind is part of the kill or the straddle of the same player
  const more = kind === 'kill' || kind === 'straddle' ? Math.max(0, due - bet) : due
  const amount = more < stack ? more : stack
  const plain = {
    type: 'Posted',
    seat,
    kind,
    amount,
    due,
    rules: rules ?? postRules(work.state, post, amount < more),
  } as const
  const event = limits === undefined ? plain : { ...plain, limits }
  if (kind === 'blind' || kind === 'ante') {
    keepMoment(work)
    takeOverPlayer(work, placeOf(work.state, seat))
  } else takeOver(work)
  posted(work.state, event)
  keep(work, event)
}

const NONE: readonly RuleId[] = []

/** The rules behind a post, which may be short of what it should be. */
export const postRules = (
  { book, players }: Pick<Felt, 'book' | 'players'>,
  { kind, half }: Pick<MadePost, 'kind' | 'half'>,
  short: boolean,
  cites = citesOf(book),
): readonly RuleId[] => {
  switch (kind) {
    case 'ante':
      return cites.ante
    case 'dead':
      return cites.deadMoney
    case 'blind':
      if (short) return cites.shortBlind
      return players.length === 2 ? cites.headsUpBlind : cites.blind
    case 'straddle':
      return cites.straddle
    case 'kill':
      return half ? cites.halfKill : cites.kill
    case 'post':
      return cites.post
  }
}
