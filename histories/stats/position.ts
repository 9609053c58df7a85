import type { Chips, Seat } from '@cardroom/engine'
import { wrongArgument } from '@cardroom/engine/kinds'
import type { Story } from '../story/story.ts'

/**
 * Where a seat sits: `BTN`, in forms with blinds `SB` and `BB`, counted back from the button `CO`, `HJ`, `LJ`, and the others
 * `UTG`, `UTG+1` …; heads-up the button is `BTN`, the other `BB`. Without blinds the seats from the button's left on are `1`, `2` …
 */
export const positionOf = (story: Pick<Story, 'seats' | 'button' | 'beats'>, seat: Seat): string => {
  if (!Array.isArray(story?.seats) || !Array.isArray(story.beats))
    throw wrongArgument('positionOf', story, 'a story such as storyOf gives')
  const { seats, button, beats } = story
  if (!seats.some(it => it.seat === seat))
    throw wrongArgument('seat', seat, `a seat of the deal: ${seats.map(it => it.seat).join(', ')}`)
  return positionBy(seats, button, blindsOf(beats), seat)
}

/** The same by what each posted as a blind. */
export const positionBy = (
  seats: readonly { readonly seat: Seat }[],
  button: Seat,
  blinds: ReadonlyMap<Seat, Chips>,
  seat: Seat,
): string => {
  if (seat === button) return 'BTN'
  const order = inOrder(
    seats.map(it => it.seat),
    button,
  )
  if (blinds.size === 0) return String(order.indexOf(seat) + 1)
  const blind = blinds.get(seat)
  if (blind !== undefined) return blind === Math.max(...blinds.values()) ? 'BB' : 'SB'
  const others = order.filter(it => it !== button && !blinds.has(it))
  const fromButton = others.length - 1 - others.indexOf(seat)
  if (others[0] !== seat && fromButton < 3) return ['CO', 'HJ', 'LJ'][fromButton]!
  return others[0] === seat ? 'UTG' : `UTG+${others.indexOf(seat)}`
}

const blindsOf = (beats: Story['beats']): ReadonlyMap<Seat, Chips> =>
  new Map(
    beats.flatMap(beat => (beat.tells === 'post' && beat.kind === 'blind' ? [[beat.seat, beat.due] as const] : [])),
  )

/** The seats as they act behind the button, the button last. */
const inOrder = (seats: readonly Seat[], button: Seat): readonly Seat[] => {
  const sorted = [...seats].sort((one, other) => one - other)
  return [...sorted.filter(seat => seat > button), ...sorted.filter(seat => seat <= button)]
}
