import { expect, test } from 'vitest'
import { handsIn } from './read-any.ts'
import { lostWords } from './words/unwritten.ts'
import { type Target, writeHand } from './write-any.ts'

const hand = (...stated: readonly string[]): string =>
  [
    'variant = "NT"',
    'antes = [0, 0, 0]',
    'blinds_or_straddles = [1, 2, 0]',
    'min_bet = 2',
    'starting_stacks = [100, 100, 100]',
    'actions = ["d dh p1 AsKs", "d dh p2 QhQd", "d dh p3 7c2d", "p3 f", "p1 cbr 6", "p2 f"]',
    ...stated,
  ].join('\n')

const losses = (text: string, target: Target): readonly string[] => {
  const [played] = [...handsIn(text, 'phh')]
  const written = writeHand(played!, target)
  if (!written.ok) throw new Error(written.refusal.why)
  return written.lost.map(lostWords).filter(words => words.includes('the file states'))
}

const RIGHT = ['finishing_stacks = [102, 98, 100]', 'winnings = [4, 0, 0]']
const OFF = ['finishing_stacks = [102.5, 97.5, 100]', 'winnings = [5, 0, 0]']

test.each(['log', 'pokerstars', 'ohh'] as const)('%s names results that the hand doesn’t come out with', target => {
  expect(losses(hand(...RIGHT), target)).toEqual([])
  expect(losses(hand(), target)).toEqual([])
  expect(losses(hand(...OFF), target)).toEqual([
    'the final stacks that the file states for seat 1, seat 2: the hand comes out differently',
    'the winnings that the file states for seat 1: the pots come out differently',
  ])
})

test('PHH keeps them as they are', () => {
  const [played] = [...handsIn(hand(...OFF), 'phh')]
  const written = writeHand(played!, 'phh')
  expect(written).toMatchObject({ ok: true, lost: [] })
  expect(written.ok && written.text).toContain('finishing_stacks = [102.5, 97.5, 100]')
})
