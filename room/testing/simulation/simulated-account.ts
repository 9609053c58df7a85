import { isRefused, type Refused } from '../../refusal.ts'
import { askAny } from './ask-node.ts'
import type { Processes } from './processes.ts'
import type { Who } from './simulated-line.ts'
import type { SimulatedNode } from './simulated-node.ts'
import type { Visitor } from './visitors.ts'
import type { World } from './world.ts'

/** Somebody with a password who logs out and in again, at any node. */
export type SimulatedAccount = {
  readonly visitor: Visitor
  /** How often they were logged in and out, as the room has acknowledged it. */
  readonly count: () => { readonly in: number; readonly out: number }
  /** The operator has heard that they are banned: all that they were given before is void. */
  readonly banned: () => void
  /** They are about to be let back. */
  readonly lifted: () => void
  /** Comes in once more, and stays. */
  readonly rest: () => void
}

const PASSWORD = 'open sesame'
/** Between which times somebody logs out, in milliseconds. */
const STAYS = [400, 2500] as const

/** Takes a password under their name, and comes and goes from then on. */
export const openAccount = (world: World, room: Processes, first: Visitor): SimulatedAccount => {
  const { clock, between, chance } = world
  const { name, person } = first
  const me = { isGone: false, stillUntil: 0 }
  const guest = { person, name }
  let token: string | null = first.who()!.token!
  /** Given out, and not acknowledged to be void. */
  const given = new Set([token])
  let isResting = false
  let bannedAt: number | null = null
  const count = { in: 0, out: 0 }
  const changes = new Set<() => void>()
  const who = (): Who | null => (token === null ? null : { guest, token })
  const has = (now: string | null): void => {
    token = now
    for (const changed of changes) changed()
  }
  const comeLater = (): void => {
    has(null)
    clock.later(between(...STAYS), me, logIn)
  }
  const isOver = (it: string): void => {
    given.delete(it)
    world.ended.set(it, clock.now())
  }
  const ask = askAny(world, room, me)
  const logIn = (): void => {
    const asked = clock.now()
    ask(
      ({ guests }) => guests.logIn(name, PASSWORD),
      answer => loggedIn(asked, answer),
    )
  }
  const loggedIn = (asked: number, answer: (Who['guest'] & { readonly token: string }) | Refused): void => {
    if (isRefused(answer)) {
      if (answer.why !== 'banned-from-room') world.off.push(`${name} can't log in: ${answer.why}`)
      return comeLater()
    }
    count.in++
    // what was asked before they were banned may be answered after it, and is void
    if (bannedAt !== null && asked > bannedAt) world.off.push(`${name} is banned, and was logged in`)
    if (bannedAt !== null) {
      world.ended.set(answer.token, clock.now())
      return comeLater()
    }
    given.add(answer.token)
    has(answer.token)
    stay()
  }
  const stay = (): void => void clock.later(between(...STAYS), me, () => (isResting ? undefined : logOut()))
  const logOut = (): void => {
    if (token === null) return
    const gone = token
    ask(ends(gone, chance(4) === 0), () => {
      count.out++
      isOver(gone)
      if (token === gone) has(null)
      clock.later(between(50, 500), me, logIn)
    })
  }
  clock.as(me, () => ask(({ guests }) => guests.setPassword(token!, name, PASSWORD), stay))
  return {
    visitor: { name, person, who, onToken: changed => changes.add(changed) },
    count: () => count,
    banned: () => {
      bannedAt = clock.now()
      for (const it of given) isOver(it)
      if (token !== null) comeLater()
    },
    lifted: () => {
      bannedAt = null
    },
    rest: () => {
      isResting = true
    },
  }
}

/** Logs somebody out at a node, as its routes do: there, or everywhere. */
const ends =
  (token: string, isEverywhere: boolean) =>
  async ({ guests }: SimulatedNode): Promise<void> => {
    await guests.lookFor(token)
    return isEverywhere ? guests.logOutEverywhere(token) : guests.logOut(token)
  }
