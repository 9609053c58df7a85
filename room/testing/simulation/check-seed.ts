import type { Hosted } from '../../table/state/hosted.ts'
import { eventsOf, evolved } from '../../table/table-stream.ts'
import { checkStream } from '../../tables/check-stream.ts'
import { commonView } from '../../views/common-view.ts'
import { ownView } from '../../views/own-view.ts'
import type { SimulatedBrowser } from './simulated-browser.ts'
import type { World, Write } from './world.ts'

/** What is wrong in the end: with the streams, with what was acknowledged, and with what everybody sees. */
export const checkSeed = async (world: World, browsers: readonly SimulatedBrowser[]): Promise<readonly string[]> => {
  const wrong: string[] = [...writtenByTwo(world)]
  for (const table of new Set(browsers.map(browser => browser.table))) {
    const at = browsers.filter(browser => browser.table === table)
    const checked = await checkStream(world.kept, table)
    wrong.push(...checked.wrong.slice(0, 3))
    const kept = new Set(checked.commands.map(command => command.split(' ')[1]))
    for (const { done, guest } of at) {
      const lost = [...done].filter(id => !kept.has(id))
      if (lost.length > 0) wrong.push(`${guest.name} was told that ${lost.join(', ')} is done, and it is not kept`)
    }
    const hosted = await stateOf(world, table, wrong)
    for (const browser of at) wrong.push(...seesWrong(browser, hosted))
  }
  return wrong
}

/** Under each lease one node writes, and never again once another has the next. */
const writtenByTwo = ({ writes }: World): readonly string[] => {
  const last = new Map<string, Write>()
  return writes.flatMap(write => {
    const before = last.get(write.stream)
    last.set(write.stream, write)
    if (before === undefined || write.epoch > before.epoch) return []
    if (write.epoch === before.epoch && write.node === before.node) return []
    return [`${write.stream} at ${write.after}: ${write.node} writes after ${before.node} had it`]
  })
}

/** The state as the events alone make it; on the way nobody sits in two seats, and nobody is charged for a fault of the room. */
const stateOf = async ({ kept }: World, table: string, wrong: string[]): Promise<Hosted> => {
  const stream = `table/${table}`
  let hosted: Hosted | undefined
  for (const event of await eventsOf(kept, stream, 0, 1_000_000)) {
    hosted = evolved(stream, hosted, event)
    const people = (hosted.night?.table.members ?? []).flatMap(({ player, seat }) => (seat === null ? [] : [player]))
    // everybody acts at once when they see that they are due: no fault lasts as long as they have
    if (event.type === 'TimeRanOut') wrong.push(`event ${hosted.version}: the time of ${event.person} ran out`)
    if (new Set(people).size !== people.length) wrong.push(`event ${hosted.version}: somebody sits in two seats`)
  }
  return hosted!
}

/** In the end everybody sees the table as it is kept, and of the cards what they may see. */
const seesWrong = ({ frame, guest }: SimulatedBrowser, hosted: Hosted): readonly string[] => {
  const seen = frame()
  if (seen === null) return [`${guest.name} sees nothing`]
  if (seen.seq !== hosted.version) return [`${guest.name} sees version ${seen.seq} of ${hosted.version}`]
  const here = new Set(seen.common.seats.flatMap(({ person, here: is }) => (is && person !== null ? [person] : [])))
  const common = commonView(hosted, person => here.has(person), 'en')
  const own = ownView(hosted, guest.person, null, 'en')
  return [
    ...(same(seen.common, common) ? [] : [`${guest.name} sees another table than is kept`]),
    ...(same(seen.own, own) ? [] : [`${guest.name} sees other things of their own than are kept`]),
  ]
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** In one order of names: a difference that is put in comes last. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, it]) => [name, sorted(it)]),
  )
}
