import { afterEach, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { listening } from '../testing/room-client.ts'

let room: Room
afterEach(() => room.close())

const asks = async (metricsToken: string | undefined, headers: Readonly<Record<string, string>>): Promise<number> => {
  room = await openRoom({ file: ':memory:', log: false, metricsToken, trustProxy: 'loopback' })
  const { status } = await fetch(`http://${await listening(room)}/metrics`, { headers })
  return status
}

test.each([
  ['no token is set', undefined, {}],
  ['no token is set, and one is guessed', undefined, { authorization: 'Bearer undefined' }],
  ['an empty one is set', '', { authorization: 'Bearer ' }],
  ['none is sent', 'count-me-in', {}],
  ['another is sent', 'count-me-in', { authorization: 'Bearer count-me-on' }],
  ['a longer one is sent', 'count-me-in', { authorization: 'Bearer count-me-inn' }],
  ['somebody comes by a proxy on this machine', 'count-me-in', { 'x-forwarded-for': '127.0.0.1' }],
] as const)('the counts are closed where %s', async (_, token, headers) => {
  expect(await asks(token, headers)).toBe(403)
})

/** What Prometheus sends. */
const PROMETHEUS =
  'application/openmetrics-text;version=1.0.0;escaping=allow-utf-8;q=0.6,application/openmetrics-text;version=0.0.1;q=0.5,text/plain;version=1.0.0;escaping=allow-utf-8;q=0.4,text/plain;version=0.0.4;q=0.3,*/*;q=0.2'

const counts = async (accept: string): Promise<{ readonly type: string | null; readonly text: string }> => {
  room = await openRoom({ file: ':memory:', log: false, metricsToken: 'count-me-in' })
  const headers = { authorization: 'Bearer count-me-in', accept }
  const answer = await fetch(`http://${await listening(room)}/metrics`, { headers })
  expect(answer.headers.get('vary')).toBe('accept')
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}

test('a collector that would rather have OpenMetrics gets that, with counters by their names without _total', async () => {
  const { type, text } = await counts(PROMETHEUS)
  expect(type).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
  expect(text.endsWith('\n# EOF\n')).toBe(true)
  expect(text).not.toContain('\n\n')
  expect(text).toContain(
    '# HELP cardroom_events Events stored\n# TYPE cardroom_events counter\ncardroom_events_total 0\n',
  )
  expect(text).toContain('# TYPE nodejs_active_handles_total gauge\nnodejs_active_handles_total ')
  const lines = text.split('\n')
  const counters = lines.flatMap(line => /^# TYPE (\S+) counter$/.exec(line)?.[1] ?? [])
  expect(counters).toEqual(expect.arrayContaining(['cardroom_orders', 'cardroom_refusals', 'process_cpu_seconds']))
  for (const name of counters)
    for (const line of lines.filter(it => new RegExp(`^${name}(?:_total)?[ {]`).test(it)))
      expect(line).toMatch(new RegExp(`^${name}_total[ {]`))
})

test.each([
  '',
  '*/*',
  'text/plain;version=0.0.4;q=0.5,*/*;q=0.1',
  'application/openmetrics-text;q=0.2,text/plain',
  'application/openmetrics-text;q=0',
])('everybody else gets plain text: %j', async accept => {
  const { type, text } = await counts(accept)
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toContain('# TYPE cardroom_events_total counter\ncardroom_events_total 0\n')
  expect(text).not.toContain('# EOF')
})

test('only a request with the token gets the counts', async () => {
  expect(await asks('count-me-in', { authorization: 'Bearer count-me-in' })).toBe(200)
})
