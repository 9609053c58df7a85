// Hand histories of any format in another: node examples/convert.mjs <file> <phh|ohh|pokerstars|log>
import { readFileSync } from 'node:fs'
import { formatOf, handsIn, writeHand } from '@cardroom/histories'

const [file = 'histories/phh/samples/nt.phh', to = 'pokerstars'] = process.argv.slice(2)
const text = readFileSync(file, 'utf8')
const format = formatOf(text, file)
if (format === null) throw new Error(`${file} is no hand history`)

for (const hand of handsIn(text, format)) {
  for (const { line, what } of hand.problems) console.error(`line ${line}: ${what}`)
  const written = writeHand(hand, to)
  if ('refused' in written) {
    console.error(`hand ${hand.name} is not written: ${written.refused}`)
    continue
  }
  // what the other format has no place for is said, not dropped in silence
  for (const lost of written.lost) console.error(`hand ${hand.name}: not kept: ${lost}`)
  console.log(written.text)
}
