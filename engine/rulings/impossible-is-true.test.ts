import { describe, expect, test } from 'vitest'
import { type Card, UNKNOWN } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { type Deal, type Player, placeOf } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import type { Impossible } from '../deal/impossible.ts'
import { programOf } from '../deal/program.ts'
import { forms } from '../forms/forms.ts'
import { anyDeal, everyForm } from '../testing/any-deal.ts'
import { anyIncident } from '../testing/any-incident.ts'
import { playOut } from '../testing/play-out.ts'
import { cardsOff } from '../testing/table-check.ts'
import { carryOut } from './decide.ts'
import { INCIDENTS } from './incident-facts.ts'
import { broughtBack } from './people/retrieval.ts'
import type { TableCommand } from './report.ts'
import { type Incident, rulerOf } from './rulers.ts'

type Code = Impossible['no']
/** The facts of a report that is turned away, what is said against it, and the deal with all that has happened in it. */
type Facts = {
  readonly deal: Deal
  readonly log: readonly DealEvent[]
  readonly it: Readonly<Record<string, unknown>>
  /** The player whom the reason names, or else the report. */
  readonly player: Player
  readonly off: Impossible
}
type IsTrue = (facts: Facts) => boolean

const WAGERS = ['Bet', 'Completed', 'Raised', 'PotOpened'] as const
const ACTS = [...WAGERS, 'Folded', 'Checked', 'Called', 'CalledShort', 'BroughtIn'] as const

/** Has this happened to the seat that the reason names? */
const has =
  (...types: readonly DealEvent['type'][]): IsTrue =>
  ({ log, off }) =>
    log.some(event => types.includes(event.type) && 'seat' in event && event.seat === off.seat)
const happened =
  (...types: readonly DealEvent['type'][]): IsTrue =>
  ({ log }) =>
    log.some(event => types.includes(event.type))
const not =
  (holds: IsTrue): IsTrue =>
  facts =>
    !holds(facts)

const cardsOf = ({ down, up, rows }: Player): readonly Card[] => [...down, ...up, ...rows.flat()]
const stub = ({ deck, next }: Deal): readonly Card[] => deck.slice(next)
const isIn = ({ folded, killed, shown }: Player): boolean =>
  !folded && !killed && shown !== 'mucked' && shown !== 'seen'
const stepsLeft = ({ form, step, phase }: Deal) => (phase === 'streets' ? programOf(form).steps.slice(step) : [])
const isComing = (deal: Deal, ...does: readonly string[]): boolean =>
  stepsLeft(deal).some(step => does.includes(step.do))
const seats = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [value as number])
const named = (value: unknown): readonly Card[] => (value ?? []) as readonly Card[]
const doesIn = (deal: Deal, what: string): boolean => programOf(deal.form).steps.some(step => step.do === what)

/** When a reason is true, read from the cards, the chips, the steps and the log, not as rulings look at them. */
const IS_TRUE: Partial<Readonly<Record<Code, IsTrue>>> = {
  'already-dead': ({ player }) => !isIn(player),
  'already-fouled': ({ player }) => player.killed,
  'already-up': ({ player, off }) => player.up.includes(off.card!),
  'before-itself': ({ it }) => it.seat === it.before,
  'bet-nothing': not(has(...WAGERS)),
  'betting-begun-count-instead': happened(...ACTS),
  'bring-in-first': ({ deal }) => deal.round?.bringInDue === true,
  'brings-in': ({ deal, it }) => deal.players[deal.turn]?.seat === it.seat,
  'burn-made': ({ deal }) => stepsLeft(deal)[0]?.do !== 'burn',
  'button-was-there': ({ deal, it }) => deal.button === (it.belongs ?? it.should),
  'called-nothing': ({ player }) => player.put === 0,
  'came-twice': ({ it }) => it.card === it.replacement,
  'card-is-set': ({ player, off }) => player.rows.flat().includes(off.card!),
  'card-not-said': ({ it }) => it.card === UNKNOWN || named(it.cards).includes(UNKNOWN),
  'cards-from-deck': ({ deal }) => !deal.realCards,
  'cards-in-view': ({ player }) => player.shown === 'shown' || player.down.every(card => player.open.includes(card)),
  'cards-not-named-once': ({ it }) => new Set(named(it.cards)).size < Math.max(1, named(it.cards).length),
  'dead-by-ruling': has('HandKilled'),
  'deal-not-over': ({ deal }) => deal.phase !== 'ended',
  'deal-over': happened('DealEnded', 'DealVoided', 'BlindsChopped'),
  'first-cards-not-out': not(happened('RoundOpened', 'CardsAsked', 'ShowdownOpened')),
  'gets-first-card': ({ deal, off }) => deal.players[0]!.seat === off.seat,
  'gets-no-card': ({ deal, off, player }) =>
    player === undefined || player.folded || !isComing(deal, 'deal') || off.seat! > 0,
  'hand-is-gone': ({ deal, it }) =>
    [it.seat, it.by].some(seat => {
      const hand = deal.players[placeOf(deal, seat as number)]!
      return hand.folded || hand.up.length === 0
    }),
  'hand-is-set': ({ player }) => player.rows.length > 0 || player.killed,
  'hands-shown': happened('ShowdownOpened', 'HandShown', 'AwardDue'),
  // a straddle without the option is its player's act
  'has-acted': facts => has(...ACTS)(facts) || (facts.deal.straddler >= 0 && facts.deal.law.straddle?.live !== true),
  'has-discarded': ({ player }) => player.answered,
  'has-folded': ({ player }) => player.folded,
  'has-not-so-much': ({ player, it }) => player.bet + player.stack < (it.to as number),
  'has-posted': has('Posted'),
  'has-set-nothing': not(has('Placed')),
  'in-no-hand': ({ deal, off }) => !deal.players.flatMap(cardsOf).includes(off.card!),
  'joker-plays': ({ deal }) => deckCards(deal.form.deck).includes('Jo'),
  'last-hand-wins': ({ deal }) => deal.players.filter(isIn).length <= 1,
  'last-round-not-over': ({ deal }) => stepsLeft(deal).length > 0 || deal.phase === 'shuffle',
  'mixed-with-itself': ({ it }) => it.seat === it.with,
  'no-betting': ({ deal }) => deal.round === null || deal.turn < 0,
  'no-blinds': ({ deal }) => deal.form.opening !== 'blinds',
  'no-board-yet': ({ deal }) => deal.boards.flat().length === 0,
  'no-boardcards-to-come': ({ deal }) => !isComing(deal, 'board'),
  'no-bring-in-due': ({ deal }) => deal.round?.bringInDue !== true,
  'no-burn-due': ({ deal }) => deal.burnless || stepsLeft(deal)[0]?.do !== 'burn',
  'no-card-dealt': facts => not(happened('CardsDealt', 'BoardDealt'))(facts) || facts.it.dealt === 0,
  'no-card-next': ({ deal }) => !['deal', 'burn'].includes(stepsLeft(deal)[deal.round === null ? 0 : 1]?.do ?? ''),
  'no-cards-to-come': ({ deal }) => !isComing(deal, 'deal', 'board', 'replace'),
  'no-cards-yet': ({ player }) => cardsOf(player).length === 0,
  'no-chips': ({ player }) => player.stack === 0,
  'no-discard-due': ({ deal }) => stepsLeft(deal)[0]?.do !== 'discard' || !deal.asked || deal.form.family !== 'stud',
  'no-downcard': ({ player }) => player.down.length === 0,
  'no-draw': ({ deal }) =>
    !doesIn(deal, 'draw') ||
    deal.phase !== 'streets' ||
    !programOf(deal.form)
      .steps.slice(0, deal.step + 1)
      .some(step => step.do === 'draw'),
  'no-hand': ({ deal, off }) => !deal.players.some(player => player.seat === off.seat && !player.folded),
  'no-pot-pushed': not(happened('DealEnded')),
  'no-showdown': ({ deal }) =>
    deal.phase !== 'showdown' && !(deal.phase === 'award' && deal.players.filter(player => !player.folded).length > 1),
  'no-stub-yet': not(happened('DeckShuffled')),
  'no-such-board': ({ deal, off }) => off.count! < 0 || off.count! >= deal.form.boards,
  'no-such-run': ({ deal, off }) => off.count! < 1 || off.count! > deal.runs,
  'no-such-streets': ({ deal }) => deal.form.family !== 'stud',
  'no-upcards': ({ player }) => player.up.length === 0,
  'no-upcards-in-game': ({ deal }) => deal.form.family !== 'stud',
  'nobody-due': ({ deal }) => deal.turn < 0,
  'nobody-got-a-card': ({ it }) => seats(it.to).length === 0,
  'nobody-got-extra': ({ it }) => seats(it.seats).length === 0,
  'nobody-has-a-card': ({ deal }) => deal.players.flatMap(cardsOf).length === 0,
  'nobody-left-to-act': ({ deal }) => deal.turn < 0,
  'not-due': ({ deal, off }) => deal.players[deal.turn]?.seat !== off.seat,
  'not-held': ({ player, off }) => !cardsOf(player).includes(off.card!),
  'not-in-fantasyland': ({ player }) => player.fantasyland === 0,
  'not-in-the-stub': ({ deal, off }) => deal.realCards || !stub(deal).includes(off.card!),
  'not-in-this-deck': ({ deal, off }) => !deckCards(deal.form.deck).includes(off.card!),
  'not-just-dealt': facts =>
    facts.deal.step !== programOf(facts.deal.form).firstRound ||
    happened('BoardDealt', ...ACTS, 'CardsAsked', 'DealEnded')(facts),
  // a hand that somebody asked to see may be live again
  'not-mucked': facts => facts.player.shown === 'shown' || not(has('HandMucked', 'Folded'))(facts),
  'not-on-a-board': ({ deal, off }) => !deal.boards.flat().includes(off.card!),
  'not-set-in-turns': ({ deal }) => !doesIn(deal, 'place'),
  'not-their-cards': ({ player, it }) => {
    const cards = named(it.cards)
    return cards.length !== cardsOf(player).length || cards.some(card => !cardsOf(player).includes(card))
  },
  'one-upcard': ({ player }) => player.up.length === 1,
  'others-in': ({ deal, it, off }) =>
    off.count === deal.players.filter(player => !player.folded && player.seat !== it.seat).length,
  'owes-nothing': ({ it }) => (it.owes as number) <= 0,
  'player-to-act': ({ deal }) => deal.turn >= 0,
  'pot-about-to-be-pushed': ({ deal }) => deal.phase === 'award',
  'right-number': ({ player, it }) =>
    [0, player.owed].includes((it.has as number) - player.down.length - player.up.length) ||
    player.fantasyland === it.has,
  'run-more-than-once': ({ deal }) => deal.runs > 1,
  'run-once': ({ deal }) => deal.runs === 1,
  showdown: ({ deal }) => deal.phase !== 'streets',
  'still-being-dealt': ({ deal }) => deal.done > 0 || (deal.turn < 0 && isComing(deal, 'deal', 'replace')),
  'stub-has': ({ deal, off }) => stub(deal).length === off.count,
  'tournaments-only': ({ deal }) => deal.setting === 'cash',
  'two-cards': ({ it }) => new Set(seats(it.to)).size < seats(it.to).length,
  'whose-not-said': ({ it }) => it.seat === undefined,
}

/** Deals of each form, and incidents tried at every moment of them. */
const DEALS = 2
const TRIES = 12

describe('a reason why something cannot have happened is true', () => {
  const seen = new Map<Code, number>()

  test('at any moment of deals of every form, the end included', () => {
    const wrong = new Map<string, string>()
    for (let n = 0; n < DEALS * everyForm.length; n++) {
      const any = anyDeal(everyForm[n % everyForm.length]!, 51_000 + n, { realCards: n % 4 === 3 })
      const look = (deal: Deal, log: readonly DealEvent[]): void => {
        for (let tried = 0; tried < TRIES; tried++)
          check(deal, log, anyIncident(deal, INCIDENTS[any.chance(INCIDENTS.length)]!, any.chance), wrong)
      }
      const { deal, log } = playOut(any, ({ deal, log }) => look(deal, log))
      look(deal, log)
    }
    expect([...wrong].map(([what, where]) => `${what} in ${where}`).sort()).toEqual([])
  })

  test('enough of them were given', () => {
    expect([...seen.keys()].filter(code => IS_TRUE[code] !== undefined).length).toBeGreaterThan(70)
  })

  const check = (deal: Deal, log: readonly DealEvent[], incident: Incident, wrong: Map<string, string>): void => {
    const off = rulerOf(incident.type).impossible(deal, incident)
    if (off === null) return
    seen.set(off.no, (seen.get(off.no) ?? 0) + 1)
    const it: Readonly<Record<string, unknown>> = incident
    const player = deal.players[placeOf(deal, off.seat ?? Number(it.seat))]
    if (IS_TRUE[off.no]?.({ deal, log, it, player: player as Player, off }) === false)
      wrong.set(
        `${incident.type}: ${off.no}`,
        `${deal.form.id}, ${deal.phase}, step ${deal.step}: ${JSON.stringify(incident)}`,
      )
  }
})

describe('in Chinese draw poker a hand that is set is played for the pot on the last round', () => {
  const form = forms['chinese-draw-poker']
  const lastRound = programOf(form).steps.findLastIndex(step => step.do === 'bet')
  const moments = (look: (deal: Deal, due: Player) => void): number => {
    let found = 0
    for (let n = 0; n < 30; n++) {
      playOut(anyDeal(form, 52_000 + n), ({ deal }) => {
        const due = deal.players[deal.turn]
        if (deal.phase !== 'streets' || deal.step !== lastRound || due === undefined) return
        look(deal, due)
        found++
      })
    }
    return found
  }

  test('what happens to it there can have happened', () => {
    const found = moments((deal, { seat }) => {
      const other = deal.players.find(player => !player.folded && player.seat !== seat)!
      const reports: readonly Incident[] = [
        { type: 'TurnPassed', seat, behind: 1 },
        { type: 'HiddenCards', seat, behind: 1 },
        { type: 'HandMucked', seat, by: 'dealer', identifiable: true },
        { type: 'HandThrownForward', seat, madeAnotherAct: false },
        { type: 'CardsMixedWithAnother', seat, with: other.seat },
        { type: 'ClockExpired', seat },
      ]
      for (const report of reports) expect(rulerOf(report.type).impossible(deal, report), report.type).toBeNull()
    })
    expect(found).toBeGreaterThan(20)
  })

  test('thrown away there, it comes back in its rows', () => {
    const found = moments((deal, { seat, rows }) => {
      const folded = carriedOut(deal, { type: 'Fold', seat })
      if (folded.phase !== 'streets') return
      const thrown: Incident = { type: 'HandThrownForward', seat, madeAnotherAct: false }
      expect(rulerOf('HandThrownForward').impossible(folded, thrown)).toBeNull()
      const back = broughtBack(folded, seat, []).reduce<Deal>(evolve, folded)
      expect(back.players[placeOf(back, seat)]).toMatchObject({ folded: false, rows, down: [] })
      expect(cardsOff(back)).toBe('')
    })
    expect(found).toBeGreaterThan(20)
  })

  const carriedOut = (deal: Deal, command: TableCommand): Deal => {
    const outcome = carryOut(deal, command)
    if (!outcome.ok) throw new Error(outcome.refusal.why)
    return outcome.state
  }
})
