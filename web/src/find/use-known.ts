import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import type { Known } from './find-all.ts'

const NOTHING: Known = { games: { forms: [], mixes: [], books: [] }, tables: [], own: [], rules: null }

/**
 * Looks up what can be found; each part is there as soon as it has come, and without a network the rules alone. The
 * rules are many: they come when something is sought.
 */
export const useKnown = (isSought: boolean): Known => {
  const [known, setKnown] = useState(NOTHING)
  useEffect(() => {
    const add = (more: Partial<Known>): void => setKnown(now => ({ ...now, ...more }))
    void ask('GET /api/forms').then(answer => answer.ok && add({ games: answer.data }))
    void ask('GET /api/tables').then(answer => answer.ok && add({ tables: answer.data.tables }))
    void ask('GET /api/me/tables').then(answer => answer.ok && add({ own: answer.data.tables }))
  }, [])
  useEffect(() => {
    if (!isSought) return
    void import('./rule-hits.ts').then(
      ({ ruleHits }) => setKnown(now => ({ ...now, rules: ruleHits })),
      // games, tables and pages are found all the same
      cause => console.warn('rule-hits.ts', cause),
    )
  }, [isSought])
  return known
}
