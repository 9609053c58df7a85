import { describe, expect } from 'vitest'
import { type FormId, forms } from '../forms/forms.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { given, type Setup } from '../testing/given.ts'
import { rule } from '../testing/rule.ts'
import { potTotal, stubCount } from './deal.ts'
import { legal } from './legal.ts'

/** What lies on the table when the cards of a street are out, after a quiet deal up to there. */
type Standing = {
  readonly pot?: number
  readonly out?: number
  readonly stub?: number
  /** Downcards and upcards of each player. */
  readonly held?: string
  readonly burns?: number
  readonly board?: number
  readonly opens?: number
  /** The sizes a bet may have. */
  readonly bet?: readonly number[]
}

const standing = (form: FormId, players: number, street: number, more: Partial<Setup>): Standing => {
  let table = given({ form: forms[form], ...more, seats: players })
  if (street >= 0) table = table.plays('deal')
  for (let n = 0; n < street; n++) table = table.plays('around; all stand pat; deal')
  const deal = table.deal
  const due = legal(deal)
  const { down, up } = deal.players[0]!
  return {
    pot: potTotal(deal),
    out: deal.next,
    stub: stubCount(deal),
    held: `${down.length}+${up.length}`,
    burns: deal.burns.length,
    board: deal.boards[0]?.length ?? 0,
    ...(due.due === 'betting' ? { opens: due.seat, bet: due.wager?.sizes ?? [] } : {}),
  }
}

/** A rule, the form and its players, the street (-1 before the deal), what is so then, and the stakes. */
type Step = readonly [id: RuleId, form: FormId, players: number, street: number, is: Standing, more?: Partial<Setup>]
const stakes = (lower: number, ante = 1): Partial<Setup> => ({
  stakes: { lower, upper: 2 * lower, ante, bringIn: 1 },
})
const blinds = (small: number, big: number): Partial<Setup> => ({
  stakes: { lower: big, upper: 2 * big, blinds: [small, big] },
})

const steps: readonly Step[] = [
  ['uspa/3.2.1.3.1', 'holdem', 9, 0, { out: 18, stub: 34 }],
  ['uspa/3.2.1.3.5', 'holdem', 9, 2, { burns: 2, board: 4 }],
  ['uspa/3.2.1.3.7', 'holdem', 9, 3, { burns: 3, board: 5 }],
  ['uspa/3.2.2.3.1', 'omaha', 9, 0, { out: 36, stub: 16 }],
  ['uspa/3.2.2.3.3', 'omaha', 9, 1, { burns: 1, board: 3 }],
  ['uspa/3.2.2.3.4', 'omaha', 6, 1, { opens: 5 }, { button: 4 }],
  ['uspa/3.2.2.3.5', 'omaha', 9, 2, { burns: 2, board: 4 }],
  ['uspa/3.2.2.3.6', 'omaha', 3, 2, { bet: [8] }, blinds(2, 4)],
  ['uspa/3.2.2.3.7', 'omaha', 9, 3, { burns: 3, board: 5 }],
  ['wsop/omaha-structure', 'omaha', 4, -1, { pot: 15 }],
  ['wsop/omaha-structure', 'omaha', 4, 0, { pot: 15, opens: 3 }],
  ['wsop/omaha-structure', 'omaha', 4, -1, { pot: 20 }, { stakes: { blinds: [], ante: 5 } }],
  ['uspa/3.2.3.3.1', 'seven-card-stud', 8, -1, { pot: 8 }, stakes(10)],
  ['uspa/3.2.3.3.2', 'seven-card-stud', 8, 0, { out: 24, held: '2+1', burns: 0 }],
  ['uspa/3.2.3.3.4', 'seven-card-stud', 5, 1, { out: 21, held: '2+2', burns: 1 }],
  ['uspa/3.2.3.3.6', 'seven-card-stud', 5, 2, { out: 27, held: '2+3', burns: 2 }],
  ['uspa/3.2.3.3.7', 'seven-card-stud', 5, 2, { bet: [10] }, stakes(5)],
  ['uspa/3.2.3.3.8', 'seven-card-stud', 5, 3, { out: 33, held: '2+4', burns: 3 }],
  ['uspa/3.2.3.3.10', 'seven-card-stud', 5, 4, { out: 39, held: '3+4', burns: 4 }],
  ['uspa/3.2.4.3.1', 'five-card-stud', 7, -1, { pot: 7 }, stakes(10)],
  ['uspa/3.2.4.3.2', 'five-card-stud', 7, 0, { out: 14, held: '1+1' }],
  ['uspa/3.2.4.3.6', 'five-card-stud', 4, 2, { held: '1+3', burns: 2 }],
  ['uspa/3.2.4.3.7', 'five-card-stud', 4, 2, { bet: [10] }, stakes(10)],
  ['uspa/3.2.4.3.8', 'five-card-stud', 3, 3, { held: '1+4', burns: 3 }],
  ['uspa/3.2.5.3.3', 'mississippi-stud', 3, 2, { held: '2+4' }],
  ['uspa/3.2.5.3.4', 'mississippi-stud', 3, 3, { held: '2+5' }],
  ['uspa/3.2.6.3.1', 'razz', 8, -1, { pot: 16 }, stakes(10, 2)],
  ['uspa/3.2.6.3.2', 'razz', 7, 0, { out: 21, held: '2+1' }],
  ['uspa/3.2.6.3.4', 'razz', 4, 1, { held: '2+2' }],
  ['uspa/3.2.6.3.7', 'razz', 4, 2, { held: '2+3', bet: [10] }, stakes(5)],
  ['uspa/3.2.6.3.8', 'razz', 4, 3, { held: '2+4' }],
  ['uspa/3.2.6.3.10', 'razz', 4, 4, { held: '3+4' }],
  ['uspa/3.2.7.3.1', 'stud-8', 6, -1, { pot: 6 }, stakes(10)],
  ['uspa/3.2.7.3.2', 'stud-8', 6, 0, { out: 18, held: '2+1' }],
  ['uspa/3.2.7.3.4', 'stud-8', 5, 1, { held: '2+2' }],
  ['uspa/3.2.7.3.7', 'stud-8', 5, 2, { held: '2+3', bet: [10] }, stakes(5)],
  ['uspa/3.2.7.3.8', 'stud-8', 5, 3, { held: '2+4' }],
  ['uspa/3.2.7.3.10', 'stud-8', 5, 4, { held: '3+4' }],
  ['uspa/3.2.8.3.1', 'ace-to-five-lowball', 6, -1, { pot: 6 + 15 }, { stakes: { ante: 1 } }],
  ['uspa/3.2.8.3.2', 'ace-to-five-lowball', 6, 0, { out: 30, held: '5+0' }],
  ['uspa/3.2.9.3.1', 'jacks-or-better', 6, -1, { pot: 6 }, stakes(10)],
  ['uspa/3.2.9.3.2', 'jacks-or-better', 6, 0, { out: 30, held: '5+0' }],
  ['uspa/3.2.10.3.1', 'draw-high', 5, -1, { pot: 10 }, stakes(10, 2)],
  ['uspa/3.2.10.3.2', 'draw-high', 5, 0, { out: 25, held: '5+0' }],
  ['wsop/seven-card-stud', 'seven-card-stud', 8, 0, { out: 24, held: '2+1' }],
  ['wsop/lowball', 'deuce-to-seven-lowball', 6, 0, { out: 30, stub: 22 }, { structure: 'limit' }],
  ['wsop/badugi', 'badugi', 8, 0, { out: 32, stub: 20, opens: 3 }],
  ['wsop/drawmaha-deal', 'drawmaha-high', 7, 1, { out: 38, board: 3, burns: 0 }, { structure: 'limit' }],
  ['wsop/super-stud-seats', 'super-stud', 7, 0, { out: 35, held: '4+1' }],
  ['wsop/mexican-poker', 'mexican-poker', 7, -1, { stub: 41 }],
  ['wsop/mexican-poker-deal', 'mexican-poker', 4, 0, { out: 8, held: '1+1' }],
  ['wsop/short-deck', 'short-deck-holdem', 9, 0, { out: 18, stub: 18 }],
]

describe('what lies on the table', () => {
  for (const [id, form, players, street, is, more = {}] of steps) {
    const when = street < 0 ? 'before the deal' : `on street ${street + 1}`
    rule(id, `${form} for ${players} ${when}`, () => expect(standing(form, players, street, more)).toMatchObject(is))
  }
})
