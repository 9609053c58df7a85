import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeTables } from './room-guests.ts'
import { openPlayers } from './room-players.ts'
import { startRoom } from './room-process.ts'

// how long a room takes to open on many tables of which a few are in play
const { values } = parseArgs({
  options: { tables: { type: 'string', default: '5000' }, played: { type: 'string', default: '200' } },
})
const [TABLES, PLAYED] = [Number(values.tables), Number(values.played)]
/** How long those at the played tables take to sit down and get their cards. */
const SITS = 5000

const folder = mkdtempSync(join(tmpdir(), 'cardroom-start-'))
const say = (words: string): void => void process.stdout.write(`${words}\n`)
try {
  const file = join(folder, 'room.sqlite')
  say(`${TABLES} tables, ${PLAYED} of them in play`)
  const first = await startRoom(file)
  await makeTables(first.address, TABLES - PLAYED, 1)
  const played = await makeTables(first.address, PLAYED, 2)
  // nobody acts: at each of these tables somebody's time runs
  await openPlayers(first.address, played, { rate: null, playing: false })
  await new Promise(resolve => setTimeout(resolve, SITS))
  await first.stop()
  const second = await startRoom(file)
  say(`after an orderly stop it is open after ${second.opened.toFixed(0)} ms`)
  await second.kill()
  const third = await startRoom(file)
  say(`after kill -9 it is open after ${third.opened.toFixed(0)} ms`)
  await third.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
