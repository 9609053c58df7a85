// How everybody in a folder of hand histories plays: node examples/stats-of-a-folder.mjs <folder>
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatOf, handsIn, problemWords, ratesOf, statsOf } from '@cardroom/histories'

const folder = process.argv[2] ?? 'histories/phh/samples'

/** The hands of all files, one after another; reports any that can't be replayed. */
function* recorded() {
  for (const name of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, name), 'utf8')
    const format = formatOf(text, name)
    if (format === null) continue
    for (const hand of handsIn(text, format)) {
      if (hand.recorded !== null) yield hand.recorded
      else console.error(`${name}, hand ${hand.name}: ${hand.problems.map(problemWords).join('; ')}`)
    }
  }
}

const percent = rate => (rate === null ? '-' : `${Math.round(100 * rate)} %`)
for (const row of statsOf(recorded(), ['player'])) {
  const { vpip, pfr, wtsd } = ratesOf(row)
  console.log(`${row.player}: ${row.hands} hands, VPIP ${percent(vpip)}, PFR ${percent(pfr)}, WTSD ${percent(wtsd)}`)
}
