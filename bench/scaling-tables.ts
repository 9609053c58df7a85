import type { Costs } from './room-costs.ts'

/** How people play, where nothing is measured: what real tables do, and how full machines are run. */
export const ASSUMED = {
  /** Acts of one player in a second: at a table of six somebody acts every four seconds. */
  actsOfPlayer: 1 / 24,
  /** People who only watch, for each who plays. */
  railOfPlayer: 0.1,
  /** Open tables at which nobody acts, for each that is played. */
  idleOfTable: 0.5,
  /** How much of a core is used on average: the rest is for bursts, and for the tables of a node that dies. */
  busy: 0.5,
  /** Connections of one process, for its memory and its heartbeats. */
  linesOfNode: 8000,
  /** Commits in a second of one PostgreSQL on a good disk, each synced. */
  commitsOfPostgres: 10_000,
  /** Cores that one PostgreSQL makes use of. */
  coresOfPostgres: 32,
  /** Messages in a second through one NATS server. */
  messagesOfNats: 500_000,
  /** Megabits in a second that one machine sends. */
  network: 10_000,
} as const

/** How often a node looks who is there, in a second (room/nodes/nodes-there.ts). */
const LOOKS = 10

/** What this many players at once need. */
export type Need = {
  readonly players: number
  readonly tables: number
  readonly acts: number
  readonly nodes: number
  readonly nodeCores: number
  readonly memory: number
  readonly events: number
  readonly commits: number
  readonly wal: number
  readonly stored: number
  readonly databaseCores: number
  /** Of these, what it takes that every node looks who is there. */
  readonly lookCores: number
  readonly messages: number
  readonly network: number
  readonly between: number
}

const DAY = 24 * 3600

/** The arithmetic: every line is a measured cost times how often it is paid. */
export const needOf = (costs: Costs, players: number): Need => {
  const tables = players / costs.seats
  const acts = players * ASSUMED.actsOfPlayer
  const lines = players * (1 + ASSUMED.railOfPlayer)
  const idle = tables * ASSUMED.idleOfTable
  const cluster = costs.places.at(-1)!
  const viewersOfTable = costs.seats * (1 + ASSUMED.railOfPlayer)
  const cpu = acts * (cluster.cpuPerAct + costs.viewerCpu * costs.seats * ASSUMED.railOfPlayer) + idle * costs.idleCpu
  const nodeCores = cpu / 1000 / ASSUMED.busy
  const nodes = Math.max(3, Math.ceil(nodeCores), Math.ceil(lines / ASSUMED.linesOfNode))
  const lookCores = (nodes * LOOKS * costs.lookCpu) / 1000 / ASSUMED.busy
  return {
    players,
    tables,
    acts,
    nodeCores,
    nodes,
    memory: (tables + idle) * costs.idleMemory,
    events: acts * costs.eventsPerAct,
    commits: acts * costs.commitsPerAct,
    wal: acts * costs.walPerAct,
    stored: acts * costs.eventsPerAct * costs.bytesPerEvent * DAY,
    databaseCores: (acts * costs.databaseCpu) / 1000 / ASSUMED.busy + lookCores,
    lookCores,
    messages: acts * costs.messagesPerAct,
    network: acts * viewersOfTable * costs.viewerBytes * 8,
    between: acts * costs.messageBytesPerAct * 8,
  }
}

/** How much of what one server of its kind can do is used, the fullest first. */
export const bottlenecksOf = ({
  commits,
  databaseCores,
  messages,
  between,
}: Need): readonly (readonly [string, number])[] =>
  (
    [
      ['commits of PostgreSQL', commits / ASSUMED.commitsOfPostgres],
      ['processor of PostgreSQL', databaseCores / ASSUMED.coresOfPostgres],
      ['messages of NATS', messages / ASSUMED.messagesOfNats],
      ['network of NATS', between / 1e6 / ASSUMED.network],
    ] as const
  ).toSorted(([, a], [, b]) => b - a)

/** What is reckoned with. */
export const PLAYERS = [10_000, 100_000, 300_000] as const

const grouped = (value: number): string => Math.round(value).toLocaleString('en-US')
const oneDigit = (value: number): string => (value < 10 ? value.toFixed(1) : grouped(value))

/** The tables of the page. */
export const scalingTables = (costs: Costs): string => {
  const needs = PLAYERS.map(players => needOf(costs, players))
  const row = (what: string, of: (need: Need) => string): string => `| ${what} | ${needs.map(of).join(' | ')} |`
  return [
    `| players at once | ${PLAYERS.map(grouped).join(' | ')} |`,
    `| --- | ${PLAYERS.map(() => '---').join(' | ')} |`,
    row('tables in play', ({ tables }) => grouped(tables)),
    row('acts per second', ({ acts }) => grouped(acts)),
    row('nodes of one core each', ({ nodes }) => grouped(nodes)),
    row('memory of open tables', ({ memory }) => `${oneDigit(memory / 1e9)} GB`),
    row('events per second', ({ events }) => grouped(events)),
    row('commits of PostgreSQL per second, at most', ({ commits }) => grouped(commits)),
    row('cores of PostgreSQL', ({ databaseCores }) => oneDigit(databaseCores)),
    row('of these, for looks at who is there', ({ lookCores }) => lookCores.toFixed(2)),
    row('log of PostgreSQL', ({ wal }) => `${oneDigit(wal / 1e6)} MB/s`),
    row('stored in a day', ({ stored }) => `${grouped(stored / 1e9)} GB`),
    row('messages of NATS per second', ({ messages }) => grouped(messages)),
    row('between nodes', ({ between }) => `${oneDigit(between / 1e6)} Mbit/s`),
    row('to players', ({ network }) => `${oneDigit(network / 1e6)} Mbit/s`),
    row('fullest first', need =>
      bottlenecksOf(need)
        .slice(0, 2)
        .map(([what, part]) => `${what} (${Math.round(100 * part)}%)`)
        .join(', '),
    ),
  ].join('\n')
}

/** What is assumed, in words. */
export const assumedTable = (): string =>
  [
    '| assumed | value |',
    '| --- | --- |',
    `| a player acts | every ${Math.round(1 / ASSUMED.actsOfPlayer)} s |`,
    `| people who only watch, for each who plays | ${ASSUMED.railOfPlayer} |`,
    `| open tables at which nobody acts, for each in play | ${ASSUMED.idleOfTable} |`,
    `| a core is busy on average | ${100 * ASSUMED.busy}% of the time |`,
    `| connections of a node | ${grouped(ASSUMED.linesOfNode)} at most |`,
    `| commits of one PostgreSQL, synced | ${grouped(ASSUMED.commitsOfPostgres)} a second |`,
    `| cores that one PostgreSQL makes use of | ${ASSUMED.coresOfPostgres} |`,
    `| messages through one NATS server | ${grouped(ASSUMED.messagesOfNats)} a second |`,
    `| network of one machine | ${grouped(ASSUMED.network)} Mbit/s |`,
  ].join('\n')

/** Which of the servers that there is one of fills up first, and at how many players. */
export const firstBottleneck = (costs: Costs): string => {
  const need = needOf(costs, PLAYERS[0])
  const [what, part] = bottlenecksOf(need)[0]!
  return `First to fill up: the ${what}, at about ${grouped(Math.round(need.players / part / 1000) * 1000)} players at once on one server.`
}

/** A page with its tables as they are reckoned now. */
export const withTables = (page: string, costs: Costs): string => {
  const parts: Readonly<Record<string, string>> = {
    needs: scalingTables(costs),
    assumed: assumedTable(),
    first: firstBottleneck(costs),
  }
  return page.replaceAll(
    /(<!-- (\w+) -->\n)(?:(?!<!-- end)[\s\S])*(<!-- end -->)/g,
    (_, begins: string, name: string, ends: string) => `${begins}${parts[name] ?? ''}\n${ends}`,
  )
}
