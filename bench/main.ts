import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Result } from './alternate.ts'
import { run as arena } from './arena.ts'
import { run as deals } from './deals.ts'
import { run as floors } from './floors.ts'
import { run as histories } from './histories.ts'
import { run as odds } from './odds.ts'
import { run as omahaCards } from './omaha-cards.ts'
import { run as sevenCards } from './seven-cards.ts'
import { run as tableBooks } from './table-books.ts'
import { run as tournaments } from './tournaments.ts'

const PARTS = { sevenCards, omahaCards, odds, deals, arena, histories, tableBooks, floors, tournaments }

// all parts, or those that are named: the lines of the others stay as they are
const named = process.argv.slice(2)
const unknown = named.filter(name => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) throw new TypeError(`no part ${unknown.join(', ')}; accepted: ${Object.keys(PARTS).join(', ')}`)
const PAGE = new URL('../results.md', import.meta.url)

const results: Result[] = []
for (const [name, run] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(name)) continue
  process.stderr.write(`measuring ${name} …\n`)
  results.push(...(await run()))
}

const speed = (perSecond: number): string => {
  if (perSecond < 1) return `${(perSecond * 60).toFixed(1)}/min`
  if (perSecond < 1000) return `${perSecond.toFixed(0)}/s`
  return perSecond >= 1e6 ? `${(perSecond / 1e6).toFixed(1)} M/s` : `${(perSecond / 1e3).toFixed(0)} k/s`
}

const measured = results.map(
  ({ name, ours, peer, peers, ratio, goal, floor }) =>
    `| ${name} | ${speed(ours)} | ${peer} | ${speed(peers)} | **${ratio.toFixed(ratio < 2 ? 2 : 1)}** | ${goal} | ${floor} |`,
)
const nameOf = (row: string): string => row.slice(0, row.indexOf(' |', 1))
const before = named.length === 0 ? [] : (readFileSync(PAGE, 'utf8').match(/^\| (?!what |---).*$/gm) ?? [])
const rows = [
  ...before.map(row => measured.find(it => nameOf(it) === nameOf(row)) ?? row),
  ...measured.filter(row => !before.some(it => nameOf(it) === nameOf(row))),
]
const page = `# Speed

Each line is one run of \`npm run bench\`, or of one of its parts (\`npm run bench -- deals\`): contestants taking turns on one thread,
the best of each, answers checked before speed. What counts is the ratio; the figures per second depend on the machine.

In whole deals both sides play six-handed at random legal acts, nobody folds when they can check, the dealer continues by
itself, and our events are kept. The peer keeps no log: it is measured as it is, and once more asked for the hands, acts, boards and winners that
our events hold. What the citations cost is measured against a copy of the
built engine with them cut out of the acts of a deal. Histories have no peer in JavaScript: they are measured against
what is aimed at, from the text of one file to the last pot of every hand; statistics are counted over hands in memory, ten
thousand of them over and over.

The table between deals is measured beside the deals that are played at it, each in processes of their own: both in
place, and both decided and evolved as a room does. Its orders and theirs were recorded beforehand, six-handed, with nearly one new buy-in per deal among them.
Odds are answered by both sides in processes of their own, written cards in and equities out; what is counted is deals a
second, though ours are not dealt one by one where hands go by ranks and flushes. Two workers are measured beside one on
the same job.
The arena is measured against what is aimed at, on one thread: every betting sequence of a deal walked in place with undo, and
a thousand deals stepped in one call. OpenSpiel, RLCard and PokerKit are Python or C++ and don't run beside it here. Their
published figures were measured on other machines, and count something else: for RLCard 29,447 actions a second in Leduc, 20,092
in limit and 15,699 in no-limit hold'em (datamllab/rlcard, issue 91, March 2020); for OpenSpiel whole games at random, of which
we have no figure for hold'em (google-deepmind/open_spiel, pull request 305), and a user's 10^6 states of Leduc in some 200
seconds of CFR in Python (issue 182). There is no such figure for PokerKit, and its package wasn't available where this was measured.
Tournaments have no peer: a field of ten thousand balanced after a bust-out is measured against fifty milliseconds, a
thousand entries played out with real hands against a minute, every promise checked at every event.

Measured on Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}.

| what | Cardroom | peer | peer's | ratio | goal | floor |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
writeFileSync(PAGE, page)
process.stdout.write(page)
const below = results.filter(({ ratio, floor }) => ratio < floor)
if (below.length > 0) {
  process.stderr.write(`below the floor: ${below.map(({ name }) => name).join(', ')}\n`)
  process.exitCode = 1
}
