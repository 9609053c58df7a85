import type { Frame } from '../../protocol/frames.ts'
import type { Append, Kept } from '../../store/store.ts'
import type { HostedEvent } from '../../table/state/events.ts'
import type { Hosted } from '../../table/state/hosted.ts'
import { eventsOf, evolved } from '../../table/table-stream.ts'
import { checkStream } from '../../tables/check-stream.ts'
import { commonView } from '../../views/common-view.ts'
import { newsLog } from '../../views/news-log.ts'
import { ownView } from '../../views/own-view.ts'
import { same } from './same.ts'
import type { SimulatedBrowser } from './simulated-browser.ts'
import type { World, Write } from './world.ts'

/** What is wrong in the end: with the streams, with what was acknowledged, and with what everybody sees. */
export const checkSeed = async (world: World, browsers: readonly SimulatedBrowser[]): Promise<readonly string[]> => {
  const wrong: string[] = [...writtenByTwo(world), ...(await halfKept(world))]
  for (const table of new Set(browsers.map(browser => browser.table))) {
    const at = browsers.filter(browser => browser.table === table)
    const checked = await checkStream(world.kept, table)
    wrong.push(...checked.wrong.slice(0, 3))
    const ids = checked.commands.flatMap(command => command.split(' ')[1] ?? [])
    const kept = new Set(ids)
    if (ids.length > kept.size) wrong.push(`table ${table}: an order was carried out twice`)
    for (const { done, refused, visitor } of at) {
      const lost = [...done].filter(id => !kept.has(id))
      if (lost.length > 0) wrong.push(`${visitor.name} was told that ${lost.join(', ')} is done, and it is not kept`)
      wrong.push(...refusedOff(world, visitor.name, refused))
    }
    const steps = await stepsOf(world, table)
    wrong.push(...steps.flatMap(stepOff))
    for (const browser of at)
      wrong.push(...sawWrong(browser, steps), ...seesWrong(browser, steps.at(-1)!.after), ...hearsWrong(browser, steps))
  }
  return wrong
}

/** What was refused for good is not done, neither before nor after. */
export const refusedOff = ({ keptAt }: World, name: string, refused: ReadonlyMap<string, number>): readonly string[] =>
  [...refused].flatMap(([id, at]) => {
    const kept = keptAt.get(id)
    return kept === undefined ? [] : [`${name} was refused ${id}, said at ${at}, and it is kept at ${kept}`]
  })

/** Under each lease one node writes, and never again once another has the next. */
const writtenByTwo = ({ writes }: World): readonly string[] => {
  const last = new Map<string, Write>()
  return writes.flatMap(write => {
    const before = last.get(write.stream)
    last.set(write.stream, write)
    if (!write.isOwner) return [`${write.stream} at ${write.after}: ${write.node} writes, and it is another's`]
    if (before === undefined || write.epoch > before.epoch) return []
    if (write.epoch === before.epoch && write.node === before.node) return []
    return [`${write.stream} at ${write.after}: ${write.node} writes after ${before.node} had it`]
  })
}

/** What was written at once is there whole, or not at all. */
const halfKept = async ({ given, kept }: World): Promise<readonly string[]> => {
  const places = new Map<string, Append[]>()
  for (const append of given) {
    const place = `${append.stream} at ${append.after}`
    places.set(place, [...(places.get(place) ?? []), append])
  }
  const half: string[] = []
  for (const [place, all] of places) {
    const there = await kept.read(all[0]!.stream, all[0]!.after, Math.max(...all.map(({ entries }) => entries.length)))
    const isIn = (entry: object, i: number): boolean => same(entry, unnumbered(there[i]))
    const begun = all.some(({ entries }) => entries.length > 0 && isIn(entries[0]!, 0))
    if (begun && !all.some(({ entries }) => entries.every(isIn)))
      half.push(`half of what was written to ${place} is kept`)
  }
  return half
}

const unnumbered = (kept: Kept | undefined): object | null =>
  kept === undefined ? null : { kind: kept.kind, at: kept.at, data: kept.data }

/** An event of a table, and the table before and after it. */
type Step = { readonly before: Hosted | undefined; readonly event: HostedEvent; readonly after: Hosted }

const stepsOf = async ({ kept }: World, table: string): Promise<readonly Step[]> => {
  const stream = `table/${table}`
  let before: Hosted | undefined
  return (await eventsOf(kept, stream, 0, 1_000_000)).map(event => {
    const step = { before, event, after: evolved(stream, before, event) }
    before = step.after
    return step
  })
}

/** On the way nobody sits in two seats, and nobody is charged for a fault of the room. */
const stepOff = ({ event, after }: Step): readonly string[] => {
  const people = (after.night?.table.members ?? []).flatMap(({ player, seat }) => (seat === null ? [] : [player]))
  return [
    // everybody acts at once when they see that they are due: no fault lasts as long as they have
    ...(event.type === 'TimeRanOut' ? [`event ${after.version}: the time of ${event.person} ran out`] : []),
    ...(new Set(people).size < people.length ? [`event ${after.version}: somebody sits in two seats`] : []),
  ]
}

/** In the end everybody sees the table as it is kept, and of the cards what they may see. */
const seesWrong = ({ frame, visitor }: SimulatedBrowser, hosted: Hosted): readonly string[] => {
  const seen = frame()
  if (seen === null) return [`${visitor.name} sees nothing`]
  if (seen.seq !== hosted.version) return [`${visitor.name} sees version ${seen.seq} of ${hosted.version}`]
  return isShownAs(seen, hosted, visitor.person) ? [] : [`${visitor.name} sees another table than is kept`]
}

/** On the way everybody was shown what is kept by now, and of the cards what they could see at that moment. */
const sawWrong = ({ seen, visitor }: SimulatedBrowser, steps: readonly Step[]): readonly string[] => {
  const kept = new Map(steps.map(({ after }) => [after.version, after]))
  const people = visitor.onToken === undefined ? [visitor.person] : [visitor.person, null]
  const wrong = seen().find(frame => {
    const hosted = kept.get(frame.seq)
    // those who come and go see as anybody does from the moment that they are logged out
    return hosted === undefined || !people.some(person => isShownAs(frame, hosted, person))
  })
  return wrong === undefined ? [] : [`${visitor.name} was shown version ${wrong.seq} otherwise than it is kept`]
}

const isShownAs = ({ common, own }: Frame, hosted: Hosted, person: string | null): boolean => {
  const here = new Set(common.seats.flatMap(seat => (seat.here && seat.person !== null ? [seat.person] : [])))
  return (
    same(
      common,
      commonView(hosted, it => here.has(it), 'en'),
    ) && same(own, ownView(hosted, person, null, 'en'))
  )
}

/** Of all that has happened since they first looked everybody has heard once, in order, and what they may hear. */
const hearsWrong = ({ log, visitor: guest }: SimulatedBrowser, steps: readonly Step[]): readonly string[] => {
  const { since, lines } = log()
  const all = newsLog(since, 'en')
  for (const { before, event, after } of steps.slice(since)) if (before !== undefined) all.add(before, after, [event])
  const after = all.after(since, guest.person)
  const at = after.findIndex((line, i) => !same(line, lines[i]))
  if (at < 0 && after.length === lines.length) return []
  return [`${guest.name} has another hand log than was sent: ${after[at]?.seq} is ${lines[at]?.seq}`]
}
