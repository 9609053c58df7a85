import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRoom } from '../open-room.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

const text = (name: string): string => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')

test('dashboard and alerts ask for counts that a room has, by labels that they have', async () => {
  const dashboard = JSON.parse(text('grafana/cardroom.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  const alerts = [...text('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr!)
  const asked = [...dashboard.panels.flatMap(panel => panel.targets.map(({ expr }) => expr)), ...alerts]
  expect(asked.length).toBeGreaterThan(15)
  const printed = await countsOfRoom()
  for (const expr of asked) {
    const names = [...expr.matchAll(/\b(?:cardroom|process|nodejs)_[a-z0-9_]+|\bup\b/g)].map(([name]) => name)
    expect(names, expr).toHaveLength(1)
    // this one is of Prometheus itself
    if (names[0] === 'up') continue
    const labels = printed.get(names[0]!)
    expect(labels, expr).toBeDefined()
    const wanted = [...expr.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, all]) => all!.split(', '))
    for (const label of wanted) if (label !== 'instance') expect(labels, expr).toContain(label)
  }
})

/** The counts that a room prints where something was done and something refused, with their labels. */
const countsOfRoom = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const token = 'counts-for-tests'
  const room = await openRoom({ file: ':memory:', log: false, metricsToken: token })
  const address = await listening(room)
  const cookie = await guestCookie(address, 'Ann')
  const { id } = (await (await post(address, '/api/tables', { form: 'holdem' }, cookie)).json()) as {
    readonly id: string
  }
  const line = await callRoom(address, cookie)
  line.say({ type: 'watch', table: id })
  for (const order of ['first', 'second'])
    line.say({ type: 'do', id: order, table: id, order: { type: 'sit', seat: 1, chips: 200 } })
  await line.until(({ messages }) => messages.find(it => it.type === 'refused'))
  line.close()
  const answer = await fetch(`http://${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const lines = (await answer.text()).split('\n').filter(it => it !== '' && !it.startsWith('#'))
  await room.close()
  return new Map(
    lines.map(it => {
      const [, name, labels = ''] = /^(\w+)(?:\{([^}]*)\})? /.exec(it)!
      return [name!, [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label!)]
    }),
  )
}
