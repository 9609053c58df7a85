import { bookOf } from '../draft.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'

/** There is no next deal: what was left for it goes in equal parts to those who played for it, odd chips from seat 1 on. */
export const divideCarried = (work: TableWork, at: Time): void => {
  const { carried, chairs, members } = work.state
  if (carried.chips === 0) return
  const seated = members.filter(({ seat }) => seat !== null)
  const played = seated.filter(({ player, seat }) => chairs[seat! - 1] === player && carried.dealtIn?.includes(seat!))
  const takers = [...(played.length > 0 ? played : seated)].sort((a, b) => a.seat! - b.seat!)
  if (takers.length === 0) return
  const each = Math.floor(carried.chips / takers.length)
  const odd = carried.chips % takers.length
  const shares = takers.map(({ player }, i) => ({ player, chips: each + (i < odd ? 1 : 0) }))
  tell(work, { type: 'CarriedDivided', shares, at, rules: bookOf(work.state).carriedPotEntry.rules })
}
