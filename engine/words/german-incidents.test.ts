import { expect, test } from 'vitest'
import type { Reported } from '../deal/events.ts'
import { inGerman } from './german/words.ts'
import { text } from './text.ts'

const said = (incident: Reported): string => text(inGerman.incidentSay(incident), inGerman.voice)

test('who did it stands in the sentence, not behind it in parentheses', () => {
  const card = { seat: 1, card: 'Jc' } as const
  expect(said({ type: 'CardExposed', ...card, by: 'dealer' })).toMatch(/von Platz 1 wurde vom Dealer aufgedeckt$/)
  expect(said({ type: 'CardExposed', ...card, by: 'player' })).toMatch(/wurde vom Spieler aufgedeckt$/)
  expect(said({ type: 'CardOffTable', ...card, by: 'dealer' })).toMatch(/von Platz 1 flog beim Geben vom Tisch$/)
  expect(said({ type: 'HandMucked', seat: 2, by: 'dealer', identifiable: false })).toMatch(
    /Hand wurde vom Dealer in den Muck gelegt$/,
  )
})

test('a question of the training says when it was: before a street', () => {
  const about = inGerman.drillWords.ruling.about('Hold’em', 'turn', 'next-cards', 3, 'X.')
  expect(about).toBe('Hold’em, vor dem Turn, 3 Spieler. X.')
})
