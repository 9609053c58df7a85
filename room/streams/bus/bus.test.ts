import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutWay } from '../../testing/cut-way.ts'
import { hasNats, type NatsServer, startNats } from '../../testing/nats-server.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { openAsking } from './ask.ts'
import type { Bus } from './bus.ts'
import { localBus } from './local-bus.ts'
import { natsBus } from './nats-bus.ts'
import { postgresBus } from './postgres-bus.ts'

const withNats = hasNats()
const faults: unknown[] = []
const failed = (cause: unknown): void => void faults.push(cause)
let postgres: PostgresServer
let nats: NatsServer | null = null
let plain: NatsServer | null = null

beforeAll(async () => {
  postgres = await startPostgres()
  if (withNats) [nats, plain] = [await startNats(), await startNats(false)]
}, 60_000)
afterAll(async () => {
  await nats?.stop()
  await plain?.stop()
  await postgres.stop()
}, 30_000)

type Kind = 'in process' | 'PostgreSQL' | 'NATS' | 'NATS without JetStream'
const kinds: readonly Kind[] = withNats
  ? ['in process', 'PostgreSQL', 'NATS', 'NATS without JetStream']
  : ['in process', 'PostgreSQL']

/** Two nodes on one bus. */
const pair = async (kind: Kind): Promise<readonly [Bus, Bus, () => Promise<unknown>]> => {
  if (kind === 'in process') {
    const bus = localBus(failed)
    return [bus, bus, bus.close]
  }
  const open = () =>
    kind === 'PostgreSQL'
      ? postgresBus(postgres.config, failed)
      : natsBus((kind === 'NATS' ? nats : plain)!.url, failed)
  const [one, other] = [await open(), await open()]
  return [one, other, () => Promise.all([one.close(), other.close()])]
}

const until = (is: () => boolean): Promise<void> => expect.poll(is, { timeout: 20_000, interval: 10 }).toBe(true)

describe.each(kinds)('a bus, %s', kind => {
  test('brings a message to everybody who listens to its subject, and to nobody else', async () => {
    const [one, other, close] = await pair(kind)
    const heard: string[] = []
    const subject = `node/é ${randomUUID()} * > .`
    await one.subscribe(subject, text => heard.push(`one ${text}`))
    await other.subscribe(subject, text => heard.push(`other ${text}`))
    await other.subscribe(`${subject}.more`, text => heard.push(`wrong ${text}`))
    await one.publish(subject, 'at 7 ♠')
    await until(() => heard.length === 2)
    expect(heard.toSorted()).toEqual(['one at 7 ♠', 'other at 7 ♠'])
    await close()
  })

  test('keeps the order of what one node says, short or long', async () => {
    const [one, other, close] = await pair(kind)
    const subject = `answers/${randomUUID()}`
    const heard: string[] = []
    await other.subscribe(subject, text => heard.push(text))
    const said = Array.from({ length: 60 }, (_, i) => `${i} ${'x'.repeat(i % 7 === 0 ? 200_000 : 10)}`)
    await Promise.all(said.map(text => one.publish(subject, text)))
    await until(() => heard.length === said.length)
    // by their beginnings and lengths: what is printed of two that differ is short
    const brief = (texts: readonly string[]) => texts.map(text => `${text.slice(0, 5)} ${text.length}`)
    expect(brief(heard)).toEqual(brief(said))
    await close()
  }, 60_000)

  test('brings nothing more to a listener that has stopped, and goes on for the others', async () => {
    const [one, other, close] = await pair(kind)
    const subject = randomUUID()
    const heard: string[] = []
    const stop = await other.subscribe(subject, text => heard.push(`stopped ${text}`))
    await other.subscribe(subject, () => {
      throw new Error('fails at hearing')
    })
    await other.subscribe(subject, text => heard.push(text))
    await stop()
    await one.publish(subject, 'now')
    await until(() => heard.length === 1)
    expect(heard).toEqual(['now'])
    await close()
  })

  test('carries a question and its one answer, and says when nobody answers', async () => {
    const [one, other, close] = await pair(kind)
    const subject = `owner/${randomUUID()}`
    const asking = await openAsking(one, randomUUID(), failed)
    const answering = await openAsking(other, randomUUID(), failed)
    await expect(asking.ask(subject, 'anybody?', 200)).rejects.toThrow('has not answered')
    const stop = await answering.answer(subject, async text => {
      if (text === 'fail') throw new Error('cannot do that')
      return text.toUpperCase()
    })
    const all = await Promise.all(['call', 'fold', 'y'.repeat(50_000)].map(text => asking.ask(subject, text, 20_000)))
    expect(all).toEqual(['CALL', 'FOLD', 'Y'.repeat(50_000)])
    await expect(asking.ask(subject, 'fail', 20_000)).rejects.toThrow('cannot do that')
    await stop()
    await expect(asking.ask(subject, 'still there?', 200)).rejects.toThrow('has not answered')
    await asking.close()
    await answering.close()
    await close()
  }, 60_000)
})

test('a listener of PostgreSQL that is lost comes back, says that there was a gap, and hears again', async () => {
  const bus = await postgresBus(postgres.config, failed)
  const pool = new pg.Pool(postgres.config)
  const subject = randomUUID()
  const heard: string[] = []
  let gaps = 0
  bus.onGap(() => gaps++)
  await bus.subscribe(subject, text => heard.push(text))
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()",
  )
  await until(() => gaps === 1)
  await bus.publish(subject, 'after')
  await until(() => heard.length === 1)
  expect(heard).toEqual(['after'])
  await bus.close()
  await pool.end()
}, 60_000)

test.runIf(withNats)(
  'a NATS server that is restarted: there was a gap, and everything goes on',
  async () => {
    const bus = await natsBus(nats!.url, failed)
    const subject = randomUUID()
    const heard: string[] = []
    let gaps = 0
    bus.onGap(() => gaps++)
    await bus.subscribe(subject, text => heard.push(text))
    await nats!.stop()
    await nats!.start()
    await until(() => gaps >= 1)
    await bus.publish(subject, 'after')
    await until(() => heard.length === 1)
    await bus.close()
  },
  60_000,
)

test.runIf(withNats)(
  'a node that loses NATS for a moment hears with JetStream what it was asked meanwhile, in order and once',
  async () => {
    const way = await cutWay(nats!.url)
    const here = await natsBus(nats!.url, failed)
    const away = await natsBus(way.url, failed)
    const asked = `node/${randomUUID()}/say`
    const shown = `lines/${randomUUID()}`
    const heard: string[] = []
    let gaps = 0
    away.onGap(() => gaps++)
    await away.subscribe(asked, text => heard.push(text))
    await away.subscribe(shown, text => heard.push(text))
    await here.publish(asked, 'before')
    await until(() => heard.length === 1)
    way.cut()
    for (let i = 1; i <= 20; i++) await here.publish(asked, `order ${i}`)
    // what pages are shown is not kept: their lines count, and ask again
    await here.publish(shown, 'a frame')
    await new Promise(resolve => setTimeout(resolve, 100))
    way.mend()
    await until(() => gaps > 0)
    await here.publish(asked, 'after')
    await until(() => heard.includes('after'))
    expect(heard).toEqual(['before', ...Array.from({ length: 20 }, (_, i) => `order ${i + 1}`), 'after'])
    await here.close()
    await away.close()
    await way.close()
  },
  60_000,
)

test.runIf(withNats)(
  'an order that is sent while its owner is cut off is answered when that one is back',
  async () => {
    const way = await cutWay(nats!.url)
    const [here, away] = [await natsBus(nats!.url, failed), await natsBus(way.url, failed)]
    const subject = `node/${randomUUID()}/say`
    const asking = await openAsking(here, randomUUID(), failed)
    const answering = await openAsking(away, randomUUID(), failed)
    let carriedOut = 0
    await answering.answer(subject, async text => {
      carriedOut++
      return text.toUpperCase()
    })
    way.cut()
    const answer = asking.ask(subject, 'call', 20_000)
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(carriedOut).toBe(0)
    way.mend()
    expect(await answer).toBe('CALL')
    expect(carriedOut).toBe(1)
    await asking.close()
    await answering.close()
    await here.close()
    await away.close()
    await way.close()
  },
  60_000,
)
