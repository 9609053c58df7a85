import type { Card, Chips, Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import type { Blinds, PostBeat } from '../story/blinds.ts'
import type { Beat, Story } from '../story/story.ts'
import { type Unwritten, unwritten } from '../written.ts'

/** A round with what happened in it. */
export type Round = {
  readonly id: number
  readonly street: string
  readonly cards: readonly Card[]
  readonly actions: Action[]
}

/** One thing that somebody does; amounts are what they put in with it. */
export type Action = {
  readonly action_number: number
  readonly player_id: Seat
  readonly action: string
  readonly amount?: number
  readonly is_allin?: boolean
  readonly cards?: readonly Card[]
}

/** The rounds of a deal: before the flop with all that is posted, flop, turn, river, and the showdown. */
export const roundsOf = (
  story: Story,
  blinds: Blinds,
  money: (chips: Chips) => number,
): { readonly rounds: readonly Round[] } | Unwritten => {
  if (story.beats.some(beat => beat.tells === 'post' && beat.kind === 'kill')) return unwritten('kill-posted')
  const rounds: Round[] = [{ id: 0, street: STREETS[0]!, cards: [], actions: [] }]
  const add = (seat: Seat, action: string, more: Omit<Action, 'action_number' | 'player_id' | 'action'> = {}): void => {
    const { actions } = rounds.at(-1)!
    actions.push({ action_number: actions.length, player_id: seat, action, ...more })
  }
  for (const beat of story.beats) {
    switch (beat.tells) {
      case 'post':
        if (beat.amount > 0)
          add(beat.seat, postName(beat, blinds), { amount: money(beat.amount), is_allin: beat.allIn })
        break
      case 'street':
        if (beat.street > 0)
          rounds.push({ id: rounds.length, street: STREETS[beat.street]!, cards: beat.fresh, actions: [] })
        for (const { seat, down } of beat.hands) if (!down.includes(UNKNOWN)) add(seat, 'Dealt Cards', { cards: down })
        break
      case 'act':
        add(beat.seat, ACTIONS[beat.does]!, beat.by === 0 ? {} : { amount: money(beat.by), is_allin: beat.allIn })
        break
      case 'showdown':
        rounds.push({ id: rounds.length, street: 'Showdown', cards: [], actions: [] })
        break
      case 'shows':
        add(beat.seat, 'Shows Cards', { cards: beat.cards })
        break
      case 'mucks':
        add(beat.seat, 'Mucks Cards', muckedBy(story, beat.seat))
        break
      default:
        break
    }
  }
  return { rounds }
}

/** The cards of a mucked hand, where they are known. */
const muckedBy = ({ ends }: Story, seat: Seat): { readonly cards?: readonly Card[] } => {
  const cards = ends.find(end => end.seat === seat)?.cards ?? []
  return cards.length === 0 || cards.includes(UNKNOWN) ? {} : { cards }
}

const STREETS = ['Preflop', 'Flop', 'Turn', 'River']

const ACTIONS: Readonly<Partial<Record<Extract<Beat, { tells: 'act' }>['does'], string>>> = {
  folds: 'Fold',
  checks: 'Check',
  calls: 'Call',
  bets: 'Bet',
  raises: 'Raise',
}

const postName = (post: PostBeat, { small, big }: Blinds): string => {
  if (post === small) return 'Post SB'
  if (post === big) return 'Post BB'
  switch (post.kind) {
    case 'ante':
      return 'Post Ante'
    case 'straddle':
      return 'Straddle'
    case 'dead':
      return 'Post Dead'
    default:
      return 'Post Extra Blind'
  }
}
