// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

// modules take their language while they are loaded: these are loaded again, and others after them as well
const loaded = async () => ({
  ...(await import('./ledger.ts')),
  ...(await import('./dictionary-page.tsx')),
  ...(await import('../house-book/found-points.ts')),
})
let german: Awaited<ReturnType<typeof loaded>>
beforeAll(async () => {
  vi.resetModules()
  const { spoken } = await import('../words/spoken.ts')
  spoken.language = 'de'
  german = await loaded()
})
afterAll(() => vi.resetModules())
afterEach(cleanup)

describe('the rules on a page in German', () => {
  const ids = (sought: string): readonly string[] => german.searchRules(sought).map(({ id }) => id)

  test('are found by German words, by what players say, and by an English word that no German rule has', () => {
    expect(german.rowOf.get('rrp/3/betting/4a')!.title).toMatch(/Erhöhungen/)
    expect(ids('außer der reihe')[0]).toBe('rrp/3/betting/11')
    expect(ids('string bet')[0]).toBe('rrp/3/betting/14')
    expect(ids('smoking').length).toBeGreaterThan(0)
    expect(ids('xyzzy')).toEqual([])
    expect(ids('')).toEqual([])
  })

  test('are compared, explained and found among house rules in German', () => {
    expect(german.compared.points[0]!.point).toMatch(/letzte Wort/)
    render(<german.DictionaryPage />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cut' } })
    screen.getByText('Abheben')
    const found = german.foundPoints({ name: 'Ours', book: 'rrp', overrides: {} }, 'erhöhungen', 'all')
    expect(found.flatMap(({ points }) => points)).toContain('limitRaiseCapThreePlusRounds')
  })
})
