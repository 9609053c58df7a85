import { describe, expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import type { Seat } from '../../deal/chips.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { type Called, randomTable } from '../../testing/random-table.ts'
import { placardOf } from '../../testing/table-scene.ts'
import type { PlayerId } from '../player.ts'
import { replayTable } from '../table-decider.ts'

const unrest = { leaves: 12, joins: 25, walks: 15, returns: 40, moves: 0, busts: 5 }
const games = [[5, 10], [10], [1, 2, 10]].map(blinds => ({
  form: forms.holdem,
  stakes: stakesFor(forms.holdem, 'limit', 10, { blinds }),
}))
const nights = (book: BookId, changes: Partial<typeof unrest> = {}, count = 5) =>
  games.flatMap((part, game) =>
    Array.from({ length: count }, (_, i) => {
      const chance = seeded(`${book} ${game} ${i}`)
      const players = 4 + i
      return randomTable(placardOf(book, { parts: [part] }), players, 60, chance, { ...unrest, ...changes })
    }),
  )

/** What a player had in a deal: which blinds by position, and whether they were the last to act. */
const hadIn = ({ called }: Called, player: PlayerId) => {
  const seat = called.players.find(it => it.player === player)?.seat
  if (seat === undefined) return null
  const { places } = called
  const blinds = places.blinds.flatMap((it, blind) => (it === seat ? [blind] : []))
  return {
    seat,
    blinds: [...blinds, ...places.more.filter(it => it.seat === seat).map(it => it.blind)],
    button: places.button === seat,
  }
}

/** This many players that nobody has two places at once, nor is due for one before they have had the others. */
const isFull = ({ called: { players, places } }: Called): boolean =>
  players.length >= Math.max(3, 3 * (places.blinds.length - 1)) && new Set(places.trail).size === places.trail.length

/** The runs of deals in a row, of three players or more, in which somebody is in the game in one seat. */
const runsOf = (called: readonly Called[], player: PlayerId): readonly (readonly Called[])[] => {
  const runs: Called[][] = [[]]
  let seat: Seat | undefined
  for (const deal of called) {
    const had = hadIn(deal, player)
    const goesOn = had !== null && (seat === undefined || seat === had.seat) && isFull(deal)
    if (!goesOn) runs.push([])
    if (had !== null && isFull(deal)) runs.at(-1)!.push(deal)
    seat = had?.seat
  }
  return runs.filter(run => run.length > 0)
}

/** The parts of a run from one big blind of its player up to the next. */
const roundsOf = (run: readonly Called[], player: PlayerId, big: number): readonly (readonly Called[])[] => {
  const starts = run.flatMap((deal, i) => (hadIn(deal, player)!.blinds.includes(big) ? [i] : []))
  return starts.slice(1).map((end, i) => run.slice(starts[i], end))
}

const playersOf = (called: readonly Called[]): readonly PlayerId[] => [
  ...new Set(called.flatMap(deal => deal.called.players.map(({ player }) => player))),
]

describe.each(BOOKS)('%s', book => {
  const all = nights(book)

  test('from one big blind to their next a player pays every other blind once, and has the button', () => {
    let rounds = 0
    for (const { called, table } of all) {
      const big = table.placard.parts[0]!.stakes.blinds.length - 1
      for (const player of playersOf(called)) {
        for (const round of runsOf(called, player).flatMap(run => roundsOf(run, player, big))) {
          rounds++
          const had = round.map(deal => hadIn(deal, player)!)
          const paid = had.flatMap(({ blinds }) => blinds).sort()
          expect(paid).toEqual(Array.from({ length: big + 1 }, (_, blind) => blind))
          expect(had.filter(({ button }) => button)).toHaveLength(1)
        }
      }
    }
    expect(rounds).toBeGreaterThan(50)
  })

  test('of two who stay neither has the big blind twice more often than the other', () => {
    for (const { called, table } of all) {
      const big = table.placard.parts[0]!.stakes.blinds.length - 1
      const times = (run: readonly Called[], player: PlayerId): number =>
        run.filter(deal => hadIn(deal, player)!.blinds.includes(big)).length
      for (const player of playersOf(called)) {
        for (const run of runsOf(called, player)) {
          const others = run[0]!.called.players.filter(other =>
            run.every(deal => hadIn(deal, other.player)?.seat === other.seat),
          )
          for (const other of others) {
            expect(Math.abs(times(run, player) - times(run, other.player))).toBeLessThanOrEqual(1)
          }
        }
      }
    }
  })

  test('nobody is dealt in who owes a blind and does not pay it, or take the big one', () => {
    for (const { called } of all) {
      for (const { before, after, events } of called) {
        for (const member of after.members) {
          const was = before.members.find(({ player }) => player === member.player)!
          const isIn = after.deal!.players.some(({ player }) => player === member.player)
          if (!isIn || was.missed.length === 0) continue
          expect(events.some(event => event.type === 'CameIn' && event.player === member.player)).toBe(true)
          expect(member.missed).toEqual([])
        }
      }
    }
  })

  test('between two payments of a big blind nobody plays more than two rounds, however they come, go and move', () => {
    const moves = rulebookOf(book).seatChangeAwayFromBlind.is.freePast === 0 ? 10 : 0
    for (const { called, table } of nights(book, { moves, leaves: 20, joins: 50 })) {
      const amount = table.placard.parts[0]!.stakes.blinds.at(-1)!
      for (const player of playersOf(called)) {
        let free = 0
        for (const deal of called) {
          const had = hadIn(deal, player)
          if (had === null) continue
          const paid = (deal.called.start.posts ?? []).some(post => post.seat === had.seat && post.amount >= amount)
          free = paid ? 0 : free + 1
          // a chair that they took may have been nearer to the blind when fewer sat between
          expect(free).toBeLessThanOrEqual(2 * table.chairs.length)
        }
      }
    }
  })

  test('a moving button lies before a player, and every deal has a big blind; the log tells it all again', () => {
    const { is } = rulebookOf(book).buttonMethod
    for (const { called, log, table } of all) {
      for (const { called: deal } of called) {
        const seats = deal.players.map(({ seat }) => seat)
        if (is.cash === 'moving') expect(seats).toContain(deal.places.button)
        expect(seats).toContain(deal.places.blinds.at(-1))
        for (const { seat } of deal.start.posts ?? []) expect(seats).toContain(seat)
      }
      expect(replayTable(log)).toEqual(table)
    }
  })
})
