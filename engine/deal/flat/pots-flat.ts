import type { Chips } from '../chips.ts'
import type { FlatDeal } from './flat-deal.ts'

/**
 * What lies in each pot of the deal that is settled, the main pot first: nobody looks before they are written again.
 * No Float64Array: a number read from one makes every stack it is added to a boxed double.
 */
export const amounts: Chips[] = new Array(32).fill(0)
/** Who plays for each of them, as bits by their places. */
export const rivals = new Int32Array(32)

/** Lays the pots of a flat deal out as `potsIn` has them, and says how many there are. */
export const potsFlat = (flat: FlatDeal): number => (isOnePot(flat) ? 1 : sidePots(flat))

/** Mostly all who are left have as much in: then every chip lies in one pot. */
const isOnePot = ({ players, dead }: FlatDeal): boolean => {
  let all = 0
  let amount = dead
  let each = -1
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!
    const { paid } = player
    amount += paid
    if (player.folded) continue
    if (each >= 0 && paid !== each) return false
    each = paid
    all |= 1 << i
  }
  amounts[0] = amount
  rivals[0] = all
  return amount > 0
}

const sidePots = ({ players, dead }: FlatDeal): number => {
  let all = 0
  let waiting = dead // chips for the next pot to be closed
  let floor = 0
  let freeride = false
  for (let i = 0; i < players.length; i++) {
    const { folded, paid } = players[i]!
    if (folded) continue
    all |= 1 << i
    if (paid === 0) freeride = true
  }
  let count = 0
  // a live player without chips of their own in plays for the dead money
  if (waiting > 0 && freeride) {
    amounts[count] = waiting
    rivals[count++] = all
    waiting = 0
  }
  for (;;) {
    const level = nextLevel(players, floor)
    const isLast = level === floor
    let mask = 0
    for (let i = 0; i < players.length; i++) {
      const { folded, paid } = players[i]!
      // folded chips above every live amount join the last pot
      if (paid > floor) waiting += (isLast || paid < level ? paid : level) - floor
      if (!folded && paid >= level) mask |= 1 << i
    }
    if (isLast) break
    amounts[count] = waiting
    rivals[count++] = mask
    waiting = 0
    floor = level
  }
  if (waiting === 0) return count
  if (count > 0) amounts[count - 1]! += waiting
  else {
    amounts[0] = waiting
    rivals[0] = all
    count = 1
  }
  return count
}

/** The lowest amount above the floor at which a live player's chips end; the floor itself if there is none. */
const nextLevel = (players: FlatDeal['players'], floor: Chips): Chips => {
  let level = floor
  for (let i = 0; i < players.length; i++) {
    const { folded, paid } = players[i]!
    if (!folded && paid > floor && (level === floor || paid < level)) level = paid
  }
  return level
}
