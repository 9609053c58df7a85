import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { callRoom, guestCookie, post } from './testing/room-client.ts'
import { startProcess } from './testing/room-process.ts'

const disk = mkdtempSync(join(tmpdir(), 'cardroom-small-disk-'))
const mount = (): void => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk], { stdio: 'pipe' })
  } catch (cause) {
    throw new Error('this soak needs to mount a small disk of its own: run it as root on Linux', { cause })
  }
}
mount()
afterAll(() => {
  execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

const until = async (is: () => Promise<boolean>): Promise<void> => {
  while (!(await is())) await new Promise(resolve => setTimeout(resolve, 500))
}

test('a room on a disk that fills up says so, loses nothing, and goes on by itself when there is space again', async () => {
  const room = await startProcess({ CARDROOM_FILE: join(disk, 'room.sqlite'), CARDROOM_LIMITS: 'requests=100000' })
  const { address } = room
  const health = async (): Promise<number> => (await fetch(`http://${address}/healthz`)).status
  const cookie = await guestCookie(address, 'Ann')
  const wanted = { form: 'holdem', pace: 'instant', chairs: 3, bots: 2, sit: true, clock: { act: 5, bank: 0 } }
  const { id: table } = (await (await post(address, '/api/tables', wanted, cookie)).json()) as { readonly id: string }
  const page = await callRoom(address, cookie)
  page.say({ type: 'watch', table })
  await page.until(({ frame }) => frame() ?? undefined)
  expect(await health()).toBe(200)

  const { bavail, bsize } = statfsSync(disk)
  const ballast = join(disk, 'ballast')
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail - 2) * bsize))
  await until(async () => (await health()) === 503)
  expect(room.log()).toContain('full')

  rmSync(ballast)
  await until(async () => (await health()) === 200)
  const { seq } = page.frame()!
  // nobody says anything: the clock of the player to act goes on, and so does the table
  await page.until(({ frame }) => (frame()!.seq > seq ? true : undefined))
  page.close()
  expect(await room.end('SIGTERM')).toBe(0)
})
