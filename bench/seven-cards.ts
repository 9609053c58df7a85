import { seeded, shuffled } from '@cardroom/engine'
import { high5, high7, high7At, highValue } from '@cardroom/engine/ranking'
import { evaluate } from '@pokertools/evaluator'
import { alternate, type Contestant, type Result, result } from './alternate.ts'

const HANDS = 100_000
const PEER = '@pokertools/evaluator'

/** High hands of seven and of five random cards against the fastest evaluator on npm, which takes arrays of codes. */
export const run = async (): Promise<Result[]> => {
  const deck = Array.from({ length: 52 }, (_, code) => code)
  const chance = seeded('seven cards')
  const sevens = Array.from({ length: HANDS }, () => shuffled(deck, chance).slice(0, 7))
  const fives = sevens.map(seven => seven.slice(0, 5))
  for (const hand of [...sevens, ...fives]) agree(hand)

  const speeds = alternate({
    ...ours(Uint8Array.from(sevens.flat())),
    arrays: {
      things: HANDS,
      go: () => {
        let sum = 0
        for (let i = 0; i < HANDS; i++) sum = (sum + highValue(sevens[i]!)) | 0
        return sum
      },
    },
    peer: {
      things: HANDS,
      go: () => {
        let sum = 0
        for (let i = 0; i < HANDS; i++) sum = (sum + evaluate(sevens[i]!)) | 0
        return sum
      },
    },
    peerFive: {
      things: HANDS,
      go: () => {
        let sum = 0
        for (let i = 0; i < HANDS; i++) sum = (sum + evaluate(fives[i]!)) | 0
        return sum
      },
    },
  })
  const seven = { goal: 10, floor: 6.5 }
  return [
    result('seven-card high, flat bytes', speeds.bytes, PEER, speeds.peer, seven),
    result('seven-card high, seven numbers', speeds.numbers, PEER, speeds.peer, seven),
    result('seven-card high, an array of codes', speeds.arrays, PEER, speeds.peer, { goal: 4, floor: 3 }),
    result('five-card high, five numbers', speeds.five, PEER, speeds.peerFive, { goal: 12, floor: 8 }),
  ]
}

/** Theirs is 1 for a royal flush to 7462 for the worst hand. */
const agree = (hand: number[]): void => {
  const [value, theirs] = [highValue(hand), evaluate(hand)]
  if (value + theirs !== 7463) throw new Error(`${hand.join(' ')} is ${value} to us and ${theirs} to ${PEER}`)
}

const ours = (bytes: Uint8Array): Readonly<Record<'bytes' | 'numbers' | 'five', Contestant>> => ({
  bytes: {
    things: HANDS,
    go: () => {
      let sum = 0
      for (let at = 0; at < bytes.length; at += 7) sum = (sum + high7At(bytes, at)) | 0
      return sum
    },
  },
  numbers: {
    things: HANDS,
    go: () => {
      let sum = 0
      for (let at = 0; at < bytes.length; at += 7)
        sum =
          (sum +
            high7(
              bytes[at]!,
              bytes[at + 1]!,
              bytes[at + 2]!,
              bytes[at + 3]!,
              bytes[at + 4]!,
              bytes[at + 5]!,
              bytes[at + 6]!,
            )) |
          0
      return sum
    },
  },
  five: {
    things: HANDS,
    go: () => {
      let sum = 0
      for (let at = 0; at < bytes.length; at += 7)
        sum = (sum + high5(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!, bytes[at + 4]!)) | 0
      return sum
    },
  },
})
