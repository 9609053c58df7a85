import { audit } from '@cardroom/engine/deal'
import type { Store } from '../store/store.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { eventsOf, evolved, readState } from '../table/table-stream.ts'

/** What a table's stream tells of itself when it is read from its first event. */
export type StreamChecked = {
  readonly events: number
  /** The orders that were carried out, by the persons and their own names for them, the latest first. */
  readonly commands: readonly string[]
  /** What is wrong, one sentence each: gaps, chips or cards that do not add up, a kept state that is another. */
  readonly wrong: readonly string[]
}

/** Reads a table's stream again and checks it event by event. */
export const checkStream = async (store: Store, id: string): Promise<StreamChecked> => {
  const stream = `table/${id}`
  const wrong: string[] = []
  let hosted: Hosted | undefined
  for (;;) {
    const events = await eventsOf(store, stream, hosted?.version ?? 0, 500)
    for (const event of events) {
      hosted = evolved(stream, hosted, event)
      wrong.push(...chipsOff(hosted))
    }
    if (events.length < 500) break
  }
  if (hosted === undefined) return { events: 0, commands: [], wrong: [`there is no ${stream}`] }
  const kept = await store.read(stream)
  kept.forEach(({ version }, i) => {
    if (version !== i + 1) wrong.push(`event ${i + 1} of ${stream} has version ${version}`)
  })
  const commands = await store.commands(stream, kept.length)
  if (new Set(commands).size !== commands.length) wrong.push(`${stream} has a command twice`)
  const fromSnapshot = JSON.stringify((await readState(store, stream)).state)
  if (fromSnapshot !== JSON.stringify(hosted))
    wrong.push(`the kept state of ${stream} is not what its events add up to`)
  return { events: kept.length, commands, wrong }
}

/** What was bought and not cashed out or collected lies with the members or is left for the next deal; what is in a deal is in it. */
const chipsOff = ({ night, version }: Hosted): readonly string[] => {
  if (night === undefined) return []
  const { members, collected, carried, deal } = night.table
  const left = deal === null ? carried.chips : (deal.start.carried ?? 0)
  const sum = (count: (member: (typeof members)[number]) => number): number =>
    members.reduce((all, member) => all + count(member), 0)
  const here = left + sum(({ stack, held, pocketed, behind }) => stack + held + pocketed + (behind?.chips ?? 0))
  const came = sum(({ bought, cashedOut }) => bought - cashedOut)
  const off = here + collected === came ? [] : [`event ${version}: ${came} in chips came, ${here + collected} are here`]
  return night.deal === null ? off : [...off, ...audit(night.deal).map(words => `event ${version}: ${words}`)]
}
