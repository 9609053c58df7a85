import type { Deal } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { type Repair, reshuffleDue, type ShuffledIn } from '../../deal/mending.ts'
import { programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { voided } from '../dealing/void-deal.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'

/** The stub is fouled: the dealer dropped it, or it got mixed with cards that are out of play. */
export type StubFouled = {
  /** With which cards it is mixed, so that the deck is put together of these too. */
  readonly mixedWith?: 'burns' | 'muck' | 'burns-and-muck'
}

/** What becomes of a deal whose stub is fouled. */
export type FouledDecision = 'deck-rebuilt' | 'play-on' | 'deal-void'

/** rrp/3/irregularities/17: the deal is played out with a deck put together as fairly as can be. */
export const stubFouled: Ruler<StubFouled> = {
  impossible: deal => {
    if (deal.phase === 'shuffle') return cannot('no-stub-yet')
    if (deal.phase === 'ended') return cannot('deal-over')
    return reshuffleDue(deal.mending, deal.step) === undefined ? null : cannot('shuffle-is-due')
  },
  rule: (deal, { mixedWith }): Ruling<FouledDecision> => {
    const { is, rules } = rulebookOf(deal.book).fouledStub
    if (!cardsToCome(deal)) {
      return { decision: 'play-on', events: [], rules, wouldChange: ['cards-to-come'] }
    }
    if (is === 'void-hand') {
      const events = voided(deal, 'stub-fouled', rules)
      return { decision: 'deal-void', events, rules, wouldChange: ['no-cards-to-come'] }
    }
    const shuffle: Repair = { do: 'reshuffle', at: deal.step, aside: false, rules }
    const repair = mixedWith === undefined ? shuffle : { ...shuffle, piles: PILES[mixedWith] }
    return {
      decision: 'deck-rebuilt',
      events: [{ type: 'RepairDue', repair, rules }],
      rules,
      wouldChange: mixedWith === undefined ? ['no-cards-to-come', 'stub-mixed'] : ['no-cards-to-come'],
    }
  },
}

const PILES: Readonly<Record<NonNullable<StubFouled['mixedWith']>, readonly ShuffledIn[]>> = {
  burns: ['burns'],
  muck: ['muck'],
  'burns-and-muck': ['burns', 'muck'],
}

/** Does any step from here on take cards from the stub? */
const cardsToCome = (deal: Deal): boolean => {
  if (deal.phase !== 'streets') return false
  const { steps } = programOf(deal.form)
  return steps.slice(stepDue(deal)).some(({ do: what }) => what === 'deal' || what === 'board' || what === 'replace')
}
