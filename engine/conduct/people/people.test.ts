import { describe, expect, test } from 'vitest'
import { type ConductScene, conductScene } from '../../testing/conduct-scene.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { fileOf } from '../draft.ts'
import { housePlayers, keptOut, mayRegister, smokeFreeSeats, smokeNotice } from './kept-out.ts'

const papers = {
  type: 'ShowPapers',
  player: 'P',
  document: 'passport',
  citizen: true,
  born: '1990-01-01',
  validUntil: '2030-01-01',
} as const
const why = (scene: ConductScene, player = 'P') => keptOut(scene.record, player, scene.now)?.why ?? null
/** This many days after 1 June 2026. */
const onDay = (scene: ConductScene, days: number): ConductScene => scene.later(days * 24 * 60)

describe('age and papers', () => {
  rule('wsop/1', 'born on 10 June 2005: refused on 9 June 2026, accepted the day after', () => {
    const born = { ...papers, born: '2005-06-10' } as const
    expect(onDay(conductScene('wsop'), 8).refuses(born)).toMatchObject({ why: 'under-age', rules: ['wsop/1'] })
    expect(onDay(conductScene('wsop'), 9).gives(born).events).toMatchObject([{ type: 'PapersShown' }])
  })
  rule('uspa/app1/4.1', 'nobody under legal age is registered', () => {
    expect(conductScene('uspa').refuses({ ...papers, born: '2008-06-02' }).why).toBe('under-age')
    expect(conductScene('uspa').gives({ ...papers, born: '2008-06-01' }).events).toHaveLength(1)
    expect(conductScene('uspa', { ways: { legalAge: 21 } }).refuses({ ...papers, born: '2008-06-01' }).why).toBe(
      'under-age',
    )
  })
  rule('wsop/3', 'a licence that ran out yesterday does not do', () => {
    const old = { ...papers, document: 'drivers-license', validUntil: '2026-05-31' } as const
    expect(conductScene('wsop').refuses(old).why).toBe('document-expired')
    expect(conductScene('wsop').gives({ ...old, validUntil: '2026-06-01' }).events).toHaveLength(1)
    expect(conductScene('wsop').refuses({ ...papers, document: 'library-card' }).why).toBe('document-not-accepted')
    expect(mayRegister(conductScene('wsop').record, 'P', 0)?.why).toBe('id-is-missing')
    expect(mayRegister(conductScene('rrp').record, 'P', 0)).toBeNull()
  })
  rule('wsop/3-non-us', 'a foreign licence without its last day is not accepted, a passport is', () => {
    const foreign = { ...papers, citizen: false, document: 'foreign-drivers-license-with-photo-dob-expiry' } as const
    expect(conductScene('wsop').refuses({ ...foreign, validUntil: null })).toMatchObject({
      why: 'document-not-accepted',
      rules: ['wsop/3-non-us'],
    })
    expect(conductScene('wsop').gives({ ...papers, citizen: false }).events).toHaveLength(1)
    expect(conductScene('wsop').refuses({ ...papers, citizen: false, document: 'state-id' }).why).toBe(
      'document-not-accepted',
    )
  })
  rule('wsop/3-known', 'shown last week and known to staff: no new document', () => {
    const scene = onDay(conductScene('wsop').gives({ ...papers, validUntil: '2026-06-03' }), 7)
    expect(mayRegister(scene.record, 'P', scene.now)?.why).toBe('document-expired')
    expect(mayRegister(scene.record, 'P', scene.now, true)).toBeNull()
    expect(mayRegister(scene.record, 'Q', scene.now, true)?.why).toBe('id-is-missing')
    const strict = conductScene(
      houseWith({ idRequired: { required: true, waivedForKnownPlayers: false } }, 'wsop'),
    ).gives({ ...papers, validUntil: '2026-06-03' })
    expect(mayRegister(strict.record, 'P', onDay(strict, 7).now, true)?.why).toBe('document-expired')
  })
})

describe('kept out', () => {
  rule('wsop/2', 'somebody on a list of excluded people is not listed', () => {
    const scene = conductScene('wsop').gives({ type: 'Exclude', player: 'P', on: 'state-list', until: null })
    expect(keptOut(scene.record, 'P', scene.now)).toMatchObject({ why: 'excluded', rules: ['wsop/2'] })
    expect(conductScene('rrp').refuses({ type: 'Exclude', player: 'P', on: 'state-list', until: null }).why).toBe(
      'exclusion-not-kept',
    )
  })
  rule('uspa/app1/3.public.5', 'a written request holds until its time is over', () => {
    const until = conductScene('uspa').now + 1000
    const scene = conductScene('uspa').as('player', 'P', { type: 'Exclude', player: 'P', on: 'written-request', until })
    expect(why(scene)).toBe('excluded')
    expect(scene.refuses({ type: 'EndExclusion', player: 'P' })).toMatchObject({ why: 'kept-until-then', until })
    expect(why(scene.later(1).gives({ type: 'EndExclusion', player: 'P' }))).toBeNull()
    expect(
      conductScene('uspa').refuses({ type: 'Exclude', player: 'P', on: 'written-request', until: null }, 'player', 'Q')
        .why,
    ).toBe('not-your-role')
  })
  rule('uspa/app1/5.3', 'too drunk to play, until somebody clears it', () => {
    const drunk = conductScene('uspa').as('dealer', 'Dee', { type: 'MarkDrunk', player: 'P', drunk: true })
    expect(why(drunk)).toBe('drunk')
    expect(why(drunk.gives({ type: 'MarkDrunk', player: 'P', drunk: false }))).toBeNull()
    const served = conductScene(houseWith({ intoxicationPolicy: ['not-served'] }, 'uspa')).gives({
      type: 'MarkDrunk',
      player: 'P',
      drunk: true,
    })
    expect(why(served)).toBeNull()
  })
})

describe('what is known of a person', () => {
  rule('rrp/0/welcome', 'a player who sits down accepts the house rules, and which edition is kept', () => {
    const scene = conductScene('rrp').as('room', 'room', { type: 'AcceptRules', player: 'P', edition: '3' })
    expect(fileOf(scene.record, 'P').accepted).toEqual({ edition: '3', at: scene.now })
  })
  rule('wsop/6', 'staff let somebody play from a rack', () => {
    const scene = conductScene('wsop').as('floor', 'Flo', {
      type: 'Accommodate',
      player: 'P',
      what: 'may play from a rack',
    })
    expect(fileOf(scene.record, 'P').accommodations).toEqual(['may play from a rack'])
    expect(scene.refuses({ type: 'Accommodate', player: 'P', what: 'x' }, 'dealer').why).toBe('not-your-role')
    expect(scene.refuses({ type: 'Accommodate', player: 'P', what: ' ' }).why).toBe('reason-is-missing')
  })
  rule('wsop/32', 'a player for the house is named to those who ask', () => {
    const scene = conductScene('wsop').gives({ type: 'MarkHousePlayer', player: 'seat 9', plays: 'prop' })
    expect(housePlayers(scene.record)).toEqual(['seat 9'])
    expect(housePlayers(scene.gives({ type: 'MarkHousePlayer', player: 'seat 9', plays: null }).record)).toEqual([])
  })
  rule('rrp/1/tobacco/1', 'of nine seats 1 and 9 are free of smoke, and a smoker hears so', () => {
    const scene = conductScene('rrp').gives({ type: 'MarkSmoker', player: 'P', smokes: true })
    expect(smokeFreeSeats(scene.record, 9)).toEqual([1, 9])
    expect([1, 2].map(seat => smokeNotice(scene.record, 'P', seat, 9))).toEqual([true, false])
    expect(smokeNotice(scene.record, 'Q', 1, 9)).toBe(false)
    expect(smokeFreeSeats(conductScene('wsop').record, 3)).toEqual([1, 2, 3])
    expect(smokeFreeSeats(conductScene(houseWith({ nonsmokingSeats: 'none' })).record, 9)).toEqual([])
  })
  rule('uspa/app1/4.4', 'a child alone: each step is kept until somebody takes over', () => {
    const step = (name: 'found' | 'staff-stays' | 'parent-sought' | 'authority-called' | 'handed-over') =>
      ({ type: 'SeeToChild', player: 'a child', step: name }) as const
    const called = conductScene('uspa').gives(
      step('found'),
      step('staff-stays'),
      step('parent-sought'),
      step('authority-called'),
    )
    expect(called.gives(step('handed-over')).record.files[0]!.child.map(it => it.step)).toEqual([
      'found',
      'staff-stays',
      'parent-sought',
      'authority-called',
      'handed-over',
    ])
    expect(conductScene('uspa').refuses(step('handed-over')).why).toBe('step-out-of-order')
    expect(conductScene('uspa').gives(step('found')).refuses(step('handed-over')).why).toBe('step-out-of-order')
  })
  test('one file a person, whatever is written in it', () => {
    const scene = conductScene('rrp').gives(
      { type: 'MarkSmoker', player: 'P', smokes: true },
      { type: 'NoteExperience', player: 'P', experience: 'new' },
    )
    expect(scene.record.files).toMatchObject([{ player: 'P', smokes: true, experience: 'new' }])
  })
})
