import type { RankingName } from '../ranking/ranking.ts'
import type { Form } from './form.ts'
import type { Refused } from './refused.ts'

/** The form with the joker in use (rrp/11/a5/1, rrp/12/joker/1), where its rankings say what a joker is. */
export const withJoker = (form: Form): Form | Refused =>
  form.deck === 'joker' ? form : swapped(form, 'joker', ranking => joined[ranking])

/** The form without the joker, as most houses post it today (wsop/281). */
export const withoutJoker = (form: Form): Form | Refused =>
  form.deck === 'standard' ? form : swapped(form, 'standard', ranking => parted[ranking])

const joined: { readonly [R in RankingName]?: RankingName } = { high: 'high-joker', 'ace-to-five': 'ace-to-five-joker' }
const parted: { readonly [R in RankingName]?: RankingName } = {
  'high-joker': 'high',
  'ace-to-five-joker': 'ace-to-five',
}

const swapped = (
  form: Form,
  deck: 'standard' | 'joker',
  other: (ranking: RankingName) => RankingName | undefined,
): Form | Refused => {
  const from = deck === 'joker' ? 'standard' : 'joker'
  const pot = form.pot.map(share => ({ share, ranking: other(share.ranking) }))
  // Robert's has a joker for draw forms alone
  if (form.family !== 'draw' || form.deck !== from || pot.some(({ ranking }) => ranking === undefined)) {
    return { refused: `${form.name} is not played ${deck === 'joker' ? 'with a joker' : 'without its joker'}` }
  }
  return { ...form, deck, pot: pot.map(({ share, ranking }) => ({ ...share, ranking: ranking! })) }
}
