import type { Frame } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { heardLines } from './heard-lines.ts'

const line = (kind: string, seq: number) => ({ kind, seq }) as unknown as Frame['news'][number]

test('the latest lines are read out, and who has won even if the next hand has begun', () => {
  const lines = ['Called', 'PotAwarded', 'DealStarted', 'Posted', 'Posted', 'Dealt', 'Folded'].map(line)
  expect(heardLines(lines).map(({ kind }) => kind)).toEqual(['PotAwarded', 'Posted', 'Posted', 'Dealt', 'Folded'])
})
