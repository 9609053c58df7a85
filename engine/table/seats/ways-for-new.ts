import { isLowball } from '../../deal/betting/lowball.ts'
import { isFixed } from '../../deal/law.ts'
import { leastBetOf } from '../../deal/stakes.ts'
import type { Form } from '../../forms/form.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { bookOf } from '../draft.ts'
import type { GamePart } from '../placard.ts'
import { boughtButton } from './buy-the-button.ts'
import { bigBlindOf, type Entering, type EntryChoice, untilButtonPasses, waiting } from './entry-choice.ts'
import { killFor } from './kill-for-entry.ts'
import { isPassed } from './line.ts'

/** rrp/4/4: a newcomer waits for the big blind, or posts; at lowball they may have to kill the pot for it. */
export const waysForNew = (entering: Entering): readonly EntryChoice[] => {
  const { table, part, line, member } = entering
  const book = bookOf(table)
  const { is, rules } = waysNamed(part, book)
  const between = isPassed(line.places, member.seat!)
  const passing = waiting(entering, rules)
  const wait: readonly EntryChoice[] =
    is.includes('wait-for-big-blind') || passing.deals === 0 || line.headsUp ? [passing] : []
  // rrp/4/5: they can let the button go by once
  const pass: readonly EntryChoice[] =
    passing.deals === 0 || between ? [letPass(entering, book.newPlayerLetsButtonPass.rules)] : []
  if (passing.deals === 0 || line.headsUp) return [...wait, ...pass]
  const posts = is.flatMap(way => posting(entering, way, rules))
  if (!between) return [...wait, ...posts]
  // wsop/158: between big blind and button
  if (!book.enterBetweenBlindAndButton.is) {
    const deals = untilButtonPasses(entering)
    const later = posts.map(post => ({
      ...post,
      deals,
      rules: [...post.rules, ...book.enterBetweenBlindAndButton.rules],
    }))
    return [...wait, ...later, ...pass]
  }
  const post: EntryChoice = {
    wish: 'post',
    deals: 0,
    live: bigBlindOf(part),
    dead: 0,
    rules: book.enterBetweenBlindAndButton.rules,
  }
  return [waiting(entering, rules), post, ...boughtButton(entering), ...pass]
}

/** The button goes by them once, and then they post the big blind alone. */
const letPass = (entering: Entering, rules: readonly RuleId[]): EntryChoice => ({
  wish: 'let-button-pass',
  deals: Math.max(1, untilButtonPasses(entering)),
  live: bigBlindOf(entering.part),
  dead: 0,
  rules,
})

type Way = Rulebook['lowballNewPlayerEntry']['is']['badugi'][number] | Rulebook['newPlayerEntry']['is']['limit'][number]

/** The ways that the book names for this form and structure. */
const waysNamed = (
  { form, stakes }: GamePart,
  book: Rulebook,
): { readonly is: readonly Way[]; readonly rules: readonly RuleId[] } => {
  const { is, rules } = book.lowballNewPlayerEntry
  if (isBadugi(form)) return { is: is.badugi, rules }
  if (isLowball(form)) return { is: stakes.blinds.length === 1 ? is.singleBlind : is.severalBlinds, rules }
  const usual = book.newPlayerEntry
  return { is: isFixed(stakes.structure) ? usual.is.limit : usual.is.bigBet, rules: usual.rules }
}

/** Is this a draw form with a badugi in it? */
export const isBadugi = ({ family, pot }: Form): boolean =>
  family === 'draw' && pot.some(({ ranking }) => ranking.startsWith('badugi'))

const posting = ({ table, part }: Entering, way: Way, rules: readonly RuleId[]): readonly EntryChoice[] => {
  const post = (live: number): readonly EntryChoice[] => [{ wish: 'post', deals: 0, live, dead: 0, rules }]
  const bigBlind = bigBlindOf(part)
  switch (way) {
    case 'wait-for-big-blind':
      return []
    case 'post-big-blind':
      return post(bigBlind)
    case 'post-minimum-bet':
      return post(leastBetOf(part.stakes, bookOf(table)))
    case 'post-double-big-blind':
      return post(2 * bigBlind)
    case 'no-post':
      return [{ wish: 'at-once', deals: 0, live: 0, dead: 0, rules }]
    case 'kill':
      return killFor(table, part, rules)
  }
}
