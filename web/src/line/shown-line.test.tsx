// @vitest-environment happy-dom
import type { FollowedName } from '@cardroom/room/protocol'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeLine, fakeLines } from '../../testing/fake-line.ts'
import { ask } from './api.ts'
import { type Ordered, useShown } from './shown-line.ts'

let lines: readonly FakeLine[]
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  const fake = fakeLines()
  vi.stubGlobal('WebSocket', fake.WebSocket)
  lines = fake.lines
})
afterEach(() => {
  cleanup()
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const followed = (what: FollowedName = 'floor') => {
  const { result, unmount } = renderHook(() => useShown(what))
  return { now: () => result.current, unmount }
}
const shown = (version: number, ...names: readonly string[]) =>
  ({ type: 'shown', what: 'floor', version, view: { names } }) as const
const last = (): FakeLine => lines.at(-1)!
const passes = (ms: number): void => act(() => vi.advanceTimersByTime(ms)) as never

describe('what a page follows besides a table', () => {
  test('is shown whole and then as it changes, over one line for the whole page', () => {
    const first = followed()
    const second = followed()
    act(() => last().answer())
    expect(lines).toHaveLength(1)
    expect(last().said).toEqual([{ type: 'follow', what: 'floor' }])
    expect(first.now()).toMatchObject({ view: null, isLive: false })
    act(() => last().tell(shown(3, 'Ann')))
    act(() =>
      last().tell({ type: 'shown-change', what: 'floor', from: 3, version: 4, set: [['names', ['Ann', 'Bob']]] }),
    )
    for (const { now } of [first, second])
      expect(now()).toMatchObject({ view: { names: ['Ann', 'Bob'] }, version: 4, isLive: true })
    first.unmount()
    expect(last().said).toHaveLength(1)
    second.unmount()
    expect(last().said.at(-1)).toEqual({ type: 'unfollow', what: 'floor' })
  })

  test('a change that goes on from another version is asked for again whole', () => {
    followed()
    act(() => last().answer())
    act(() => last().tell(shown(3, 'Ann')))
    act(() => last().tell({ type: 'shown-change', what: 'floor', from: 5, version: 6, set: [] }))
    expect(last().said.at(-1)).toEqual({ type: 'follow', what: 'floor' })
    expect(last().said).toHaveLength(2)
  })

  test('stays as it was while the line is lost, says since when, and is right within two seconds of coming back', () => {
    const { now } = followed()
    act(() => last().answer())
    act(() => last().tell(shown(3, 'Ann')))
    passes(5000)
    act(() => last().cut())
    expect(now()).toMatchObject({ view: { names: ['Ann'] }, isLive: false, since: 1_005_000 })
    // however long the room is away, it is called every second and a half
    passes(1500)
    for (let calls = 2; calls < 20; calls++) {
      expect(lines).toHaveLength(calls)
      act(() => last().cut())
      passes(1500)
    }
    act(() => last().answer())
    expect(now().isLive).toBe(false)
    act(() => last().tell(shown(9, 'Bob')))
    expect(now()).toMatchObject({ view: { names: ['Bob'] }, isLive: true })
  })

  test('an order is answered when it is kept or refused, and is sent again under the same command after a lost line', async () => {
    const { now } = followed()
    act(() => last().answer())
    act(() => last().tell(shown(3, 'Ann')))
    const [kept, refused]: readonly Promise<Ordered>[] = [
      now().order({ type: 'AddName', name: 'Bob' }),
      now().order({ type: 'AddName', name: 'Ann' }),
    ]
    const sent = last().said.slice(1)
    expect(sent).toMatchObject([
      { type: 'order-to', what: 'floor', order: { type: 'AddName', name: 'Bob' } },
      { type: 'order-to', what: 'floor', order: { type: 'AddName', name: 'Ann' } },
    ])
    act(() => last().cut())
    passes(300)
    act(() => last().answer())
    expect(last().said).toEqual([{ type: 'follow', what: 'floor' }, ...sent])
    const [one, two] = sent.map(it => (it as { readonly command: string }).command)
    act(() => last().tell({ type: 'done', id: one!, seq: 4 }))
    act(() => last().tell({ type: 'refused', id: two!, why: 'is-listed', words: 'Ann is on the list.', rules: [] }))
    expect(await kept).toEqual({ ok: true, version: 4 })
    expect(await refused).toEqual({ ok: false, why: 'is-listed', words: 'Ann is on the list.', rules: [] })
  })

  test('what you may not see is said in words, and what was shown of it is gone', () => {
    const { now } = followed()
    act(() => last().answer())
    act(() => last().tell(shown(3, 'Ann')))
    act(() => last().tell({ type: 'not-shown', what: 'floor', why: 'not-staff', words: 'Staff only.' }))
    expect(now()).toMatchObject({ view: null, wrong: 'Staff only.', isLive: false })
    act(() => last().tell(shown(4, 'Ann')))
    expect(now()).toMatchObject({ view: { names: ['Ann'] }, wrong: '', isLive: true })
  })

  test('a person who takes a name is on a new line', async () => {
    followed()
    act(() => last().answer())
    vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'content-type': 'application/json' } }))
    await act(() => ask('POST /api/guest', { body: { name: 'Ann' } }))
    expect(lines).toHaveLength(2)
    act(() => last().answer())
    expect(last().said).toEqual([{ type: 'follow', what: 'floor' }])
  })

  test('a line that nothing goes over any more is hung up', () => {
    const { unmount } = followed()
    act(() => last().answer())
    unmount()
    passes(1000)
    followed('event/a1')
    expect(lines).toHaveLength(2)
  })
})
