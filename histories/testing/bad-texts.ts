import { type Chance, type Form, seeded, stakesFor } from '@cardroom/engine'
import { anyDeal, everyForm, playOut } from '@cardroom/engine/testing'
import { loggedOf } from '../log/facts.ts'
import { writeLog } from '../log/write-log.ts'
import { writeOhh } from '../ohh/write-ohh.ts'
import { GAMES } from '../pokerstars/games.ts'
import { writePokerStars } from '../pokerstars/write-pokerstars.ts'
import { type Format, formatOf, handsIn } from '../read-any.ts'
import type { Recorded } from '../story/recorded.ts'
import { TARGETS, writeHand } from '../write-any.ts'
import { mutated } from './mutated.ts'
import { said } from './said.ts'

/** A text and the format it was written in. */
export type GoodText = { readonly format: Format; readonly text: string }

/** Texts to spoil: logs of every form, PokerStars text of every game it has, and Open Hand History. */
export const goodTexts = (): readonly GoodText[] => {
  const logs = everyForm.map((form, n): GoodText => {
    const deal = recorded(anyRecord(form, n))
    return { format: 'log', text: writeLog({ about: {}, deals: [loggedOf(deal), loggedOf(deal)] }) }
  })
  const texts = GAMES.flatMap(({ form }) =>
    [0, 1, 2, 3, 4, 5].flatMap((n): GoodText[] => {
      const deal = recorded(plainRecord(form, n))
      const [stars, ohh] = [writePokerStars(deal), writeOhh(deal)]
      return [
        ...(stars.ok ? [{ format: 'pokerstars' as const, text: stars.text }] : []),
        ...(ohh.ok ? [{ format: 'ohh' as const, text: ohh.text }] : []),
      ]
    }),
  )
  return [...logs, ...texts]
}

const anyRecord = (form: Form, n: number): Recorded['events'] => playOut(anyDeal(form, 700 + n)).log

const plainRecord = (form: Form, n: number): Recorded['events'] => {
  const any = anyDeal(form, n)
  const { posts: _, carried: __, ...start } = any.start
  return playOut({ ...any, start: { ...start, stakes: stakesFor(form, form.structures[0]!, 20) } }).log
}

const recorded = (events: Recorded['events']): Recorded => ({
  events,
  names: Object.fromEntries([1, 2, 3, 4].map(seat => [seat, `p${seat}`])),
  about: { currency: 'USD', hand: 7, year: 2026, month: 1, day: 2 },
  scale: 2,
  unknownStacks: [],
  kept: {},
})

/** Spoils this many texts, plays and writes what can be read of each, and throws where a problem has no place or no words. */
export const spoilTexts = (
  texts: readonly GoodText[],
  count: number,
  seed: string,
): { readonly read: number; readonly refused: number } => {
  const chance = seeded(seed)
  const tally = { read: 0, refused: 0 }
  for (let n = 0; n < count; n++) {
    const good = texts[chance(texts.length)]!
    const text = mutated(good.text, chance)
    try {
      tryText(text, chance(4) === 0 ? (formatOf(text) ?? good.format) : good.format, chance, tally)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`spoiled ${good.format} ${n} of ${seed}: ${reason}\n${text.slice(0, 3000)}`, { cause })
    }
  }
  return tally
}

const tryText = (text: string, format: Format, chance: Chance, tally: { read: number; refused: number }): void => {
  const lines = text.split('\n').length
  for (const hand of handsIn(text, format, { lenient: chance(3) === 0 })) {
    if (hand.problems.length > 0) tally.refused++
    else tally.read++
    for (const { line, what } of [...hand.problems, ...hand.letPass, ...hand.warnings].map(said)) {
      if (!Number.isInteger(line) || line < 1 || line > lines + 1 || !/\w/.test(what)) {
        throw new Error(`a problem without a place or words: ${JSON.stringify({ line, what })}`)
      }
    }
    writeHand(hand, TARGETS[chance(TARGETS.length)]!)
  }
}
