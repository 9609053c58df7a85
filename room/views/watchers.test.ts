import { type FormId, seeded } from '@cardroom/engine'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { changed, type Frame, type FromRoom, type NewsLine } from '../protocol/frames.ts'
import { fromRoomSchema } from '../protocol/from-room.ts'
import { type HostedTable, hostTable } from '../table/host-table.ts'
import { countedStore } from '../testing/counted-store.ts'
import { newsText } from '../testing/news-text.ts'
import { newAround, playActs, tableOfThree } from '../testing/played-table.ts'
import { commonView } from './common-view.ts'
import { newsLog } from './news-log.ts'
import { ownView } from './own-view.ts'
import { type Watchers, watchers } from './watchers.ts'

const described = Compile(fromRoomSchema)

/** Somebody who keeps all they are sent, and the table as they see it. */
const viewer = async (all: Watchers, person: string | null, after?: number) => {
  const state = { frame: null as Frame | null, news: [] as NewsLine[], frames: 0, behind: false, bytes: 0 }
  const send = (text: string): void => {
    const message = JSON.parse(text) as FromRoom
    if (message.type !== 'frame' && message.type !== 'change') throw new Error(message.type)
    expect(described.Errors(message)).toEqual([])
    if (message.type === 'frame') state.frames++
    state.bytes += text.length
    state.frame = message.type === 'frame' ? message : changed(state.frame!, message)
    state.news.push(...message.news)
  }
  const watching = await all.add({ person, send, isBehind: () => state.behind }, after)
  return Object.assign(state, watching)
}

/** The frame that somebody would get who comes now. */
const nowAt = (table: HostedTable, person: string | null, here: readonly string[]) => ({
  seq: table.hosted().version,
  common: JSON.parse(JSON.stringify(commonView(table.hosted(), it => here.includes(it)))),
  own: JSON.parse(JSON.stringify(ownView(table.hosted(), person))),
})

const FORMS = [
  'holdem',
  'seven-card-stud',
  'deuce-to-seven-triple-draw',
  'open-face-chinese',
] as const satisfies FormId[]

describe('those who watch a table', () => {
  test.each(FORMS)('see in %s what they would see if they came now, by changes alone', async form => {
    const table = await tableOfThree(form, newAround())
    const all = watchers(table)
    const [ann, rail] = [await viewer(all, 'p1'), await viewer(all, null)]
    const chance = seeded(form)
    for (let round = 0; round < 40; round++) {
      await playActs(table, 2, chance)
      expect(ann.frame).toMatchObject(nowAt(table, 'p1', ['p1']))
      expect(rail.frame).toMatchObject(nowAt(table, null, ['p1']))
    }
    expect([ann.frames, rail.frames]).toEqual([1, 1])
  })

  test.each(FORMS)(
    'a viewer who lost their line in %s gets exactly what they missed, also from a server that started again',
    async form => {
      const around = newAround()
      const table = await tableOfThree(form, around)
      const all = watchers(table)
      const steady = await viewer(all, 'p2')
      let losing = await viewer(all, 'p2')
      const chance = seeded(`lost ${form}`)
      const lines: NewsLine[] = []
      for (let round = 0; round < 6; round++) {
        await playActs(table, 1 + chance(12), chance)
        lines.push(...losing.news.splice(0))
        losing.stop()
        const last = losing.frame!.seq
        await playActs(table, chance(25), chance)
        // an odd round ends with a new server, which remembers nothing but the stream
        const where = round % 2 === 0 ? all : watchers(await hostTable('t1', around))
        const back = await viewer(where, 'p2', last)
        const missed = steady.news.filter(({ seq }) => seq > last)
        expect(back.news).toEqual(missed)
        expect(back.frame).toMatchObject({ since: last, seq: table.hosted().version })
        back.stop()
        losing = await viewer(all, 'p2', last)
        lines.push(...losing.news.splice(0))
      }
      expect(lines).toEqual(steady.news)
      expect(lines.length).toBeGreaterThan(20)
    },
  )

  test('a viewer who has just come gets the latest, also from a server that started again', async () => {
    const around = newAround()
    const table = await tableOfThree('holdem', around)
    const steady = await viewer(watchers(table), 'p2')
    await playActs(table, 60, seeded('just come'))
    const again = watchers(await hostTable('t1', around))
    for (const person of ['p2', null]) {
      const { news, frame } = await viewer(again, person)
      expect(news).toHaveLength(40)
      expect(frame!.since).toBe(news[0]!.seq - 1)
      if (person === 'p2') expect(news).toEqual(steady.news.slice(-40))
      else expect(news.some(line => newsText(line).startsWith('You are dealt'))).toBe(false)
    }
  })

  test('after a restart the latest news of a long night are there, and no more of its stream is read than their part', async () => {
    const around = newAround()
    const table = await tableOfThree('holdem', around)
    const log = newsLog(table.hosted().version)
    table.listen(log.add)
    const chance = seeded('a long night')
    for (const restart of ['killed', 'closed in order']) {
      await playActs(table, 700, chance)
      if (restart === 'closed in order') await table.settle()
      const { version } = table.hosted()
      const counted = countedStore(around.store)
      const again = watchers(await hostTable('t1', { ...around, store: counted.store }))
      // several who come at once are answered by one reading, each their own
      const persons = ['p2', null, 'p2']
      const lines = await Promise.all(persons.map(async person => (await viewer(again, person)).news))
      expect(lines).toEqual(persons.map(person => log.after(0, person).slice(-40)))
      // a player who was there before the restart misses nothing
      const back = await viewer(again, 'p2', version - 500)
      expect(back.news).toEqual(log.after(version - 500, 'p2'))
      expect(back.frame!.since).toBe(version - 500)
      const read = counted.read()
      expect(Math.min(...read)).toBeGreaterThan(version - 1900)
      expect(read.length).toBeLessThan(2 * 1900)
    }
    expect(table.hosted().version).toBeGreaterThan(3500)
  })

  test('pages that come back after a restart have read what they miss, and not all that is kept', async () => {
    const around = newAround()
    const table = await tableOfThree('holdem', around)
    const log = newsLog(table.hosted().version)
    table.listen(log.add)
    await playActs(table, 1200, seeded('back'))
    await table.settle()
    const { version } = table.hosted()
    const counted = countedStore(around.store)
    const again = watchers(await hostTable('t1', { ...around, store: counted.store }))
    counted.read()
    for (const missed of [3, 7, 0]) {
      const back = await viewer(again, 'p2', version - missed)
      expect(back.news).toEqual(log.after(version - missed, 'p2'))
    }
    expect(counted.read().length).toBeLessThan(550)
    // callers that have missed more get that, and the next have nothing read
    for (const missed of [60, 500, 250]) {
      const back = await viewer(again, 'p3', version - missed)
      expect(back.news).toEqual(log.after(version - missed, 'p3'))
      expect(counted.read().length === 0).toBe(missed !== 60)
    }
  })

  test('for a page that comes back to a table that has just been opened nothing is read again', async () => {
    const around = newAround()
    const table = await tableOfThree('holdem', around)
    const log = newsLog(table.hosted().version)
    table.listen(log.add)
    await playActs(table, 700, seeded('just opened'))
    const { version } = table.hosted()
    const counted = countedStore(around.store)
    const again = watchers(await hostTable('t1', { ...around, store: counted.store }))
    expect(counted.read().length).toBeGreaterThan(0)
    const back = await viewer(again, 'p2', version - 4)
    expect(back.news).toEqual(log.after(version - 4, 'p2'))
    expect(counted.read()).toEqual([])
  })

  test('a viewer who doesn’t take what they are sent gets no more until they have, and then the whole table with all news', async () => {
    const table = await tableOfThree('holdem', newAround())
    const all = watchers(table)
    const [steady, slow] = [await viewer(all, 'p2'), await viewer(all, 'p2')]
    const chance = seeded('slow')
    await playActs(table, 10, chance)
    const { bytes } = slow
    slow.behind = true
    await playActs(table, 40, chance)
    slow.catchUp()
    expect(slow.bytes).toBe(bytes)
    slow.behind = false
    slow.catchUp()
    expect(slow.news).toEqual(steady.news)
    expect(slow.frame).toMatchObject(nowAt(table, 'p2', ['p2']))
    await playActs(table, 10, chance)
    expect(slow.frame).toMatchObject(nowAt(table, 'p2', ['p2']))
    expect(slow.frames).toBe(2)
  })

  test('what another server has done is shown whole', async () => {
    const around = newAround()
    const table = await tableOfThree('holdem', around)
    const [ann] = [await viewer(watchers(table), 'p1')]
    const other = await hostTable('t1', around)
    await other.order('p2', { type: 'say', text: 'from elsewhere' })
    expect(await table.order('p1', { type: 'say', text: 'too late' })).toMatchObject({ why: 'try-again' })
    expect(ann.frame).toMatchObject(nowAt(table, 'p1', ['p1']))
    expect(ann.frame!.seq).toBe(other.hosted().version)
  })

  test('nobody is shown a table as it was when it was last shown here', async () => {
    const table = await tableOfThree('holdem', newAround())
    const all = watchers(table)
    await viewer(all, 'p1')
    all.close()
    await table.order('p1', { type: 'say', text: 'nobody hears this here' })
    expect(await viewer(all, 'p2')).toMatchObject({ frame: null, news: [] })
  })
})
