import { writeFileSync } from 'node:fs'
import { equity } from '@cardroom/engine'
import { combosOf, HOLDINGS, holdingName } from '@cardroom/engine/odds'

const PARTS = 15_120

/** What each of the 169 holdings wins against any other two cards, over every board; twice, so that a tie counts one. */
const won = HOLDINGS.map(holding => {
  const [cards] = combosOf(holding)
  const answer = equity({ hands: [{ cards: cards! }, 'random'] }, { exact: true })
  if (!answer.ok) throw new Error(answer.refusal.why)
  process.stderr.write(`${holdingName(holding)} ${(100 * answer.hands[0]!.equity).toFixed(2)}%\n`)
  return { name: holdingName(holding), won: (2 * answer.hands[0]!.won) / PARTS }
})

const rows = won.sort((one, other) => other.won - one.won).map(({ name, won }) => `  ['${name}', ${won}],`)
const page = `/**
 * The 169 holdings of hold'em by what they win against any other two cards before the flop, the best first: of
 * 4,195,144,800 half pots, which are two for each of 1,225 other holdings on each of 1,712,304 boards. Written by
 * \`npm run odds:order\`.
 */
export const HOLDING_ORDER: readonly (readonly [name: string, won: number])[] = [
${rows.join('\n')}
]
`
writeFileSync(new URL('../engine/odds/holding-table.ts', import.meta.url), page)
