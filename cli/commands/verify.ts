import { readFile } from 'node:fs/promises'
import type { DealEvent } from '@cardroom/engine'
import {
  type Finding,
  type Noted,
  type Proof,
  type ProofRefusal,
  proofWords,
  readProof,
  verifyProof,
} from '@cardroom/fair'
import { type LogProblem, problemWords, readLog } from '@cardroom/histories'
import { Command } from 'commander'
import { ink } from '../ink.ts'
import { readJson, type Unread, unreadWords } from '../read-json.ts'

const words = proofWords.en

type Options = { readonly root?: string; readonly log?: string; readonly json?: true }

/** `cardroom verify`: the proof of a deck checked without the room; 1 if something does not fit. */
export const verifyCommand = (write: (text: string) => unknown = text => process.stdout.write(text)): Command =>
  new Command('verify')
    .summary('check the proof that a deck was fair')
    .description('Check the proof of a hand: every card you saw was sealed before the first one was dealt.')
    .argument('<file>', 'a proof downloaded from the room')
    .option('--root <hash>', 'the root you noted before the hand')
    .option('--log <file>', 'the log of the hand: every card in it must be proven')
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action(async (file: string, { root, log, json }: Options, command: Command) => {
      const proof = await proofIn(file)
      if ('why' in proof) return command.error(`error: ${file} ${unusableWords(proof)}`)
      const events = log === undefined ? undefined : await eventsIn(log, proof.deal)
      if (events !== undefined && 'why' in events) return command.error(`error: ${log} ${unusableWords(events)}`)
      const noted: Noted = { ...(root !== undefined && { root }), ...(events !== undefined && { events }) }
      const findings = verifyProof(proof, noted)
      const fits = findings.every(({ wrong }) => wrong === null)
      write(
        json ? `${JSON.stringify({ file, ok: fits, ...summary(proof), findings }, null, 2)}\n` : text(proof, findings),
      )
      // Set rather than exited with, so that what was written reaches a slow reader.
      if (!fits) process.exitCode = 1
    })

/** Why a file is no help to check a deck. */
type Unusable =
  | Unread
  | { readonly why: 'no-proof'; readonly refusal: ProofRefusal }
  | { readonly why: 'does-not-add-up'; readonly problem: LogProblem }
  | { readonly why: 'no-such-hand'; readonly hand: number }

/** It in words: a sentence about the file without its name. */
const unusableWords = (it: Unusable): string => {
  switch (it.why) {
    case 'no-proof':
      return `isn’t a proof of a deck. ${words.refusal(it.refusal)}`
    case 'does-not-add-up':
      return `doesn’t add up on line ${it.problem.line}: ${problemWords(it.problem)}`
    case 'no-such-hand':
      return `has no hand ${it.hand}`
    default:
      return unreadWords(it)
  }
}

const proofIn = async (file: string): Promise<Proof | Unusable> => {
  const read = await readJson(file)
  if ('why' in read) return read
  const found = readProof(read.value)
  return found.ok ? found.proof : { why: 'no-proof', refusal: found.refusal }
}

/** The events of the deal with this number in a log, or of the only deal in it; or why there are none. */
const eventsIn = async (file: string, number: number): Promise<readonly DealEvent[] | Unusable> => {
  let text = ''
  try {
    text = await readFile(file, 'utf8')
  } catch (problem) {
    return { why: 'cannot-be-read', about: problem instanceof Error ? problem.message : String(problem) }
  }
  const { deals, problems } = readLog(text)
  const [problem] = problems
  if (problem !== undefined) return { why: 'does-not-add-up', problem }
  const deal = deals.length === 1 ? deals[0] : deals.find(({ about }) => about.hand === number)
  return deal === undefined ? { why: 'no-such-hand', hand: number } : deal.events
}

const summary = ({ table, deal, root, opened, unsealed, entropies }: Proof) => ({
  table,
  deal,
  root,
  cards: opened.map(({ card }) => card),
  unsealed,
  seats: entropies.map(({ seat }) => seat),
})

const text = (proof: Proof, findings: readonly Finding[]): string => {
  const { table, deal, cards, unsealed, seats } = summary(proof)
  const wrong = findings.filter(finding => finding.wrong !== null)
  const lines = [
    ...findings.map(({ check, wrong: off }) =>
      off === null
        ? `  ok    ${words.checks[check]}`
        : `  ${ink.bold('WRONG')} ${words.checks[check]} ${words.fault(off)}`,
    ),
    seats.length === 0 ? '  note  No player added anything: the room alone decided the order.' : '',
    unsealed.length === 0 ? '' : `  note  Not under this seal: ${unsealed.join(' ')}.`,
  ].filter(line => line !== '')
  const verdict = wrong.length === 0 ? 'the deck matches its seal' : 'the deck doesn’t match its seal'
  return `${ink.bold(`Deal ${deal} at ${table}`)}: ${cards.length === 0 ? 'no card' : cards.join(' ')}\n${lines.join('\n')}\n${verdict}\n`
}

const HELP = `
The room publishes the root of a hand before its first card, and gives you the proof when the hand is over. It opens the
seals of the cards you saw; all the others stay closed.

Examples:
  cardroom verify deal-12-proof.json
  cardroom verify deal-12-proof.json --log deal-12.jsonl --root 9f3c…
`
