import {
  decide,
  decideTable,
  equity,
  forms,
  icm,
  outs,
  placardFor,
  play,
  playTable,
  readForm,
  readHouse,
  rule,
  simulate,
  stakesFor,
} from '@cardroom/engine'
import { bombPot, playedAt, withJoker } from '@cardroom/engine/forms'
import { chop, handStrength, outlook, partsOf, readRange } from '@cardroom/engine/odds'
import { rulebookOf } from '@cardroom/engine/rulebooks'
import { makeStructure } from '@cardroom/engine/tournament'
import { readProof } from '@cardroom/fair'
import { historyOf, readOhh, readPhh, readPokerStars, writeOhh } from '@cardroom/histories'
import { describe, expect, test } from 'vitest'

const any = (value: unknown): never => value as never
const { holdem } = forms
const start = {
  type: 'StartDeal',
  form: holdem,
  stakes: stakesFor(holdem, 'limit', 10),
  button: 1,
  seats: [1, 2].map(seat => ({ seat, chips: 500 })),
} as const
const alone = { ...start, seats: start.seats.slice(1) }
const begun = () => {
  const table = play(start)
  if (!table.ok) throw new Error(table.refusal.why)
  return table
}
const open = { type: 'OpenTable', placard: placardFor({ game: 'holdem' }), at: 0 } as const
const shut = { ...open, placard: { ...open.placard, chairs: 0 } }
const exposed = { type: 'CardExposed', seat: 1, card: '??', by: 'dealer' } as const
const mixed = { id: 'x', name: 'X', parts: [{ form: 'courchevel' }], turn: 'orbit' } as const

/** Who answers, an answer, and a refusal; null where one of them takes a longer course and is tried elsewhere. */
const ASKED: Readonly<Record<string, readonly [(() => unknown) | null, (() => unknown) | null]>> = {
  decide: [() => decide(undefined, start), () => decide(undefined, alone)],
  play: [() => play(start), () => play(alone)],
  give: [() => begun().give({ type: 'Shuffle', deck: any(FULL) }), () => begun().give({ type: 'Fold', seat: 1 })],
  decideTable: [() => decideTable(undefined, open), () => decideTable(undefined, shut)],
  playTable: [() => playTable(open), () => playTable(shut)],
  rule: [null, () => rule(begun().deal, any({ ...exposed, seat: 9 }))],
  equity: [() => equity({ hands: ['AhKh', 'QdQc'], boards: ['2c7d9hTsJs'] }), () => equity({ hands: ['AhKh'] })],
  outlook: [() => outlook({ hands: ['AhKh', 'QdQc'] }), () => outlook({ hands: ['AhKh'] })],
  partsOf: [() => partsOf({ hands: ['AhKh', 'QdQc'] }, {}, 2), () => partsOf({ hands: ['AhKh'] }, {}, 2)],
  outs: [() => outs('AhKh', 'Qh7h2c'), () => outs('AhKh', 'Qh')],
  handStrength: [() => handStrength('AhKh'), () => handStrength('Ah')],
  readRange: [() => readRange('22+'), () => readRange('zz')],
  icm: [() => icm([1, 2], [1]), () => icm([1], [1])],
  chop: [() => chop([1, 2], [2, 1], 'icm'), () => chop([1, 2], [1.5], 'icm')],
  simulate: [() => simulate({ game: 'holdem', players: 2, deals: 1 }), () => simulate({ game: 'razz', players: 9 })],
  readForm: [() => readForm(holdem), () => readForm({})],
  readHouse: [() => readHouse({ name: 'Ours', book: 'rrp' }), () => readHouse({})],
  bombPot: [() => bombPot(holdem), () => bombPot(forms['chinese-poker'])],
  withJoker: [() => withJoker(forms['jacks-or-better']), () => withJoker(holdem)],
  playedAt: [() => playedAt(any(mixed), 'pot-limit'), () => playedAt(any(mixed), 'limit')],
  makeStructure: [
    () => makeStructure({ players: 4, minutes: 60 }, rulebookOf('hpt')),
    () => makeStructure({ players: 1, minutes: 60 }, rulebookOf('hpt')),
  ],
  readProof: [null, () => readProof({})],
  historyOf: [() => historyOf(begun().log), () => historyOf([])],
  readPhh: [null, () => readPhh('variant')[0]],
  readOhh: [null, () => readOhh('')[0]],
  readPokerStars: [null, () => readPokerStars('')[0]],
  writeOhh: [
    null,
    () => writeOhh({ events: begun().log, names: {}, about: {}, scale: 0, unknownStacks: [], kept: {} }),
  ],
}

const FULL = ['c', 'd', 'h', 's'].flatMap(suit => [...'23456789TJQKA'].map(rank => rank + suit))

describe('one shape of answers', () => {
  const said = Object.entries(ASKED).flatMap(([name, [yes, no]]) => [
    ...(yes === null ? [] : [{ name, is: 'an answer', ask: yes }]),
    ...(no === null ? [] : [{ name, is: 'a refusal', ask: no }]),
  ])
  test.each(said)('$name: $is', ({ is, ask }) => {
    const came = ask()
    if (is === 'an answer') return expect(came).toMatchObject({ ok: true })
    expect(came).toMatchObject({ ok: false, refusal: { why: expect.stringMatching(/^[a-z-]+$/) } })
    expect(Object.keys(came as object)).not.toContain('why')
  })
})
