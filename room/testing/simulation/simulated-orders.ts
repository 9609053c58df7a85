import type { Whose } from './virtual-clock.ts'
import type { World } from './world.ts'

/** Refusals that hold for the moment alone: somebody being logged out has no name until they are back. */
export const FOR_NOW: ReadonlySet<string> = new Set(['fault', 'try-again', 'no-name'])
/** How long until somebody calls again, or says something again, in milliseconds. */
export const AGAIN = 60

/** How orders are said. */
export type Saying = {
  /** Whose orders they are: nobody else's have such names. */
  readonly by: string
  readonly messageOf: (id: string, order: object) => object
  readonly say: (message: object) => void
}

/** The orders of one screen: those that aren't answered are said again, and how each was answered is remembered. */
export const openOrders = ({ clock }: World, me: Whose, { by, messageOf, say }: Saying) => {
  const unanswered = new Map<string, object>()
  const saidAt = new Map<string, number>()
  const done = new Set<string>()
  const refused = new Map<string, number>()
  const sayOne = (id: string, message: object): void => {
    saidAt.set(id, clock.now())
    say(message)
  }
  let count = 0
  return {
    done,
    refused,
    areOpen: () => unanswered.size > 0,
    give: (order: object): void => {
      const id = `${by}-${++count}`
      const message = messageOf(id, order)
      unanswered.set(id, message)
      sayOne(id, message)
    },
    sayAgain: (): void => {
      for (const [id, message] of unanswered) sayOne(id, message)
    },
    answered: (id: string, why: string | null): void => {
      if (why !== null && FOR_NOW.has(why)) {
        return void clock.later(AGAIN, me, () => {
          const message = unanswered.get(id)
          if (message !== undefined) sayOne(id, message)
        })
      }
      unanswered.delete(id)
      if (why === null) done.add(id)
      else refused.set(id, saidAt.get(id)!)
    },
  }
}
