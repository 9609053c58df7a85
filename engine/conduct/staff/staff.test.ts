import { describe, expect } from 'vitest'
import { conductScene, notOpened } from '../../testing/conduct-scene.ts'
import { rule } from '../../testing/rule.ts'
import { trainingDue } from './training-due.ts'

const referee = { type: 'Appoint', name: 'Ray', role: 'referee', namedBy: 'host', plays: false } as const

describe('who is named by whom', () => {
  rule('uspa/3.1.2.1', 'sanctioned play is a tournament, and the association names its referee', () => {
    expect(notOpened({ type: 'OpenRecord', book: 'uspa', playedAt: 'sanctioned' }).why).toBe(
      'sanctioned-needs-tournament',
    )
    const event = conductScene('uspa', { playedAt: 'sanctioned', tournament: true })
    expect(event.refuses(referee).why).toBe('named-by-association')
    expect(event.gives({ ...referee, namedBy: 'association' }).record.officials).toMatchObject([
      { name: 'Ray', namedBy: 'association' },
    ])
  })
  rule('uspa/2.2/referee', "in a sanctioned event the referee is the association's", () => {
    const event = conductScene('uspa', { playedAt: 'sanctioned', tournament: true })
    expect(event.refuses(referee).rules).toContain('uspa/3.1.2.1')
    expect(conductScene('uspa').gives(referee).record.officials).toHaveLength(1)
  })
  rule('uspa/3.1.2.2', 'in a card room the referee never plays', () => {
    expect(conductScene('uspa').refuses({ ...referee, plays: true }).why).toBe('referee-may-not-play')
  })
  rule('uspa/3.1.2.3', 'at home the referee may be one of the players', () => {
    const home = conductScene('uspa', { playedAt: 'recreational' }).gives({ ...referee, plays: true })
    expect(home.record.officials).toMatchObject([{ name: 'Ray', plays: true }])
  })
  rule('uspa/2.2/host', 'the provider of the place is the host of its record', () => {
    expect(conductScene('uspa', { host: 'The Crystal' }).record.host).toBe('The Crystal')
  })
})

describe('trained', () => {
  const DAY = 24 * 60
  rule('uspa/app1/3.hosts.1', 'somebody new without it is listed', () => {
    const scene = conductScene('uspa').gives({ type: 'EmployStaff', name: 'E', needs: ['responsible-gaming'] })
    expect(trainingDue(scene.record, scene.now)).toMatchObject([
      { name: 'E', about: 'responsible-gaming', since: null },
    ])
    const taught = scene.gives({ type: 'TrainStaff', name: 'E', about: 'responsible-gaming' })
    expect(trainingDue(taught.record, taught.now)).toEqual([])
  })
  rule('uspa/app1/3.hosts.2', 'a refresher is due after the time the house sets, and not a day before', () => {
    const scene = conductScene('uspa', { ways: { refreshDays: 100 } }).gives(
      { type: 'EmployStaff', name: 'E', needs: ['responsible-gaming'] },
      { type: 'TrainStaff', name: 'E', about: 'responsible-gaming' },
    )
    expect([99, 100].map(days => trainingDue(scene.record, scene.later(days * DAY).now).length)).toEqual([0, 1])
  })
  for (const [id, about] of [
    ['uspa/app1/4.3', 'minors'],
    ['uspa/app1/5.4', 'alcohol'],
  ] as const)
    rule(id, `staff without training on ${about} are listed`, () => {
      const scene = conductScene('uspa').gives({ type: 'EmployStaff', name: 'E', needs: [about] })
      expect(trainingDue(scene.record, scene.now)).toMatchObject([{ name: 'E', about, rules: [id] }])
      expect(scene.refuses({ type: 'TrainStaff', name: 'F', about }).why).toBe('no-such-official')
    })
})
