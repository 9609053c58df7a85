import { describe, expect, test } from 'vitest'
import { readDealtTo, writeDealtTo } from './dealt-to.ts'
import type { Proof } from './proof.ts'
import { readProof } from './read-proof.ts'
import { provenDeal } from './testing/proven-deal.ts'
import { type Noted, verifyProof } from './verify-proof.ts'
import { proofWords } from './words/words-in.ts'

const { proof, events } = provenDeal('a deal with a proof')
const noted: Noted = { root: proof.root, entropy: proof.entropies[0]!, events }

const wrongIn = (changed: Proof, known: Noted = {}): readonly string[] =>
  verifyProof(changed, known).flatMap(({ wrong }) => (wrong === null ? [] : proofWords.en.fault(wrong)))

/** The proof with the opening at this place of its list changed. */
const withOpening = (at: number, change: Partial<Proof['opened'][number]>): Proof => ({
  ...proof,
  opened: proof.opened.map((one, i) => (i === at ? { ...one, ...change } : one)),
})

const flipped = (hex: string, at: number): string => {
  const digit = (Number.parseInt(hex[at]!, 16) ^ 1).toString(16)
  return `${hex.slice(0, at)}${digit}${hex.slice(at + 1)}`
}

describe('a proof', () => {
  test('of a fair deal holds, by itself and against what was noted', () => {
    expect(proof.opened).toHaveLength(6 + 5)
    expect(wrongIn(proof)).toEqual([])
    expect(verifyProof(proof, noted)).toHaveLength(6)
    expect(wrongIn(proof, noted)).toEqual([])
    expect(readProof(JSON.parse(JSON.stringify(proof)))).toEqual({ ok: true, proof })
  })

  test('with any card changed is caught', () => {
    const others = ['2c', '7d', 'Th', 'As'] as const
    for (const at of proof.opened.keys()) {
      for (const card of others) {
        if (card === proof.opened[at]!.card) continue
        expect(wrongIn(withOpening(at, { card })).join(' '), `${at} ${card}`).toContain(`does not open with ${card}`)
      }
    }
    const [one, two] = proof.opened
    const swapped = {
      ...proof,
      opened: [{ ...one!, card: two!.card }, { ...two!, card: one!.card }, ...proof.opened.slice(2)],
    }
    expect(wrongIn(swapped)).not.toEqual([])
  })

  test('with any digit of a salt, of a hash beside the way, or of the root changed is caught', () => {
    for (const [at, { salt, path }] of proof.opened.entries()) {
      for (const digit of [0, 15, 31]) expect(wrongIn(withOpening(at, { salt: flipped(salt, digit) }))).not.toEqual([])
      for (const [level, hash] of path.entries()) {
        const other = path.map((it, i) => (i === level ? flipped(hash, 7 * level) : it))
        expect(wrongIn(withOpening(at, { path: other }))).not.toEqual([])
      }
      expect(wrongIn(withOpening(at, { path: path.slice(1) }))).not.toEqual([])
    }
    for (let digit = 0; digit < 64; digit++)
      expect(wrongIn({ ...proof, root: flipped(proof.root, digit) })).not.toEqual([])
  })

  test('with another cut or another place is caught', () => {
    for (const [i, { seat, bytes }] of proof.entropies.entries()) {
      const others = [[], [{ seat, bytes: flipped(bytes, 5) }], [{ seat: seat + 1, bytes }]]
      for (const other of others) {
        const entropies = proof.entropies.flatMap((it, at) => (at === i ? other : [it]))
        expect(wrongIn({ ...proof, entropies }).join(' ')).toContain('By the shuffle')
      }
    }
    for (const [at, { place, index }] of proof.opened.entries()) {
      expect(wrongIn(withOpening(at, { place: place + 20 })).join(' ')).toContain('By the shuffle')
      expect(wrongIn(withOpening(at, { index: index ^ 1 }))).not.toEqual([])
      expect(wrongIn(withOpening(at, { to: 'seat 9' }), { events }).join(' ')).toContain('to seat 9; in the log')
    }
    const [one, two] = proof.opened
    const swapped = [{ ...one!, place: two!.place }, { ...two!, place: one!.place }, ...proof.opened.slice(2)]
    expect(wrongIn({ ...proof, opened: swapped }).join(' ')).toContain('By the shuffle')
  })

  test('that tells something twice, or of another deck, is caught', () => {
    expect(wrongIn({ ...proof, opened: [...proof.opened, proof.opened[0]!] }).join(' ')).toContain('appears twice')
    expect(wrongIn({ ...proof, entropies: [...proof.entropies, proof.entropies[0]!] }).join(' ')).toContain('Seat 1')
    expect(wrongIn({ ...proof, deck: 'short' })).not.toEqual([])
  })

  test('of another deal than was noted, or that leaves out a card of the log, is caught', () => {
    const other = provenDeal('another deal')
    expect(wrongIn(other.proof)).toEqual([])
    expect(wrongIn(other.proof, { root: proof.root }).join(' ')).toContain('before the hand')
    expect(wrongIn(proof, { entropy: { seat: 1, bytes: '00' } }).join(' ')).toContain('and it was left out')
    expect(wrongIn(proof, { events: other.events })).not.toEqual([])
    for (const at of proof.opened.keys()) {
      const less = { ...proof, opened: proof.opened.filter((_, i) => i !== at) }
      expect(wrongIn(less, { events }).join(' ')).toContain(`names ${proof.opened[at]!.card}`)
    }
  })
})

test('every fault can be read in every language, and a check has its name', () => {
  const other = provenDeal('another deal')
  const twice = { ...proof, entropies: [...proof.entropies, proof.entropies[0]!] }
  const findings = [
    ...verifyProof(other.proof, noted),
    ...verifyProof(twice),
    ...verifyProof(withOpening(0, { card: '2c' })),
    ...verifyProof({ ...proof, deck: 'short' }),
    ...verifyProof({ ...proof, opened: proof.opened.slice(1) }, { events }),
  ]
  const faults = findings.flatMap(({ wrong }) => wrong ?? [])
  expect(new Set(faults.map(({ why }) => why)).size).toBeGreaterThan(5)
  for (const { checks, fault } of Object.values(proofWords)) {
    for (const { check } of findings) expect(checks[check]).toMatch(/\.$/)
    for (const off of faults) expect(fault(off)).toMatch(/^[A-Z0-9].*\.$/)
  }
})

test('where a card went is written and read again', () => {
  for (const written of ['seat 3', 'board 2', 'burn', 'aside', 'not dealt: board 1']) {
    expect(writeDealtTo(readDealtTo(written)!)).toBe(written)
  }
  for (const other of ['', 'seat', 'seat x', 'board 0', 'burn 1', 'seat 1 2', 'muck'])
    expect(readDealtTo(other)).toBeNull()
})

test.each([
  ['', 'A proof begins with'],
  [{}, 'A proof begins with'],
  [{ ...proof, version: 7 }, 'Version 7 isn’t known'],
  [{ ...proof, root: 'AB' }, 'root is wrong: it has to be a hash of 64'],
  [{ ...proof, deck: 'constructor' }, 'deck is wrong: it has to be standard'],
  [{ ...proof, opened: [{ ...proof.opened[0], card: '??' }] }, 'opened is wrong'],
  [{ ...proof, opened: [{ ...proof.opened[0], path: ['zz'] }] }, 'opened is wrong'],
  [{ ...proof, entropies: [{ seat: 1 }] }, 'entropies is wrong'],
])('what is no proof is refused: %#', (value, words) => {
  const read = readProof(value)
  expect(!read.ok && proofWords.en.refusal(read.refusal)).toContain(words)
})
