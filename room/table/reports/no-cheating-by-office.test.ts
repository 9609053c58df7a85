import { type Chance, type FormId, INCIDENTS, randomCommand, seeded } from '@cardroom/engine'
import { factsOf, isMaybe, kindOf } from '@cardroom/engine/rulings'
import { describe, expect, test } from 'vitest'
import type { TableOrder } from '../../protocol/person-orders.ts'
import { peopleTable } from '../../testing/people-table.ts'
import { tried } from '../../testing/tried.ts'
import { decideOrder } from '../decide.ts'
import { doDue } from '../do-due.ts'
import { dueAt } from '../due.ts'
import { callDeal } from '../next/call-deal.ts'
import type { Hosted } from '../state/hosted.ts'

const PEOPLE = ['ann', 'bob', 'cyd'] as const
const HOST = 'ann'
const has = (seed: string) => {
  const below = seeded(seed)
  return { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
}

/** A deal of people with a clock, the host among them; the seed decides what everybody does with which cards. */
const dealt = async (form: FormId, seed: string): Promise<Hosted> => {
  const { table } = await peopleTable({ form, policy: { clock: { act: 10, bank: 0 } } })
  const called = tried(table.hosted(), course => callDeal(course, 2_000_000, has(seed)))
  if ('why' in called) throw new Error(called.why)
  return called.hosted
}

/** A deal on its way: after how many acts, and when. */
type Way = { readonly hosted: Hosted; readonly acts: number; readonly at: number }

/** The deal after this many acts more: everybody thinks for a while, does what the seed says, and refuses every report. */
const playOn = (start: Way, seed: string, most = 500): Way => {
  let { hosted, acts, at } = start
  const until = acts + most
  for (let steps = 0; hosted.night!.deal !== null && acts < until; steps++) {
    if (steps > 600) throw new Error('the deal does not end')
    at = Math.max(at, hosted.lastAct) + THINKS
    if (hosted.asked !== undefined) {
      const [asked] = hosted.asked.asks
      const refused =
        asked === undefined ? null : tried(hosted, course => decideOrder(course, asked, NO, at, has(seed)))
      const after = refused !== null && 'hosted' in refused ? refused : lapsed(hosted, seed)
      hosted = after.hosted
      continue
    }
    const command = randomCommand(hosted.night!.deal, seeded(`${seed} ${acts++}`), { careless: false })
    const { seat, ...act } = command as { readonly seat: number; readonly type: string }
    const person = hosted.night!.table.deal!.players.find(it => it.seat === seat)!.player
    const order = { type: 'act', act } as TableOrder
    const done = tried(hosted, course => decideOrder(course, person, order, at, has(seed)))
    // a player who is kept from acting loses the turn by the clock
    hosted = 'hosted' in done ? done.hosted : lapsed(hosted, seed).hosted
  }
  return { hosted, acts, at }
}

const THINKS = 5000
const NO = { type: 'report-answer', agrees: false } as const

const lapsed = (hosted: Hosted, seed: string) => {
  const due = dueAt(hosted, 0)!
  const done = tried(hosted, course => doDue(course, due, due.at, { secrets: has(seed), plans: { of: () => null } }))
  if ('why' in done) throw new Error(done.why)
  return done
}

const chipsOfHost = ({ last }: Hosted): number => last!.deal.players.find(({ seat }) => seat === 1)!.stack

/** Every order of the host that is no act of their own hand. */
const ordersOfOffice = (hosted: Hosted, chance: Chance): readonly TableOrder[] => {
  const cards = hosted.night!.deal!.players.find(({ seat }) => seat === 1)!.down
  const value = (kind: ReturnType<typeof kindOf>): unknown => {
    if (typeof kind !== 'string') return kind[chance(kind.length)]
    const values: Readonly<Record<string, () => unknown>> = {
      seat: () => 1 + chance(3),
      seats: () => [2 + chance(2)],
      card: () => cards[0] ?? 'As',
      cards: () => cards.slice(0, 1),
      flag: () => chance(2) === 0,
      count: () => 1 + chance(3),
      chips: () => 10,
      text: () => 'a flush',
    }
    return values[kind]!()
  }
  const incidents = INCIDENTS.flatMap(type =>
    [1, 2].map(() => {
      const facts = Object.entries(factsOf(type)).filter(([, fact]) => !isMaybe(fact) || chance(2) === 0)
      const values = Object.fromEntries(facts.map(([name, fact]) => [name, value(kindOf(fact))]))
      return { type: 'report', incident: { type, ...values } } as TableOrder
    }),
  )
  const others = PEOPLE.flatMap((person): readonly TableOrder[] => [
    { type: 'kick', person },
    { type: 'ban', person, banned: true },
    { type: 'mute', person, muted: true },
    { type: 'correct', person, chips: 100, why: 'so' },
    { type: 'correct', person: HOST, against: person, chips: 100, why: 'so' },
    ...(['host', 'dealer', 'floor', 'player', 'spectator'] as const).map(
      role => ({ type: 'role', person, role }) as const,
    ),
  ])
  const decisions = ['misdeal', 'hand-dead', 'hand-live', 'play-on', 'retrieved'] as const
  return [
    ...incidents,
    ...others,
    ...decisions.map((decision): TableOrder => ({ type: 'decide', decision })),
    { type: 'pause', paused: true },
    { type: 'options', options: { equities: true, approval: true, rabbit: true } },
    { type: 'options', options: { sevenDeuce: 50 } },
    { type: 'hunt' },
    { type: 'end', ends: true },
    { type: 'door', open: false },
    { type: 'clock' },
    { type: 'clock', seconds: 1 },
    { type: 'bot', seat: 5, chips: 1000, temper: 'bold' },
    { type: 'report-answer', agrees: true },
    { type: 'live', does: { type: 'take-back' } },
  ]
}

describe('nobody cheats by office', () => {
  test.each(['holdem', 'omaha-8', 'seven-card-stud', 'deuce-to-seven-triple-draw', 'chinese-poker'] as const)(
    'in %s no order of a seated host changes what the host has after the deal',
    async form => {
      let attempts = 0
      let done = 0
      for (let game = 0; game < 4; game++) {
        const seed = `${form} ${game}`
        const start: Way = { hosted: await dealt(form, seed), acts: 0, at: 2_000_000 }
        const usual = chipsOfHost(playOn(start, seed).hosted)
        for (let from = 0; ; from += 3) {
          const way = playOn(start, seed, from)
          const { hosted, at } = way
          if (hosted.night!.deal === null) break
          for (const order of ordersOfOffice(hosted, seeded(`${seed} ${from}`))) {
            const outcome = tried(hosted, course => decideOrder(course, HOST, order, at, has(seed)))
            attempts++
            if ('why' in outcome) continue
            done++
            const after = chipsOfHost(playOn({ ...way, hosted: outcome.hosted }, seed).hosted)
            expect(after, JSON.stringify({ seed, from, order })).toBe(usual)
          }
        }
      }
      expect(attempts).toBeGreaterThan(200)
      expect(done).toBeGreaterThan(50)
    },
  )
})
