import type * as Keeping from '@cardroom/room/keeping'
import { settingsListed } from '@cardroom/room/settings'
import { Command } from 'commander'
import { grouped } from '../progress.ts'

type Write = (text: string) => unknown
type Place = Keeping.StorePlace

/** `cardroom room`: the store of a room is backed up, restored and checked. */
export const roomCommand = (write: Write = text => process.stdout.write(text)): Command =>
  new Command('room')
    .summary('back up, restore and check the store of a room')
    .description('Back up, restore and check the store of a room.')
    .addHelpText(
      'after',
      () => `${HELP}\nSettings of the room, from the environment (PORT=8080 npm start):\n${settingsListed()}\n`,
    )
    .addCommand(backupCommand(write))
    .addCommand(restoreCommand(write))
    .addCommand(checkCommand(write))

const backupCommand = (write: Write): Command =>
  new Command('backup')
    .description('Copy the whole store into one file, while the room plays on.')
    .argument('<file>', 'where to; it must not be there yet')
    .action(async (file: string, _, command: Command) => {
      const { backUp, faultWords } = await keeping()
      const made = await backUp(placeOf(process.env), file).catch(refuse(command))
      write(`${countWords(made)} are in ${file}.\n`)
      if (made.faults.length === 0) return
      write(made.faults.map(fault => `  spoiled  ${faultWords(fault)}\n`).join(''))
      write('The store itself is spoiled there, so the backup is, too. Keep your older backups.\n')
      process.exitCode = 1
    })

const restoreCommand = (write: Write): Command =>
  new Command('restore')
    .description('Put a backup in the place of the store. Stop the room first.')
    .argument('<file>', 'a file that cardroom room backup has made')
    .option('--replace', 'also if the store has something in it; a file that was there is kept under another name')
    .action(async (file: string, { replace = false }: { readonly replace?: boolean }, command: Command) => {
      const { restore } = await keeping()
      const done = await restore(file, placeOf(process.env), replace, new Date()).catch(refuse(command))
      write(`${countWords(done)} are restored.\n`)
      if (done.before !== null) write(`What was there before is in ${done.before}.\n`)
    })

const checkCommand = (write: Write): Command =>
  new Command('check')
    .description('Read every stream, verify its checksums, and set aside what is spoiled.')
    .action(async (_, command: Command) => {
      const { checkStore, faultWords } = await keeping()
      const complain = (cause: Error): void => command.error(`error: ${cause.message}`)
      const { faults, ...read } = await checkStore(placeOf(process.env), complain).catch(refuse(command))
      write(`${countWords(read)} were read.\n`)
      if (faults.length === 0) return void write('Everything is as it was written.\n')
      write(faults.map(fault => `  spoiled  ${faultWords(fault)}\n`).join(''))
      write('A table that is spoiled is set aside when the room starts next; the others play on.\n')
      process.exitCode = 1
    })

/** Loaded when it is needed: no other command waits for a database driver. */
const keeping = (): Promise<typeof Keeping> => import('@cardroom/room/keeping')

/** The store is where the room would look for it. */
const placeOf = ({ DATABASE_URL, CARDROOM_FILE }: NodeJS.ProcessEnv): Place => ({
  // one that is empty is not set, as for the room
  databaseUrl: DATABASE_URL || undefined,
  file: CARDROOM_FILE || 'cardroom.sqlite',
})

const refuse =
  (command: Command) =>
  (cause: unknown): never =>
    command.error(`error: ${cause instanceof Error ? cause.message : String(cause)}`)

const countWords = ({ streams, entries }: { readonly streams: number; readonly entries: number }): string =>
  `${grouped(entries)} entries in ${grouped(streams)} streams`

const HELP = `
The store is the one that the room uses: CARDROOM_FILE (cardroom.sqlite if it is not set), or PostgreSQL at
DATABASE_URL. Backups are SQLite files whatever the store is, so a room can move from one to the other.

Examples:
  cardroom room backup friday.backup
  cardroom room check
  cardroom room restore friday.backup --replace
`
