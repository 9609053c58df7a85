import { describe, expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { anyDeal, everyForm } from '../testing/any-deal.ts'
import { anyIncident } from '../testing/any-incident.ts'
import { outcomes } from '../testing/outcomes.ts'
import { playOut } from '../testing/play-out.ts'
import { situationsIn } from '../testing/situations.ts'
import { INCIDENTS } from './incident-facts.ts'
import { type IncidentType, rulerOf } from './rulers.ts'

type Family = Form['family']
const board = 'board'
const stud = 'stud'
const draw = 'draw'
const chinese = 'chinese'
const wagered = [board, stud, draw] as const
const all = [...wagered, chinese] as const

/** The families of forms in which each kind of incident can happen. */
const happensIn: Readonly<Record<IncidentType, readonly Family[]>> = {
  MiscalledHand: all,
  PairNotAnnounced: all,
  TabledLate: wagered,
  BurnMissed: [board, stud],
  TwoBurned: [board, stud],
  PrematureStreetCard: [stud],
  LastCardUp: [stud],
  UpcardsPickedUp: [stud],
  DiscardMissed: [stud],
  StreetOutOfSequence: [stud],
  BeatenCall: [stud],
  PrematureBoard: [board],
  TooManyInFlop: [board],
  StubFouled: all,
  HandMucked: all,
  HandThrownForward: all,
  CardsMixedWithAnother: wagered,
  DealtDeadHand: wagered,
  HiddenCards: wagered,
  LiveHandShown: wagered,
  ButtonMisplaced: [board, draw, chinese],
  FirstCardToWrongSeat: all,
  DealtToEmptySeat: all,
  PlayerDealtOut: all,
  DealtOutOfSequence: all,
  ExtraCard: wagered,
  WrongNumberOfCards: wagered,
  FourteenAndTwelve: [chinese],
  WrongNumberSet: [chinese],
  FantasylandMiscount: [chinese],
  PlayerAbsent: wagered,
  ClockExpired: all,
  TurnPassed: wagered,
  OwedBlindUnposted: [board, draw],
  WrongLowcard: [stud],
  HiddenChips: all,
  ConcealedChips: wagered,
  UnnoticedMoney: wagered,
  ButtonWrongThisDeal: [board, draw, chinese],
  RunDisputed: [board],
  PotAwardedWrongly: all,
  CardExposed: all,
  CardOffTable: all,
  BoxedCard: all,
  JokerFound: all,
  ForeignCard: all,
  DuplicateCard: all,
  CardMissing: all,
  KnownBadDeck: all,
  DamagedCard: wagered,
  DrawCardsMucked: [board, draw],
}

/** Forms of each family, and forms in which alone some things of theirs happen. */
const usual = [
  'holdem',
  'seven-card-stud',
  'ace-to-five-lowball',
  'deuce-to-seven-triple-draw',
  'chinese-poker',
  'open-face-chinese',
] as const satisfies readonly FormId[]
const special = {
  'drawmaha-high': ['DrawCardsMucked'],
  'super-stud': ['DiscardMissed'],
  'mexican-poker': ['StreetOutOfSequence', 'CardExposed', 'WrongNumberOfCards'],
  'chinese-draw-poker': ['HiddenChips', 'PotAwardedWrongly', 'HandMucked', 'HandThrownForward'],
} as const satisfies { readonly [F in FormId]?: readonly IncidentType[] }

const situations = [
  ...usual.map(form => [form, situationsIn(form)] as const),
  ...Object.entries(special).map(([form, kinds]: [string, readonly IncidentType[]]) => {
    const there = situationsIn(form as FormId)
    return [form as FormId, there.filter(({ incident }) => kinds.includes(incident.type))] as const
  }),
]

describe('each kind of incident by each book, in forms of each family: the cards and chips to the end of the deal', () => {
  test.each(situations)('%s', async (form, its) => {
    await expect(`${its.map(outcomes).join('\n\n')}\n`).toMatchFileSnapshot(`situations/${form}.txt`)
  })

  test.each(INCIDENTS)('%s is there for every family that it can happen in', kind => {
    const families = situations.flatMap(([form, its]) =>
      its.some(({ incident }) => incident.type === kind) ? [forms[form].family] : [],
    )
    expect(new Set(families)).toEqual(new Set(happensIn[kind]))
  })

  test.each(all)('nothing else happens in %s forms', family => {
    const elsewhere = INCIDENTS.filter(kind => !happensIn[kind].includes(family))
    for (const form of everyForm.filter(form => form.family === family)) {
      const any = anyDeal(form, 30_001)
      playOut(any, ({ deal }) => {
        for (const kind of elsewhere) {
          const incident = anyIncident(deal, kind, any.chance)
          expect(rulerOf(kind).impossible(deal, incident), `${kind} in ${form.id}`).not.toBeNull()
        }
      })
    }
  })
})
