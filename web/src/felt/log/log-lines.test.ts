import type { Frame } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { chatLines, logLines } from './log-lines.ts'

const news = (...kinds: readonly string[]): Frame['news'] =>
  kinds.map((kind, seq) => ({
    seq,
    at: 0,
    kind,
    say: [kind],
    rules: [],
    ...(kind === 'Said' && { by: 'ann' }),
  }))

test('hands and streets are headings, and rules stand only where people ask for them', () => {
  const lines = logLines(
    news('DealStarted', 'Posted', 'RoundOpened', 'Called', 'BoardDealt', 'PotAwarded', 'Said'),
    false,
  )
  expect(lines.map(({ line, as, why }) => [line.kind, as, why])).toEqual([
    ['DealStarted', 'hand', false],
    ['Posted', 'line', false],
    ['Called', 'line', false],
    ['BoardDealt', 'street', false],
    ['PotAwarded', 'line', true],
  ])
})

test('on demand everything has its rule', () => {
  const lines = logLines(news('RoundOpened', 'Called', 'Said'), true)
  expect(lines.map(({ line, why }) => [line.kind, why])).toEqual([
    ['RoundOpened', true],
    ['Called', true],
  ])
})

test('what people say is in the chat alone', () => {
  expect(chatLines(news('Called', 'Said')).map(({ kind }) => kind)).toEqual(['Said'])
})
