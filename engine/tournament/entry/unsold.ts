import { openSeat } from '../balance/open-seat.ts'
import { bookOf, entrantOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { entryOff } from './enter.ts'
import type { EntryOrder } from './entry.ts'

type Of<T extends EntryOrder['type']> = Extract<EntryOrder, { readonly type: T }>

/** rrp/15/6: a stack at an unsold seat pays blinds and antes for players who come late; hpt/late-players: for those who promised to come. */
export const setOut: Handler<Of<'SetOut'>> = (work, { name, promised = false, at }) => {
  const { state: event } = work
  const { is, rules } = bookOf(event).lateEntryStacks
  if (is === 'nobody' || (is === 'who-promised-to-come' && !promised))
    return refused('not-done-here', {
      player: name,
      about: is === 'nobody' ? 'no-stacks-set-out' : 'stacks-for-promised',
      rules,
    })
  if (event.phase !== 'playing') return refused('not-playing-yet')
  const off = entryOff(event, name, at)
  if (off !== null) return off
  const to = openSeat(event)
  if (to === null) return refused('no-such-seat', { player: name })
  tell(work, {
    type: 'Entered',
    player: name,
    chips: event.plan.buyIn.chips,
    paid: { buyIns: 0, fees: 0, bounties: 0 },
    to: { table: to.table, seat: to.seat },
    alternate: false,
    waits: to.waits,
    unsold: true,
    at,
    rules,
  })
  return null
}

/** The director takes a stack away that nobody bought. */
export const removeUnsold: Handler<Of<'RemoveUnsold'>> = (work, { name, at }) => {
  const stack = entrantOf(work.state, name)
  if (stack === undefined || !stack.unsold || stack.status !== 'playing')
    return refused('not-in-play', { player: name })
  const { rules } = bookOf(work.state).lateEntryStacks
  tell(work, { type: 'UnsoldRemoved', name, chips: stack.stack, at, rules })
  return null
}
