import { legal } from '@cardroom/engine'
import type { Time } from '@cardroom/engine/table'
import { endsNight } from './end-night.ts'
import { dueSeats } from './evolve-hosted.ts'
import type { Around, HostedTable } from './host-table.ts'
import type { Hosted } from './hosted.ts'
import { callsDeal, stopsWaiting, takesTurn } from './room-acts.ts'

/** Something that the room is to do at a table, and when. */
export type Due = {
  readonly at: Time
  readonly do: 'call-deal' | 'end-night' | 'stop-waiting' | { readonly actFor: number }
}

/** How long a bot thinks, and how long a hand lies before it is shown by itself, in milliseconds. */
const THINKS = 900
const SHOWS = 700

/** What the room itself has to do next at a table as it stands, and when; null while it waits for people. */
export const dueAt = (hosted: Hosted, now: Time): Due | null => {
  const { night, policy, people, lastAct } = hosted
  if (night === undefined || night.table.ended) return null
  if (night.deal === null && hosted.ending !== null) return { at: now, do: 'end-night' }
  // where cards are real the room waits for what its helper tells
  if (night.table.placard.told) return null
  if (night.deal === null)
    return canBeCalled(hosted) ? { at: Math.max(now, lastAct + policy.pause), do: 'call-deal' } : null
  const due = legal(night.deal)
  if (due.due === 'dealer' && due.act.do === 'shuffle') return { at: lastAct + policy.entropyWait, do: 'stop-waiting' }
  const pace = (usual: number): number => (policy.botPace === 'instant' ? 0 : usual)
  const seats = dueSeats(night)
  const person = (seat: number) => people[night.table.chairs[seat - 1] ?? '']
  // one who is no longer in his chair, and a bot, act by themselves
  const byItself = seats.find(seat => person(seat)?.bot !== null)
  if (byItself !== undefined) return { at: lastAct + pace(THINKS), do: { actFor: byItself } }
  const [first] = seats
  if (first === undefined) return null
  if (due.due === 'show') return { at: lastAct + pace(SHOWS), do: { actFor: first } }
  if (policy.clock === null) return null
  return { at: lastAct + 1000 * (policy.clock.act + (person(first)?.bank ?? 0)), do: { actFor: first } }
}

/** Two or more are here with chips, or bots that buy some, and the host has not paused the table. */
const canBeCalled = ({ night, people, paused }: Hosted): boolean => {
  if (paused) return false
  const { table } = night!
  const hasChips = (stack: number, player: string): boolean => stack > 0 || people[player]?.bot != null
  const ready = table.members.filter(
    ({ seat, stack, away, player }) => seat !== null && hasChips(stack, player) && away === null,
  )
  return ready.length >= 2 && ready.some(({ player }) => people[player]?.bot === null)
}

/** Keeps a table going: does what is due when it is due, until it is told to stop. */
export const runTable = (
  table: HostedTable,
  { now, secrets }: Around,
  onError: (cause: unknown) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null
  let stopped = false

  const plan = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (stopped) return
    const due = dueAt(table.hosted(), now())
    if (due === null) return
    timer = setTimeout(() => carryOut(due).catch(onError), Math.max(0, due.at - now()))
    timer.unref()
  }

  const carryOut = async (due: Due): Promise<void> => {
    const outcome = await table.does((hosted, at) => {
      if (due.do === 'call-deal') return callsDeal(hosted, at, secrets)
      if (due.do === 'end-night') return endsNight(hosted, at)
      if (due.do === 'stop-waiting') return stopsWaiting(hosted, at, secrets)
      return takesTurn(hosted, due.do.actFor, at, secrets)
    })
    // a refusal changes nothing: the next act at the table plans anew
    if (!('why' in outcome)) plan()
  }

  const unlisten = table.listen(plan)
  plan()
  return () => {
    stopped = true
    unlisten()
    if (timer !== null) clearTimeout(timer)
  }
}
