import type * as Keeping from '@cardroom/room/keeping'
import { settingsListed } from '@cardroom/room/settings'
import { Command } from 'commander'
import { grouped } from '../progress.ts'
import { officeCommands } from './room-office.ts'

type Write = (text: string) => unknown
type Place = Keeping.StorePlace

/** `cardroom room`: backs up, restores and checks a room's data, and looks after one that is open. */
export const roomCommand = (write: Write = text => process.stdout.write(text)): Command => {
  const command = new Command('room')
    .helpCommand('help [command]', 'help for a command')
    .summary('back up, restore, check and look after a room')
    .description('Back up, restore and check a room’s data, and look after people and tables while it’s open.')
    .addHelpText(
      'after',
      () => `${HELP}\nSettings of the room, from the environment (PORT=8080 npm start):\n${settingsListed()}\n`,
    )
    .addCommand(backupCommand(write))
    .addCommand(restoreCommand(write))
    .addCommand(checkCommand(write))
  for (const one of officeCommands(write)) command.addCommand(one)
  return command
}

const backupCommand = (write: Write): Command =>
  new Command('backup')
    .description('Copy all data into one file while the room keeps playing.')
    .argument('<file>', 'the file to write; it must not exist yet')
    .action(async (file: string, _, command: Command) => {
      const { backUp, faultWords } = await keeping()
      const made = await backUp(placeOf(process.env), file).catch(refuse(command))
      write(`${countWords(made)} saved in ${file}.\n`)
      if (made.faults.length === 0) return
      write(made.faults.map(fault => `  damaged  ${faultWords(fault)}\n`).join(''))
      write('The store itself is damaged there, so the backup is too. Keep your older backups.\n')
      process.exitCode = 1
    })

const restoreCommand = (write: Write): Command =>
  new Command('restore')
    .description('Replace the room’s data with a backup. Stop the room first.')
    .argument('<file>', 'a file made by cardroom room backup')
    .option('--replace', 'even if there’s already data; the old file is kept under another name')
    .action(async (file: string, { replace = false }: { readonly replace?: boolean }, command: Command) => {
      const { restore } = await keeping()
      const done = await restore(file, placeOf(process.env), replace, new Date()).catch(refuse(command))
      write(`${countWords(done)} restored.\n`)
      if (done.before !== null) write(`The old data is in ${done.before}.\n`)
    })

const checkCommand = (write: Write): Command =>
  new Command('check')
    .description('Read everything, verify the checksums, and set aside what’s damaged.')
    .action(async (_, command: Command) => {
      const { checkStore, faultWords } = await keeping()
      const complain = (cause: Error): void => command.error(`error: ${cause.message}`)
      const { faults, ...read } = await checkStore(placeOf(process.env), complain).catch(refuse(command))
      write(`${countWords(read)} read.\n`)
      if (faults.length === 0) return void write('Everything is fine.\n')
      write(faults.map(fault => `  damaged  ${faultWords(fault)}\n`).join(''))
      write('The room sets a damaged table aside when it next starts; all others play on.\n')
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
  `${grouped(entries)} ${entries === 1 ? 'entry' : 'entries'} in ${grouped(streams)} ${streams === 1 ? 'stream' : 'streams'}`

const HELP = `
The data is where the room keeps it: CARDROOM_FILE (cardroom.sqlite if it's not set), or PostgreSQL at DATABASE_URL.
Backups are always SQLite files, so a room can move from one to the other.

The commands for people, tables, notices and the audit talk to the open room: at CARDROOM_URL (http://127.0.0.1:4000 if
it's not set), with the token in CARDROOM_OFFICE_TOKEN.

Examples:
  cardroom room backup friday.backup
  cardroom room people ann
  cardroom room ban g-0123456789abcdef --by Olga --why "third warning"
  cardroom room drain --by Olga
  cardroom room check
  cardroom room restore friday.backup --replace
`
