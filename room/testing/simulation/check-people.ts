import { brokenAt } from '../../office/chain.ts'
import { keepOffice } from '../../office/keep-office.ts'
import { inBuckets } from '../../people/buckets.ts'
import { hashOf } from '../../people/known.ts'
import { PEOPLE, peopleStream } from '../../people/people-stream.ts'
import type { Roll } from '../../people/roll.ts'
import { eventsOf } from '../../streams/read-stream.ts'
import type { SimulatedAccount } from './simulated-account.ts'
import type { SimulatedManager } from './simulated-manager.ts'
import type { World } from './world.ts'

/** What is wrong with the people and the office in the end: who was let in or put out, and what was written down of it. */
export const checkPeople = async (
  world: World,
  accounts: readonly SimulatedAccount[],
  manager: SimulatedManager,
): Promise<readonly string[]> => {
  const wrong: string[] = []
  let roll: Roll | undefined
  for (const event of await eventsOf(peopleStream, world.kept, PEOPLE, 0, 1_000_000)) {
    if (event.type === 'LoggedIn' && inBuckets(roll!.people, event.person)?.banned === true)
      wrong.push(`${event.person} is logged in while banned`)
    roll = peopleStream.evolve(roll, event)
  }
  for (const token of world.ended.keys())
    if (inBuckets(roll!.tokens, hashOf(token)) !== undefined) wrong.push('a log-out that was acknowledged is lost')
  for (const { visitor } of accounts) {
    const token = visitor.who()?.token
    const act = manager.underWay()
    // nobody has heard yet whether they are banned
    if (act?.type === 'PersonBanned' && act.person === visitor.person) continue
    if (token !== undefined && inBuckets(roll!.tokens, hashOf(token))?.person !== visitor.person)
      wrong.push(`${visitor.name} was logged in, and isn't`)
  }
  return [...wrong, ...(await officeOff(world, manager))]
}

/** Every act that was acknowledged stands in the audit, in order, and the chain holds. */
const officeOff = async ({ kept }: World, { done }: SimulatedManager): Promise<readonly string[]> => {
  const wrong: string[] = []
  const office = await keepOffice({ store: kept, now: Date.now }, cause => void wrong.push(`the office: ${cause}`))
  const all = await office.audit()
  if (brokenAt(all) !== null) wrong.push(`the audit is broken at ${brokenAt(all)}`)
  let at = -1
  for (const act of done) {
    at = all.findIndex(
      (it, i) => i > at && Object.entries(act).every(([name, value]) => Reflect.get(it, name) === value),
    )
    if (at < 0) return [...wrong, `the office was told that ${act.type} is done, and it isn't in the audit`]
  }
  return wrong
}
