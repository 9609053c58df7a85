import { readFileSync } from 'node:fs'
import { csvCell } from '@cardroom/engine/kinds'
import {
  ENDINGS,
  handsIn,
  problemWords,
  type Rates,
  type Recorded,
  ratesOf,
  STATS_BY,
  type StatsBy,
  type StatsRow,
  statsOf,
} from '@cardroom/histories'
import { Command, Option } from 'commander'
import { columns } from '../columns.ts'
import { formatOfFile, type HistoryFile, historyFiles, noHistoriesWords } from '../history-files.ts'
import { ink } from '../ink.ts'
import { grouped, many } from '../progress.ts'
import type { Write } from '../slowly.ts'

type Options = {
  readonly by: string
  readonly player?: string
  readonly as: 'table' | 'csv' | 'json'
  readonly json?: true
}

/** `cardroom stats`: how players play, counted over hand histories; 1 if a hand could not be counted. */
export const statsCommand = (
  write: Write = text => process.stdout.write(text),
  tell: Write = text => process.stderr.write(text),
): Command =>
  new Command('stats')
    .summary('how players play, counted over hand histories')
    .description('Read hand histories of any format, replay them with the engine, and count how everybody plays.')
    .argument('<files...>', 'hand history files, or folders of them')
    .option('--by <parts>', `a row for each of these: ${STATS_BY.join(', ')}, separated by commas`, 'player')
    .option('--player <name>', 'only this player')
    .addOption(new Option('--as <form>', 'how to write them').choices(['table', 'csv', 'json']).default('table'))
    .option('--json', 'the same as --as json')
    .addHelpText('after', HELP)
    .action(async (names: readonly string[], options: Options, command: Command) => {
      const by = options.by.split(',').map(part => part.trim())
      const wrong = by.find(part => !isStatsBy(part))
      if (wrong !== undefined)
        return command.error(`error: --by: there is no ${wrong}; accepted: ${STATS_BY.join(', ')}`)
      const files = await historyFiles(
        names,
        Object.keys(ENDINGS).map(ending => `.${ending}`),
      )
      if ('why' in files) return command.error(`error: ${noHistoriesWords(files)}`)
      const reading: Reading = { left: 0, fault: null }
      const asked = by.filter(isStatsBy)
      const withPlayer = options.player === undefined ? asked : [...new Set<StatsBy>(['player', ...asked])]
      const rows = statsOf(recordedIn(files, reading, tell), withPlayer).filter(
        row => options.player === undefined || row.player === options.player,
      )
      if (reading.fault !== null) return command.error(`error: ${reading.fault}`)
      write(WRITERS[options.json ? 'json' : options.as](rows, withPlayer))
      if (reading.left > 0) tell(`${many(reading.left, 'hand')} left out\n`)
      if (reading.left > 0) process.exitCode = 1
    })

const isStatsBy = (part: string): part is StatsBy => STATS_BY.some(by => by === part)

type Reading = { left: number; fault: string | null }

/** The deals of all files, one file in memory at a time. */
function* recordedIn(files: readonly HistoryFile[], reading: Reading, tell: Write): Generator<Recorded> {
  for (const each of files) {
    const text = readFileSync(each.file, 'utf8')
    const format = formatOfFile(text, each)
    if (format === null && each.found) continue
    if (format === null) {
      reading.fault = `${each.file} isn’t a hand history we can read: log, phh, ohh or pokerstars`
      return
    }
    for (const { name, recorded, problems } of handsIn(text, format)) {
      if (recorded !== null) yield recorded
      else reading.left++
      const hand = name === '' ? '' : ` hand ${name}`
      for (const it of problems) tell(`${each.file}${hand}: line ${it.line}: ${problemWords(it)}\n`)
    }
  }
}

const RATES: readonly (readonly [keyof Rates, string])[] = [
  ['vpip', 'VPIP'],
  ['pfr', 'PFR'],
  ['threeBet', '3-bet'],
  ['cBet', 'c-bet'],
  ['aggression', 'AF'],
  ['wtsd', 'WTSD'],
  ['wsd', 'W$SD'],
]

const tableOf = (rows: readonly StatsRow[], by: readonly StatsBy[]): string => {
  const head = [...by, 'hands', ...RATES.map(([, title]) => title), 'bb/100']
  const lines = rows.map(row => {
    const rates = ratesOf(row)
    return [
      ...by.map(part => row[part] ?? ''),
      grouped(row.hands),
      ...RATES.map(([name]) => shown(name, rates[name])),
      ((100 * row.bigBlinds) / row.hands).toFixed(1),
    ]
  })
  const [title, ...rest] = columns(
    [head, ...lines],
    head.map((_, i) => (i < by.length ? ('left' as const) : ('right' as const))),
  )
  return `${ink.bold(title!)}\n${rest.map(line => `${line}\n`).join('')}`
}

const shown = (name: keyof Rates, rate: number | null): string => {
  if (rate === null) return '–'
  return name === 'aggression' ? rate.toFixed(2) : `${(100 * rate).toFixed(1)}%`
}

const csvOf = (rows: readonly StatsRow[], by: readonly StatsBy[]): string => {
  const counts = Object.keys(rows[0] ?? {}).filter(name => !isStatsBy(name)) as (keyof StatsRow)[]
  const head = [...by, ...counts, ...RATES.map(([name]) => `${name}Rate`)]
  const lines = rows.map(row => {
    const rates = ratesOf(row)
    return [...by, ...counts].map(name => csvCell(row[name])).concat(RATES.map(([name]) => csvCell(rates[name])))
  })
  return [head, ...lines].map(line => `${line.join(',')}\n`).join('')
}

const jsonOf = (rows: readonly StatsRow[]): string =>
  `${JSON.stringify(rows.map(row => ({ ...row, rates: ratesOf(row) })))}\n`

const WRITERS = { table: tableOf, csv: csvOf, json: jsonOf } as const

const HELP = `
Examples:
  cardroom stats ~/hands                                  everybody in a folder
  cardroom stats hands.txt --player Ada --by position     one player, position by position
  cardroom stats night.jsonl --by form,stake --as csv

VPIP: put chips in by choice before the second street; PFR: raised there; 3-bet: re-raised, out of the chances to;
c-bet: bet the second street after the last raise on the first, out of the chances to; AF: bets and raises for each call later;
WTSD: went to showdown, of the hands that saw the second street; W$SD: won at showdown. --as json and csv have the counts.
Exit code 1 if a hand couldn't be replayed and was left out.
`
