import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type FormId, forms } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'
import { minRaiser, type Plays, shover, station } from '@cardroom/room/match'
import { type Match, matchOf, TEMPERS } from './bot-match.ts'

/** How many hands each match has; another number can be given after the command. */
const HANDS = Number(process.argv[2] ?? 10_000)

const GAMES: readonly (readonly [FormId, Structure])[] = [
  ['holdem', 'no-limit'],
  ['omaha-8', 'pot-limit'],
  ['omaha-8', 'limit'],
  ['seven-card-stud', 'limit'],
  ['deuce-to-seven-triple-draw', 'limit'],
  ['badugi', 'limit'],
]

/** Players whom anybody who plays well should beat. */
const AGAINST: Readonly<Record<string, Plays>> = {
  'all-in every hand': shover,
  'calls every hand': station,
  'min-raises every hand': minRaiser,
}

const matches: Match[] = []
for (const [form, structure] of GAMES) {
  for (const [against, plays] of Object.entries(AGAINST)) {
    for (const temper of TEMPERS) {
      process.stderr.write(`${forms[form].name}, ${structure}: ${temper} against ${against} …\n`)
      matches.push({ form, structure, against, temper, ...matchOf(form, structure, temper, plays, HANDS) })
    }
  }
}

const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(2)}`

const rows = matches.map(
  ({ form, structure, against, temper, mean, within, perDecision }) =>
    `| ${forms[form].name}, ${structure} | ${against} | ${temper} | **${signed(mean)}** | ${signed(mean - within)} to ${signed(mean + within)} | ${perDecision.toFixed(2)} ms |`,
)

const page = `# Bots

Written by \`npm run bench:bots\`: ${HANDS.toLocaleString('en-US')} hands heads-up in each line, a hundred big blinds (or small bets) each
at the start of every hand. Each deck is dealt twice with the seats exchanged, and the interval is over these pairs.
"All-in every hand" bets and raises as much as the betting allows whenever it can, and calls otherwise; "min-raises" does
so with the minimum. They draw as the bots do. A bot sees only its own view and remembers nothing of earlier hands.

Big blinds (or small bets) won a hand, with the 95 % interval, and the average time of a decision on Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}.

| game | against | bot | wins a hand | 95 % | a decision |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
writeFileSync(new URL('../bot-results.md', import.meta.url), page)
process.stdout.write(page)
const losing = matches.filter(({ mean, within }) => mean - within <= 0)
for (const { form, structure, against, temper } of losing) {
  process.stderr.write(`not shown to win: ${temper} at ${form}, ${structure}, against ${against}\n`)
}
if (losing.length > 0) process.exitCode = 1
