import type { PlayerId } from '@cardroom/engine/table'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromShown } from '../protocol/shown.ts'
import { refusal } from '../refusal.ts'
import { openFollowers } from './followers.ts'
import { openShown } from './following.ts'
import type { Shown } from './shown.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A count that goes up, seen by everybody but those barred. */
const counter = () => {
  let count = 0
  let views = 0
  const barred = new Set<string | null>()
  const listening = new Set<() => void>()
  const shown: Shown = {
    version: () => count,
    viewFor: ({ person }) => {
      views++
      return barred.has(person) ? refusal('banned') : { count, for: { person } }
    },
    listen: changed => {
      listening.add(changed)
      return () => listening.delete(changed)
    },
    order: async () => ({ version: count }),
  }
  const changes = (): void => {
    for (const changed of [...listening]) changed()
  }
  const goesUp = (): void => {
    count++
    changes()
  }
  return { shown, goesUp, changes, barred, views: () => views, listening }
}

const follower = (person: string | null) => {
  const heard: FromShown[] = []
  let behind = false
  return {
    heard,
    is: {
      viewer: { person: person as PlayerId | null },
      send: (text: string) => heard.push(JSON.parse(text)),
      isBehind: () => behind,
    },
    falls: (isBehind: boolean) => {
      behind = isBehind
    },
  }
}
const never = (cause: unknown): never => {
  throw cause
}

describe('those who follow something', () => {
  test('see the first change at once, and changes close together as one', () => {
    const { shown, goesUp } = counter()
    const all = openFollowers('count', shown, never)
    const ann = follower('ann')
    all.add(ann.is)
    goesUp()
    expect(ann.heard.map(it => it.type)).toEqual(['shown', 'shown-change'])
    goesUp()
    goesUp()
    expect(ann.heard).toHaveLength(2)
    vi.advanceTimersByTime(60)
    expect(ann.heard.slice(2)).toEqual([
      { type: 'shown-change', what: 'count', from: 1, version: 3, set: [['count', 3]] },
    ])
    all.close()
  })

  test('are sent nothing where nothing is different, and each view is made once for all lines of a person', () => {
    const { shown, goesUp, changes, views } = counter()
    const all = openFollowers('count', shown, never)
    const lines = [follower('ann'), follower('ann'), follower('bob')]
    for (const line of lines) all.add(line.is)
    changes()
    expect(lines.flatMap(({ heard }) => heard)).toHaveLength(3)
    vi.advanceTimersByTime(60)
    const before = views()
    goesUp()
    expect(views() - before).toBe(2)
    expect(lines.map(({ heard }) => heard.length)).toEqual([2, 2, 2])
    all.close()
  })

  test('viewers who are behind get no more until they have caught up, and then what is different', () => {
    const { shown, goesUp } = counter()
    const all = openFollowers('count', shown, never)
    const ann = follower('ann')
    const { catchUp } = all.add(ann.is)
    ann.falls(true)
    goesUp()
    vi.advanceTimersByTime(60)
    goesUp()
    catchUp()
    expect(ann.heard).toHaveLength(1)
    ann.falls(false)
    catchUp()
    expect(ann.heard.slice(1)).toEqual([
      { type: 'shown-change', what: 'count', from: 0, version: 2, set: [['count', 2]] },
    ])
    all.close()
  })

  test('people who may no longer see it hear so once, and are shown it again when they may', () => {
    const { shown, goesUp, barred } = counter()
    const all = openFollowers('count', shown, never)
    const ann = follower('ann')
    all.add(ann.is)
    barred.add('ann')
    for (const pause of [60, 60, 60]) {
      goesUp()
      vi.advanceTimersByTime(pause)
    }
    expect(ann.heard.slice(1)).toEqual([
      { type: 'not-shown', what: 'count', why: 'banned', words: 'The host has banned you from this table.' },
    ])
    barred.clear()
    goesUp()
    expect(ann.heard.at(-1)).toEqual({
      type: 'shown',
      what: 'count',
      version: 4,
      view: { count: 4, for: { person: 'ann' } },
    })
    all.close()
  })

  test('what nobody follows any more is not listened to', () => {
    const { shown, listening } = counter()
    const all = openShown(what => (what === 'count' ? shown : undefined), never)
    const [ann, bob] = [all.follow('count', follower('ann').is), all.follow('count', follower('bob').is)]
    expect([listening.size, all.count()]).toEqual([1, 2])
    if ('stop' in ann) ann.stop()
    expect(listening.size).toBe(1)
    if ('stop' in bob) bob.stop()
    expect([listening.size, all.count()]).toEqual([0, 0])
  })
})
