import { describe, expect, test } from 'vitest'
import type { Impossible } from '../deal/impossible.ts'
import { given } from '../testing/given.ts'
import { reportsAt } from '../testing/incident-reports.ts'
import type { Table } from '../testing/table.ts'
import { refusalWords } from '../words/english/print.ts'
import { decide } from './decide.ts'
import { INCIDENTS } from './incident-facts.ts'
import type { Incident, IncidentType } from './rulers.ts'

const holdem = given({ form: 'holdem', seats: 3, cards: '2c3c4c 2d3d4d 5c 6c7d8h' })
const dealt = holdem.plays('deal')
const shown = dealt.plays('around; deal; all check; deal; all check; deal; all check; 1 shows')
const over = shown.plays('2 shows; 3 shows; award')
const chinese = given({ form: 'open-face-chinese', seats: 3 }).plays('deal')

const miscalled = (seat: number, fouled: readonly number[]): Incident => ({
  type: 'MiscalledHand',
  seat,
  called: 'a flush',
  intentional: false,
  fouled,
})
const money = (seat: number): Incident => ({
  type: 'UnnoticedMoney',
  seat,
  amount: 50,
  what: 'cash',
  unaware: true,
  objection: false,
})
const badDeck = (seat: number): Incident => ({ type: 'KnownBadDeck', seat, wagered: true, fault: 'duplicate' })

/** What nobody can have seen, and the reason that is given. */
const refused: readonly (readonly [string, Table, Incident, Impossible['no'] | Impossible])[] = [
  ['no hands are shown yet', dealt, miscalled(1, []), 'no-showdown'],
  ['it is their own hand', shown, miscalled(1, [1]), { no: 'no-hand-to-foul', seat: 1 }],
  ['no hands are shown yet', dealt, { type: 'PairNotAnnounced', seat: 1, fouled: [] }, 'no-showdown'],
  ['they are not in the deal', shown, { type: 'PairNotAnnounced', seat: 7, fouled: [] }, { no: 'no-hand', seat: 7 }],
  ['they have acted on it', dealt.plays('3 calls'), { type: 'DealtDeadHand', seat: 3 }, { no: 'has-acted', seat: 3 }],
  ['it is over', over, { type: 'DealtDeadHand', seat: 3 }, 'deal-over'],
  ['no card is out', holdem, { type: 'DealtToEmptySeat', seat: 9 }, 'first-cards-not-out'],
  ['no card is out', holdem, { type: 'PlayerDealtOut', seat: 9, atTheTable: true }, 'first-cards-not-out'],
  [
    'they have acted',
    dealt.plays('3 calls'),
    { type: 'PlayerDealtOut', seat: 3, atTheTable: true },
    { no: 'has-acted', seat: 3 },
  ],
  ['they are not due', dealt, money(1), { no: 'not-due', seat: 1 }],
  [
    'it is not their card',
    dealt,
    { type: 'CardOffTable', seat: 1, card: 'As', by: 'dealer' },
    { no: 'not-held', seat: 1, card: 'As' },
  ],
  ['they have wagered nothing', dealt, badDeck(3), { no: 'bet-nothing', seat: 3 }],
  ['a blind is no wager', dealt, badDeck(2), { no: 'bet-nothing', seat: 2 }],
  ['nobody wagers here', chinese, badDeck(2), { no: 'bet-nothing', seat: 2 }],
  ['it is over', over, badDeck(2), 'deal-over'],
  [
    'the hands are read',
    shown.plays('2 shows; 3 shows'),
    { type: 'CardExposed', seat: 3, card: '4c', by: 'dealer' },
    'pot-about-to-be-pushed',
  ],
  ['one hand is left', dealt.plays('3 folds; 1 folds'), { type: 'DamagedCard', seat: 2, card: '3c' }, 'last-hand-wins'],
  [
    'it is not their card',
    dealt,
    { type: 'DamagedCard', seat: 1, card: 'As' },
    { no: 'not-held', seat: 1, card: 'As' },
  ],
  [
    'nobody-left-to-act',
    shown.plays('2 shows; 3 shows'),
    { type: 'HandThrownForward', seat: 3, madeAnotherAct: true },
    'nobody-left-to-act',
  ],
]

describe('what cannot have happened is refused with the reason, and nothing changes', () => {
  test.each(refused)('%s', (_, table, incident, why) => {
    table.rulesOut(incident, why)
  })

  test.each(INCIDENTS)('%s when the deal is over', kind => {
    for (const incident of reportsAt(over.deal, kind)) {
      const before = JSON.stringify(over.deal)
      const decision = decide(over.deal, incident)
      expect(JSON.stringify(over.deal)).toBe(before)
      if (LATER.includes(kind)) return expect(decision.ok || decision.refusal.impossible, kind).toBeTruthy()
      expect(decision, kind).toMatchObject({ ok: false, refusal: { why: 'cannot-have-happened' } })
      expect(!decision.ok && refusalWords(decision.refusal), kind).toMatch(/^That can’t have happened here: .+\.$/)
    }
  })
})

/** What comes to light when the pots are pushed. */
const LATER: readonly IncidentType[] = [
  'PotAwardedWrongly',
  'HiddenChips',
  'ForeignCard',
  'CardMissing',
  'ButtonMisplaced',
  'ButtonWrongThisDeal',
]
