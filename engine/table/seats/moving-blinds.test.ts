import { expect, test } from 'vitest'
import { playNight } from '../../testing/any-night.ts'
import type { TableEvent } from '../events.ts'
import { placardFor } from '../opening/placard-for.ts'

type Called = Extract<TableEvent, { readonly type: 'DealCalled' }>

/** Six are dealt in of nine who sit there, and people come and go: now and then a moving button brings two big blinds. */
const deals = ['195', '1', '2', '3'].flatMap(seed => {
  const kill = { size: 'full', required: true } as const
  const placard = placardFor({ game: 'badaci', structure: 'limit', kill, book: 'rrp', chairs: 9 })
  const { log } = playNight({ placard, players: 11, hours: 2 }, seed)
  const called = log.filter((event): event is Called => event.type === 'DealCalled')
  return called.map((deal, i) => {
    const before = new Set(called.slice(0, i).flatMap(({ players }) => players.map(({ player }) => player)))
    return { ...deal, newcomers: deal.players.filter(({ player }) => !before.has(player)).map(({ seat }) => seat) }
  })
})
const bigBlinds = ({ places: { blinds, more } }: Pick<Called, 'places'>) => [
  ...more.filter(({ blind }) => blind === 1).map(({ seat }) => seat),
  ...blinds.slice(1).filter(seat => seat !== null),
]

test('a player whom a moving button brings a big blind has it, and a hand, in a full deal too', () => {
  const several = deals.filter(deal => bigBlinds(deal).length > 1 && (deal.start.posts ?? []).some(isBlind))
  expect(several.filter(({ players }) => players.length === 6)).not.toEqual([])
  for (const deal of several) {
    const posted = deal.start.posts!.filter(isBlind)
    const seats = deal.players.map(({ seat }) => seat)
    expect(seats.length, `deal ${deal.number}`).toBeLessThanOrEqual(6)
    expect(seats, `deal ${deal.number}`).toEqual(expect.arrayContaining(bigBlinds(deal)))
    const big = posted.filter(({ amount }) => amount === 10).map(({ seat }) => seat)
    expect(big.toSorted(), `deal ${deal.number}`).toEqual(bigBlinds(deal).toSorted())
  }
})

test('nobody has a big blind without a hand, nor is anybody dealt in and said to sit out', () => {
  for (const { number, players, out, places, start } of deals) {
    const dealtIn = players.map(({ player }) => player)
    expect(
      out.filter(({ player }) => dealtIn.includes(player)),
      `deal ${number}`,
    ).toEqual([])
    if (!(start.posts ?? []).some(isBlind)) continue
    const seats = players.map(({ seat }) => seat)
    expect(seats, `deal ${number}`).toEqual(expect.arrayContaining(bigBlinds({ places })))
  }
})

test('a newcomer has one of two big blinds so, and is dealt in before a player who waits longer for a hand', () => {
  const joined = deals.filter(
    deal => bigBlinds(deal).length > 1 && bigBlinds(deal).some(seat => deal.newcomers.includes(seat)),
  )
  expect(joined.filter(({ out }) => out.some(isCrowdedOut))).not.toEqual([])
})

const isBlind = ({ kind }: { readonly kind: string }): boolean => kind === 'blind'
const isCrowdedOut = ({ why }: { readonly why: string }): boolean => why === 'table-is-full'
