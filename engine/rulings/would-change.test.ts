import { describe, expect, test } from 'vitest'
import { type Card, codeOf, rankOf } from '../cards/card.ts'
import { countAble, countIn, type Deal, type Player, placeOf } from '../deal/deal.ts'
import { hasClaim } from '../deal/pots/claim.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { anyDeal, everyForm } from '../testing/any-deal.ts'
import { anyIncident } from '../testing/any-incident.ts'
import { playOut } from '../testing/play-out.ts'
import { hasActedOn } from './cards/dealt-card.ts'
import { CHANGES, type Change } from './change.ts'
import { actsMade, misdealWindowOpen } from './dealing/substantial-action.ts'
import { rule } from './decide.ts'
import { INCIDENTS } from './incident-facts.ts'
import { hasActed, isFacing } from './people/live-hand.ts'
import { type Incident, rulerOf } from './rulers.ts'
import { lowballRanking } from './showdown/called-low.ts'

type Code = Exclude<Change, object>
/** The facts of any incident, and the deal it happened in. */
type Facts = {
  readonly deal: Deal
  readonly it: Readonly<Record<string, unknown>>
  readonly player: Player | undefined
}
type Holds = (facts: Facts) => boolean

const seats = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [])
const facing: Holds = ({ deal, player }) => player !== undefined && isFacing(deal, player)
const acted: Holds = ({ deal, player }) => player !== undefined && hasActed(deal, placeOf(deal, player.seat))
const intact: Holds = ({ deal, it }) =>
  deal.players.some(one => hasClaim(one) && one.seat !== it.seat && !seats(it.fouled).includes(one.seat))
const paired: Holds = ({ player }) => {
  const ranks = [...(player?.down ?? []), ...(player?.up ?? [])].map(card => rankOf(codeOf(card)))
  return new Set(ranks).size < ranks.length
}

/** When a fact is true already, as far as the deal and what was reported say it; the others nobody has reported. */
const HOLDS: Partial<Readonly<Record<Code, Holds>>> = {
  'another-acted-on-it': ({ it }) => it.madeAnotherAct === true,
  'another-boxed': ({ deal, it }) => deal.mending.boxed.some(card => card !== it.card),
  'another-exposed': ({ deal, it }) => deal.mending.exposed.some(card => card !== it.card),
  'another-fouled': ({ it }) => seats(it.fouled).length > 0,
  'another-fouled-and-none-intact': facts => seats(facts.it.fouled).length > 0 && !intact(facts),
  'asked-before-next-deal': ({ it }) => it.since === undefined,
  'bet-to-call': facing,
  'betting-begun': ({ deal }) => actsMade(deal) > 0,
  'betting-was-complete': ({ deal }) => deal.round === null,
  'betting-was-over': ({ deal }) => deal.round === null,
  'button-hand': ({ deal, it }) => it.seat === deal.button,
  'boardcard-not-acted-on': ({ it }) => it.type === 'BurnMissed' || it.type === 'TwoBurned',
  'boardcard-seen': ({ it }) => it.type === 'BurnMissed' && it.facedown !== true,
  'called-time': ({ it }) => it.calledTime === 'at-the-table',
  'cards-apart': ({ it }) => it.identifiable === true,
  'cards-not-apart': ({ it }) => it.identifiable === false,
  'chips-of-another-house': ({ it }) => it.what === 'foreign-chips',
  'deal-over': ({ deal }) => deal.phase === 'ended',
  'dealer-dealt-it-off': ({ it }) => it.by === 'dealer',
  'dealer-exposed-it': ({ it }) => it.by === 'dealer',
  'did-not-call-time': ({ it }) => it.calledTime === undefined,
  'did-not-know': ({ it }) => it.unaware === true,
  downcard: ({ it, player }) => player?.down.some(card => card === it.card) === true,
  'first-player-acted': ({ deal }) => actsMade(deal) > 0,
  'found-before-next-deal': ({ it }) => it.nextDealBegun !== true,
  'found-in-play': ({ it }) => it.where !== 'stub',
  'found-in-stub': ({ it }) => it.where === 'stub',
  'hand-has-a-pair': paired,
  'hand-protected': ({ it }) => it.protected === true,
  'knew-and-bet': ({ it }) => it.wagered === true,
  'knew-and-did-not-bet': ({ it }) => it.wagered === false,
  'looked-before-posting': ({ it }) => it.looked === true,
  lowball: ({ deal }) => lowballRanking(deal.form) !== undefined,
  misinformed: ({ it }) => it.misinformed === true,
  'miscalled-on-purpose-and-fouled': ({ it }) => it.intentional === true && seats(it.fouled).length > 0,
  'next-deal-begun': ({ it }) => it.nextDealBegun === true || it.since === 'first-card-dealt',
  'next-player-acted': ({ it }) => it.nextActed === true,
  'next-player-not-acted': ({ it }) => it.nextActed === false,
  'no-bet-to-call': facts => !facing(facts),
  'no-betting-and-pot-not-awarded': ({ deal }) =>
    deal.phase === 'streets' && deal.round === null && countAble(deal) < 2,
  'nobody-acted': ({ deal }) => actsMade(deal) === 0,
  'nobody-acted-on-it': ({ it }) => it.madeAnotherAct !== true,
  'nobody-fouled': ({ it }) => seats(it.fouled).length === 0,
  'nobody-objects': ({ it }) => it.objection === false,
  'not-misinformed': ({ it }) => it.misinformed !== true,
  'not-noticed-in-round': ({ it }) => it.when === 'round-over',
  'not-on-purpose': ({ it }) => it.onPurpose === false || it.intentional === false,
  'noticed-before-player-acted': facts => !acted(facts),
  'noticed-in-round': ({ it }) => it.when === 'at-once',
  'noticed-in-time-for-misdeal': ({ deal }) => misdealWindowOpen(deal),
  'on-purpose': ({ it }) => it.onPurpose === true || it.intentional === true,
  'only-boxed-card': ({ deal }) => deal.mending.boxed.length === 0,
  'other-hand-intact': intact,
  'player-acted': ({ deal, it, player }) =>
    player !== undefined && hasActedOn(deal, player, (it.card as Card | undefined) ?? player.down.at(-1)!),
  'player-is-all-in': ({ player }) => player?.stack === 0,
  'player-turned-it-up': ({ it }) => it.by === 'player',
  'said-nothing': ({ it }) => it.announced !== true,
  'somebody-objects': ({ it }) => it.objection === true,
  'stub-mixed': ({ it }) => it.mixedWith !== undefined,
  'three-at-showdown': ({ deal }) => countIn(deal) > 2,
  'too-late-for-misdeal': ({ deal }) => !misdealWindowOpen(deal),
  tournament: ({ deal }) => deal.setting === 'tournament',
  'two-at-showdown': ({ deal }) => countIn(deal) === 2,
  'two-left-in-tournament': ({ deal }) => deal.finalTwo,
  'two-players-left': ({ deal }) => countIn(deal) === 2,
}

/** Deals of every form, with this many incidents tried at every moment. */
const TRIES = 12

describe('what would change a ruling is never true already', () => {
  const seen = new Set<Code>()

  test('at any moment of deals of every form, by every book', () => {
    const wrong = new Set<string>()
    for (const [i, form] of everyForm.entries()) {
      const any = anyDeal(form, 41_000 + i)
      playOut(any, ({ deal }) => {
        if (deal.phase === 'shuffle') return
        for (let n = 0; n < TRIES; n++)
          look(deal, anyIncident(deal, INCIDENTS[any.chance(INCIDENTS.length)]!, any.chance), wrong)
      })
    }
    expect([...wrong].sort()).toEqual([])
  })

  test('enough of them were asked', () => {
    expect(seen.size).toBeGreaterThan(60)
    for (const code of Object.keys(HOLDS)) expect(CHANGES).toContain(code)
  })

  const look = (deal: Deal, incident: Incident, wrong: Set<string>): void => {
    if (rulerOf(incident.type).impossible(deal, incident) !== null) return
    for (const book of BOOKS) {
      const ruling = rule(deal, incident, book)
      if (!ruling.ok) continue
      const it: Readonly<Record<string, unknown>> = incident
      const player = typeof it.seat === 'number' ? deal.players[placeOf(deal, it.seat)] : undefined
      for (const change of ruling.wouldChange) {
        if (typeof change === 'object') continue
        seen.add(change)
        if (HOLDS[change]?.({ deal: { ...deal, book }, it, player }))
          wrong.add(`${incident.type} by ${book}: ${change}`)
      }
      if (new Set(ruling.wouldChange).size < ruling.wouldChange.length) wrong.add(`${incident.type} by ${book}: twice`)
      if (ruling.wouldChange.length === 0) wrong.add(`${incident.type} by ${book}: nothing`)
    }
  }
})
