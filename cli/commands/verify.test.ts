import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Proof } from '@cardroom/fair'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { runCommand } from '../testing/run-command.ts'
import { verifyCommand } from './verify.ts'

const example = fileURLToPath(new URL('../../examples/fair-deck/', import.meta.url))
const [proofFile, logFile] = [`${example}proof.json`, `${example}deal.jsonl`]
const proof = JSON.parse(readFileSync(proofFile, 'utf8')) as Proof
const { folder, file } = ownFolder()
const wrong = (text: string): string => file('proof.json', text)

const verify = (...words: readonly string[]) => runCommand(verifyCommand, words)

describe('cardroom verify', () => {
  test('a proof that holds, by itself, with the log and with the root that was noted', async () => {
    for (const words of [[], ['--log', logFile], ['--log', logFile, '--root', proof.root]]) {
      const { out, failed, code } = await verify(proofFile, ...words)
      expect(out).toContain('the deck matches its seal')
      expect(out).not.toContain('WRONG')
      expect([failed, code]).toEqual([false, undefined])
    }
  })

  test('what does not fit is reported, and the exit code is 1', async () => {
    const [first, ...rest] = proof.opened
    const card = first!.card === '2c' ? '2d' : '2c'
    const changed: readonly [object, string][] = [
      [{ ...proof, opened: [{ ...first, card }, ...rest] }, `does not open with ${card}`],
      [{ ...proof, opened: [{ ...first, place: first!.place + 1 }, ...rest] }, 'By the shuffle, a card other than'],
      [{ ...proof, entropies: [] }, 'By the shuffle, a card other than'],
      [{ ...proof, opened: rest }, `names ${first!.card}, but no seal is opened`],
    ]
    for (const [other, words] of changed) {
      const { out, code } = await verify(wrong(JSON.stringify(other)), '--log', logFile)
      expect(out).toContain(words)
      expect(out).toContain('the deck doesn’t match its seal')
      expect(code).toBe(1)
    }
    const noted = await verify(proofFile, '--root', '00'.repeat(32), '--json')
    expect(JSON.parse(noted.out)).toMatchObject({ ok: false, deal: proof.deal })
  })

  test('what is no proof, or no log of this deal, is refused with a reason', async () => {
    expect((await verify(join(folder, 'none.json'))).err).toContain('can’t be read')
    expect((await verify(wrong('{'))).err).toContain('isn’t JSON')
    expect((await verify(wrong('{}'))).err).toContain('A proof begins with')
    expect((await verify(proofFile, '--log', proofFile)).err).toContain('doesn’t add up on line 1')
  })
})
