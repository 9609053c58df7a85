import { Argument, Command } from 'commander'
import { columns } from '../columns.ts'
import { asked, get, order, signed, type Write } from './ask-office.ts'
import { quotaCommands } from './room-quotas.ts'

/** What an operator does while the room plays: `cardroom room people`, `ban`, `close` and the rest. */
export const officeCommands = (write: Write): readonly Command[] => [
  new Command('people')
    .description('Find people by letters of their name.')
    .argument('[letters]', 'letters of a name or an id', '')
    .action(async (letters: string, _, command: Command) => {
      const { people, all } = await asked<People>(command, '/api/office/people', { find: letters })
      if (all === 0) return void write(letters === '' ? 'Nobody has come yet.\n' : 'Nobody by that name.\n')
      write(`${columns(people.map(personRow)).join('\n')}\n`)
      if (all > people.length) write(`${people.length} of ${all} shown: type more letters.\n`)
    }),
  new Command('tables').description('List the open tables.').action(async (_, command: Command) => {
    const { tables, hands } = await get<Tables>(command, '/api/office')
    const rows = tables.map(({ id, name, taken, chairs, listed }) => [
      id,
      name,
      `${taken} of ${chairs} seats`,
      listed ? '' : 'not in the lobby',
    ])
    write(`${[`${tables.length} open, ${hands} with a hand in play.`, ...columns(rows)].join('\n')}\n`)
  }),
  onPerson('ban', 'Ban somebody from the room: they’re logged out everywhere.', write),
  onPerson('lift-ban', 'Let somebody back into the room.', write),
  onPerson('reset-password', 'Give somebody a new password, shown once.', write),
  onPerson('forget', 'Delete somebody’s name, account, notes and settings.', write),
  signed(new Command('close-table').description('Close a table: a hand in play is finished first.'))
    .argument('<table>', 'the id of a table, as in its address')
    .action((table: string, _, command: Command) => order(command, write, { do: 'close-table', table })),
  signed(new Command('archive').description('Archive tables where nobody has done anything for a number of days.'))
    .argument('<days>', 'how many days', Number)
    .action((days: number, _, command: Command) => order(command, write, { do: 'archive-tables', days })),
  signed(new Command('notice').description('Show a notice to everybody; without words, remove it.'))
    .argument('[words...]', 'the text')
    .action((words: readonly string[], _, command: Command) =>
      order(command, write, { do: 'set-notice', notice: words.length === 0 ? null : words.join(' ') }),
    ),
  new Command('nodes')
    .description('List the nodes, where several share the room.')
    .action(async (_, command: Command) => {
      const { nodes } = await get<Nodes>(command, '/api/office')
      if (nodes.length === 0) return void write('This room has one process.\n')
      write(`${columns(nodes.map(nodeRow)).join('\n')}\n`)
    }),
  signed(
    new Command('drain').description(
      'Let hands in play finish and start no more, so that you can stop the room; with a node, hand what it plays over to the others.',
    ),
  )
    .argument('[node]', 'a node’s id, the beginning of it, or machine:port, as `cardroom room nodes` lists them')
    .option('--undo', 'let hands start again, or the node play again')
    .action((node: string | undefined, { undo = false }: { readonly undo?: boolean }, command: Command) =>
      order(
        command,
        write,
        node === undefined ? { do: 'stop-dealing', stopped: !undo } : { do: 'drain-node', node, drained: !undo },
      ),
    ),
  signed(new Command('read-only').description('Let people look but change nothing; hands in play are finished.'))
    .addArgument(new Argument('<on|off>', 'whether the room is read-only').choices(['on', 'off']))
    .action((said: 'on' | 'off', _, command: Command) =>
      order(command, write, { do: 'set-read-only', readOnly: said === 'on' }),
    ),
  ...quotaCommands(write),
  new Command('audit')
    .description('Print everything the office did, and check that nobody changed it.')
    .option('--json', 'as JSON')
    .action(async ({ json = false }: { readonly json?: boolean }, command: Command) => {
      const audit = await get<Audit>(command, '/api/office/audit')
      if (json) return void write(`${JSON.stringify(audit)}\n`)
      const rows = audit.acts.map(act => [new Date(act.at).toISOString(), act.by, doneIn(act), act.why])
      write(rows.length === 0 ? 'Nothing yet.\n' : `${columns(rows).join('\n')}\n`)
      if (audit.broken === null) return void write(`The chain is intact: ${audit.chain || 'no acts'}.\n`)
      write(`Act ${audit.broken} doesn’t match the chain: somebody changed the store.\n`)
      process.exitCode = 1
    }),
]

type People = {
  readonly people: readonly {
    readonly person: string
    readonly name: string
    readonly account: boolean
    readonly banned: boolean
  }[]
  readonly all: number
}
type Tables = {
  readonly hands: number
  readonly tables: readonly {
    readonly id: string
    readonly name: string
    readonly taken: number
    readonly chairs: number
    readonly listed: boolean
  }[]
}
type Nodes = {
  readonly nodes: readonly {
    readonly id: string
    readonly address: string | null
    readonly open: number
    readonly lines: number
    readonly drained: boolean
  }[]
}
type Act = { readonly at: number; readonly by: string; readonly why: string; readonly type: string } & Readonly<
  Record<string, unknown>
>
type Audit = { readonly acts: readonly Act[]; readonly chain: string; readonly broken: number | null }

const personRow = ({ person, name, account, banned }: People['people'][number]): readonly string[] => [
  person,
  name,
  account ? 'account' : 'guest',
  banned ? 'banned' : '',
]

const nodeRow = ({ id, address, open, lines, drained }: Nodes['nodes'][number]): readonly string[] => [
  id,
  address ?? 'doesn’t answer',
  counted(open, 'table'),
  counted(lines, 'connection'),
  drained ? 'drained' : '',
]

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** What was done, in words; an act that this version doesn't know is named as the room names it. */
const doneIn = (act: Act): string => DONE.get(act.type)?.(act) ?? act.type

const DONE = new Map<string, (act: Act) => string>(
  Object.entries({
    PersonBanned: ({ person }: Act) => `banned ${person}`,
    BanLifted: ({ person }: Act) => `lifted the ban on ${person}`,
    PasswordReset: ({ person }: Act) => `reset the password of ${person}`,
    PersonForgotten: ({ person }: Act) => `deleted the data of ${person}`,
    TableClosed: ({ table }: Act) => `closed table ${table}`,
    TablesArchived: ({ days }: Act) => `archived tables unused for ${counted(Number(days), 'day')}`,
    NoticeSet: ({ notice }: Act) => (notice === null ? 'removed the notice' : `showed the notice “${notice}”`),
    DealingStopped: ({ stopped }: Act) => (stopped === true ? 'stopped dealing' : 'resumed dealing'),
    NodeDrained: ({ node, drained }: Act) =>
      drained === true ? `drained node ${node}` : `let node ${node} play again`,
    ReadOnlySet: ({ readOnly }: Act) => (readOnly === true ? 'made the room read-only' : 'allowed changes again'),
    QuotaSet: ({ quota, most }: Act) =>
      most === null ? `set the quota ${quota} back to the default` : `set the quota ${quota} to ${most}`,
  }),
)

const onPerson = (what: string, description: string, write: Write): Command =>
  signed(new Command(what).description(description))
    .argument('<person>', 'the id of a person, as `cardroom room people` lists it')
    .action((person: string, _, command: Command) => order(command, write, { do: what, person }))
