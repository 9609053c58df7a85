// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chime, wakeSound } from './chimes.ts'
import { chimeDue } from './chimes-due.ts'
import type { ClockNow } from './clock-now.ts'
import { useChimes } from './use-chimes.ts'

const now = (change: Partial<ClockNow> = {}): ClockNow => ({
  number: 3,
  level: null,
  next: null,
  onBreak: false,
  stopped: false,
  left: 90_000,
  part: 0.5,
  pause: null,
  ...change,
})

/** The notes that were played, in hertz, in their order. */
let played: number[] = []
let state = 'running'
beforeEach(() => {
  played = []
  state = 'running'
  const param = {
    setValueAtTime: () => param,
    linearRampToValueAtTime: () => param,
    exponentialRampToValueAtTime: () => param,
  }
  // made with `new`, so it cannot be an arrow
  function Context(this: object) {
    Object.defineProperty(this, 'state', { get: () => state })
    Object.assign(this, {
      currentTime: 0,
      destination: {},
      resume: () => Promise.resolve(),
      createGain: () => ({ gain: param, connect: (to: object) => to }),
      createOscillator: () => {
        const frequency = { value: 0 }
        return {
          frequency,
          connect: (to: object) => to,
          start: () => played.push(frequency.value),
          stop: () => undefined,
        }
      },
    })
  }
  vi.stubGlobal('AudioContext', Context)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what a clock sounds', () => {
  test.each<[string, Partial<ClockNow>, Partial<ClockNow>, string | null]>([
    ['a new level', {}, { number: 4 }, 'level'],
    ['a break', {}, { onBreak: true }, 'break'],
    ['play after a break', { onBreak: true }, { onBreak: false, number: 4 }, 'level'],
    ['the last minute', { left: 60_500 }, { left: 60_000 }, 'minute'],
    ['nothing within it', { left: 59_000 }, { left: 58_000 }, null],
    ['nothing while it stands', { left: 60_500 }, { left: 60_000, stopped: true }, null],
    ['nothing before play', { number: 0, left: null }, { number: 0, left: null }, null],
    ['nothing by hands', { left: null }, { left: null }, null],
  ])('%s', (_name, before, after, sounds) => {
    expect(chimeDue(now(before), now(after))).toBe(sounds)
  })
})

describe('sounds', () => {
  test('are notes that rise for a level and fall for a break; a browser that nobody woke is silent', () => {
    chime('level')
    expect(played).toEqual([])
    wakeSound()
    for (const what of ['level', 'break', 'minute'] as const) {
      played = []
      chime(what)
      const rises = played.length > 1 && played.every((note, i) => i === 0 || note > played[i - 1]!)
      const falls = played.length > 1 && played.every((note, i) => i === 0 || note < played[i - 1]!)
      expect([what, played.length, rises, falls]).toEqual(
        { level: ['level', 3, true, false], break: ['break', 2, false, true], minute: ['minute', 1, false, false] }[
          what
        ],
      )
    }
    played = []
    state = 'suspended'
    chime('level')
    expect(played).toEqual([])
  })

  const Clock = ({ at, sound }: { readonly at: ClockNow; readonly sound: boolean }) => {
    useChimes(at, sound)
    return null
  }

  test('come once with what they are about, and only while sound is on', () => {
    wakeSound()
    const { rerender } = render(<Clock at={now()} sound />)
    expect(played).toEqual([])
    rerender(<Clock at={now({ number: 4 })} sound />)
    rerender(<Clock at={now({ number: 4 })} sound />)
    expect(played).toHaveLength(3)
    rerender(<Clock at={now({ number: 4, left: 61_000 })} sound={false} />)
    rerender(<Clock at={now({ number: 4, left: 59_000 })} sound={false} />)
    expect(played).toHaveLength(3)
  })
})
