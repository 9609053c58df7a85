import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { openDatabase } from '../store/sqlite-file.ts'
import { listening } from '../testing/room-client.ts'
import { writtenLog } from '../testing/written-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-office-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TOKEN = 'a-token-for-the-office'
const authorization = `Bearer ${TOKEN}`

/** Has the office of a room show notices, one after another. */
const showNotices = async (room: Room, ...notices: readonly string[]): Promise<string> => {
  const address = await listening(room)
  for (const notice of notices) {
    const { status } = await fetch(`http://${address}/api/office`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ by: 'Olga', do: 'set-notice', notice }),
    })
    expect(status).toBe(200)
  }
  return address
}

test('an act of the office that was changed in the store is named, and keeps neither the room nor the office from working', async () => {
  const file = join(folder, 'room.sqlite')
  const first = await openRoom({ file, log: false, officeToken: TOKEN })
  await showNotices(first, 'One', 'Two', 'Three')
  await first.close()
  const db = openDatabase(file)
  db.exec("update entry set data = replace(data, 'Two', 'Ten') where stream = 'office' and version = 2")
  // as after a crash, or a state of another shape: the acts are read from the first
  db.exec("delete from snapshot where stream = 'office' or stream like 'earlier/%/office'")
  db.close()

  const log = writtenLog()
  const room = await openRoom({ file, log: log.to, officeToken: TOKEN })
  const address = await showNotices(room, 'Four')
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`http://${address}${path}`, { headers: { authorization } })).json()
  expect(await ask('/healthz')).toMatchObject({ ok: true, degraded: true, aside: [{ stream: 'office', place: 2 }] })
  expect(log.text()).toContain('entry 2 of office')
  expect(await ask('/api/office/audit')).toMatchObject({ broken: 2 })
  expect(await ask('/api/office')).toMatchObject({ notice: 'Four' })
  await room.close()
})
