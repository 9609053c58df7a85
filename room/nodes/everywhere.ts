import type { Leases } from '../store/leases.ts'
import { idOf, type Node } from './node.ts'

/** How long a node may take to answer before it is asked again, or is found gone. */
const ANSWERS_IN = 700
/** No one waits longer than this for a node that is there and doesn't answer, in milliseconds. */
const PATIENCE = 5000

/** Waits until every other node that is there has taken in what was written: a log-out that is answered holds everywhere. */
export const heardEverywhere =
  (node: Node, { mayShow }: Pick<Leases, 'mayShow'>): (() => Promise<void>) =>
  async () => {
    const until = performance.now() + PATIENCE
    const others = async (): Promise<readonly string[]> =>
      [...new Set((await mayShow()).map(idOf))].filter(id => id !== node.id)
    const caughtUp = async (id: string): Promise<void> => {
      while (performance.now() < until) {
        const has = await node.ask<{ readonly caughtUp: true }>(id, 'catch-up', {}, ANSWERS_IN).catch(() => null)
        // one that has gone meanwhile shows nothing to anybody
        if (has !== null || !(await others()).includes(id)) return
      }
    }
    await Promise.all((await others()).map(caughtUp))
  }

/** Takes in what the others have written when one of them asks. */
export const answerCatchUp = (node: Node, catchUp: () => Promise<void>): Promise<void> =>
  node.answer('catch-up', async () => {
    await catchUp()
    return { caughtUp: true }
  })
