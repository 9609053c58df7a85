import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { play } from '../deal/play.ts'
import { randomCommand } from '../deal/random-play.ts'
import { stakesFor } from '../deal/stakes.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { inEnglish } from './english/words.ts'
import { inGerman } from './german/words.ts'
import { languageOf } from './language.ts'
import { dealNewsSay } from './news-say.ts'
import type { Say } from './say.ts'
import { text } from './text.ts'
import { withNames } from './with-names.ts'

/** What a sentence is about, whatever its words: people, cards, chips and rules, in any order. */
const data = (said: Say): readonly string[] =>
  said
    .flatMap(part => {
      if (typeof part === 'string') return []
      if ('card' in part) return [`card ${part.card}`]
      if ('hidden' in part) return [`hidden ${part.hidden}`]
      if ('chips' in part) return [`chips ${part.chips}`]
      if ('rule' in part) return [`rule ${part.rule}`]
      return ['seat' in part ? `seat ${part.seat}` : `player ${part.player}`]
    })
    .toSorted()

/** Words that no German sentence has. */
const ENGLISH =
  /\b(the|and|with|has|have|is|are|was|were|to|of|from|hand is|you|your|cards|players?|wins?|folds|checks|calls|raises|bets|shows|deals|street|first|low card|straight,|pair of)\b/

const seats = [1, 2, 3].map(seat => ({ seat, chips: 400 }))

/** Plays a deal at random: every event with the deal after it, and every prompt. */
const played = (id: FormId, seed: number, look: (deal: Deal, event?: DealEvent) => void): void => {
  const table = started(id)
  const chance = seeded(`${id} ${seed} in two languages`)
  while (table.deal.phase !== 'ended') {
    look(table.deal)
    const count = table.log.length
    const given = table.give(randomCommand(table.deal, chance))
    if (!given.ok) throw new Error(given.refusal.why)
    for (const event of table.log.slice(count)) look(table.deal, event)
  }
}

const started = (id: FormId) => {
  const form = forms[id]
  const stakes = stakesFor(form, form.structures[0] ?? 'limit', 10)
  const table = play({ type: 'StartDeal', form, stakes, button: 1, seats })
  if (!table.ok) throw new Error(table.refusal.why)
  return table
}

describe.each(Object.keys(forms) as readonly FormId[])('%s', id => {
  test('is said in German with the same people, cards and chips as in English, and in no English words', () => {
    const name = `: ${forms[id].name},`
    for (let seed = 0; seed < 3; seed++) {
      played(id, seed, (deal, event) => {
        const said = (words: typeof inEnglish): readonly Say[] =>
          event === undefined ? [words.prompt(deal)] : [dealNewsSay(words, event, deal)]
        for (const [i, german] of said(inGerman).entries()) {
          expect(data(german)).toEqual(data(said(inEnglish)[i]!))
          for (const seat of [null, 1]) {
            const names = { seat: (at: number) => `N${at}`, player: (who: string) => who, you: { seat } }
            const words = text(withNames(german, names), inGerman.voice)
              .replaceAll(name, '')
              .replaceAll(/(Deuce|Ace)-to-(Seven|Five)/g, '')
            expect(words).not.toMatch(ENGLISH)
            expect(words).not.toMatch(/undefined|NaN| {2}/)
          }
        }
      })
    }
  })
})

test('German wins with its articles, says du to the reader, and puts dots into its numbers', () => {
  const award: DealEvent = {
    type: 'PotAwarded',
    pot: 0,
    run: 0,
    share: 'high',
    to: [{ seat: 1, amount: 1891 }],
    hands: [{ is: 'straight', ranks: ['7'] }],
    rules: [],
  } as never
  const said = inGerman.dealNews.PotAwarded(award as never, { shares: 1 })!
  const to = (seat: number | null): string =>
    text(withNames(said, { seat: () => 'Sam', player: id => id, you: { seat } }), inGerman.voice)
  expect(to(1)).toBe('Du gewinnst 1.891 mit einer Straße bis zur Sieben.')
  expect(to(null)).toBe('Sam gewinnt 1.891 mit einer Straße bis zur Sieben.')
  expect(inGerman.handWords({ is: 'two-pair', ranks: ['K', '5', 'A'] })).toBe(
    'zwei Paare, Könige und Fünfen, Kicker Ass',
  )
  expect(inGerman.handWords({ is: 'full-house', ranks: ['A', 'K'] })).toBe('Full House, Asse voll mit Königen')
})

test('the language that somebody wants is the first that there is, and English where there is none', () => {
  expect(languageOf(['fr-FR', 'de-AT', 'en'])).toBe('de')
  expect(languageOf(['xx', ''])).toBe('en')
  expect(languageOf([])).toBe('en')
})
