import type { Frame, SeatShown } from '@cardroom/room/protocol'
import { Avatar } from '../avatars/avatar.tsx'
import { tonesAt } from '../avatars/tones.ts'
import { ClockRing } from '../clock/seat-clock.tsx'

/** The face of a player at the table, with the ring of their clock. */
export const SeatFace = ({
  frame: { common },
  shown,
  className,
}: {
  readonly frame: Frame
  readonly shown: SeatShown
  readonly className: string
}) => {
  const clock = common.clocks.find(({ seat }) => seat === shown.seat)
  return (
    <span className={className}>
      <Avatar name={shown.name} avatar={shown.avatar} tone={tonesAt(common.seats).get(shown.seat)} />
      {clock !== undefined && <ClockRing key={clock.since} clock={clock} />}
    </span>
  )
}
