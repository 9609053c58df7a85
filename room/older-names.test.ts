import { expect, test } from 'vitest'
import { eventStream } from './events/event-stream.ts'
import type { Happening } from './events/happenings.ts'
import { type OwnEvent, ownStream } from './own/own-stream.ts'
import { type TrainingEvent, trainingStream } from './training/training-stream.ts'

const report = { device: 'phone', from: 0, answers: [], brought: null, forget: false }

test('older streams, in which events and fields had other names, are read under those of today', () => {
  const stored = { type: 'BigBlindTold', table: 1, player: 'ann', places: {}, at: 5 } as unknown as Happening
  expect(eventStream.upcast(stored)).toEqual({ ...stored, type: 'BigBlindSet' })
  const progress = { type: 'ProgressTold', person: 'ann', name: 'Ann', progress: {}, at: 5 } as unknown as TrainingEvent
  expect(trainingStream.upcast(progress)).toEqual({ ...progress, type: 'ProgressReported' })
  const practiced = { type: 'Practiced', told: report, at: 5 } as unknown as OwnEvent
  expect(ownStream.upcast(practiced)).toEqual({ type: 'Practiced', report, at: 5 })
  for (const { upcast, type } of [
    { upcast: eventStream.upcast, type: 'BigBlindSet' },
    { upcast: trainingStream.upcast, type: 'ProgressReported' },
    { upcast: ownStream.upcast, type: 'Practiced' },
  ]) {
    const now = { type, report, at: 5 }
    expect(upcast(now as never)).toBe(now)
  }
})
