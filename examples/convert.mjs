// Hand histories from any format into another: node examples/convert.mjs <file> <phh|ohh|pokerstars|log>
import { readFileSync } from 'node:fs'
import { fileOf, formatOf, handsIn, lostWords, problemWords, unwrittenWords, writeHand } from '@cardroom/histories'

const [file = 'histories/phh/samples/nt.phh', to = 'pokerstars'] = process.argv.slice(2)
const text = readFileSync(file, 'utf8')
const format = formatOf(text, file)
if (format === null) throw new Error(`${file} isn’t a hand history`)

const texts = []
for (const hand of handsIn(text, format)) {
  for (const problem of hand.problems)
    console.error(`hand ${hand.name}, line ${problem.line}: ${problemWords(problem)}`)
  const written = writeHand(hand, to)
  if (!written.ok) {
    console.error(`hand ${hand.name} isn’t written: ${unwrittenWords(written.refusal)}`)
    continue
  }
  // report whatever the other format has no place for, or had to make up
  for (const lost of written.lost) console.error(`hand ${hand.name}: not the same: ${lostWords(lost)}`)
  texts.push(written.text)
}
process.stdout.write(fileOf(texts, to))
