import { seeded, shuffled } from '@cardroom/engine'
import { cardOf } from '@cardroom/engine/cards'
import { omaha4, omahaHigh } from '@cardroom/engine/ranking'
import { rankHands } from '@xpressit/winning-poker-hand-rank'
import { toCard } from '@xpressit/winning-poker-hand-rank/dist/card.js'
import { rankOmahaHand } from '@xpressit/winning-poker-hand-rank/dist/cardRank.js'
import { alternate, type Result, result } from './alternate.ts'

/** A million random deals for us; the peer, many times slower, plays the first of them. */
const DEALS = 1_000_000
const PEER_DEALS = 5_000
const PEER = '@xpressit/winning-poker-hand-rank'

type PeerCard = Parameters<typeof toCard>[0]
type PeerBoard = Parameters<typeof rankHands>[1]
type PeerHand = Parameters<typeof rankHands<'omaha'>>[2][number]

/**
 * Omaha high hands of four holecards on a full board. The peer is asked by its published function, which takes written
 * cards, and, to spare it their reading, also by the function inside that takes its own numbers.
 */
export const run = async (): Promise<Result[]> => {
  const bytes = randomDeals()
  const coded = Array.from({ length: PEER_DEALS }, (_, deal) => {
    const codes = [...bytes.subarray(deal * 9, deal * 9 + 9)]
    return { hole: codes.slice(0, 4), board: codes.slice(4) }
  })
  const write = (codes: readonly number[]): PeerCard[] => codes.map(code => cardOf(code).toUpperCase() as PeerCard)
  const written = coded.map(({ hole, board }) => ({ hole: write(hole) as PeerHand, board: write(board) as PeerBoard }))
  const numbered = written.map(({ hole, board }) => ({ hole: hole.map(toCard), board: board.map(toCard) }))
  const theirs = (deal: (typeof written)[number]): number => rankHands('omaha', deal.board, [deal.hole])[0]!.rank
  coded.forEach(({ hole, board }, deal) => {
    // Theirs is 1 for a royal flush to 7462 for the worst hand.
    if (omahaHigh(hole, board) + theirs(written[deal]!) !== 7463)
      throw new Error(`${hole.join(' ')} on ${board.join(' ')}: we and ${PEER} do not agree`)
  })

  const speeds = alternate(
    {
      ours: { things: DEALS, go: () => sumOfAll(bytes) },
      arrays: {
        things: PEER_DEALS,
        go: () => coded.reduce((sum, { hole, board }) => sum + omahaHigh(hole, board), 0),
      },
      peer: { things: PEER_DEALS, go: () => written.reduce((sum, deal) => sum + theirs(deal), 0) },
      inside: {
        things: PEER_DEALS,
        go: () => numbered.reduce((sum, { hole, board }) => sum + rankOmahaHand(hole, board, false).rank, 0),
      },
    },
    7,
    250,
  )
  const aims = { goal: 70, floor: 40 }
  return [
    result('Omaha high, a million random deals', speeds.ours, PEER, speeds.peer, aims),
    result('Omaha high, arrays of codes', speeds.arrays, PEER, speeds.peer, aims),
    result('Omaha high, against the inside of the peer', speeds.ours, PEER, speeds.inside, aims),
  ]
}

/** Nine codes a deal: four holecards, then the board. */
const randomDeals = (): Uint8Array => {
  const deck = Array.from({ length: 52 }, (_, code) => code)
  const chance = seeded('omaha cards')
  const bytes = new Uint8Array(DEALS * 9)
  // A shuffled deck makes five deals; each of them is as random as one from a deck of its own.
  for (let at = 0; at < bytes.length; at += 45) bytes.set(shuffled(deck, chance).slice(0, 45), at)
  return bytes
}

const sumOfAll = (bytes: Uint8Array): number => {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 9)
    sum =
      (sum +
        omaha4(
          bytes[at]!,
          bytes[at + 1]!,
          bytes[at + 2]!,
          bytes[at + 3]!,
          bytes[at + 4]!,
          bytes[at + 5]!,
          bytes[at + 6]!,
          bytes[at + 7]!,
          bytes[at + 8]!,
        )) |
      0
  return sum
}
