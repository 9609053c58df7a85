import type { DealtTo, Noted, Proof } from '@cardroom/fair'
import { type Answer, ask } from '../line/api.ts'
import { dealFile } from '../line/files.ts'
import { type KeptSeal, keptSeal } from '../line/kept-seals.ts'
import { spoken } from '../words/spoken.ts'
import { texts } from '../words/texts.ts'

/** A deck that was checked in this page: its proof, what was found, and what was noted before the deal. */
export type DeckChecked = {
  readonly proof: Proof
  /** What was checked, and what does not fit; in words. */
  readonly findings: readonly { readonly checked: string; readonly wrong: string | null }[]
  /** Where each opened card went, as far as the proof says it. */
  readonly went: readonly (DealtTo | null)[]
  readonly noted: KeptSeal | undefined
}

/** Asks for the proof and the log of a deal and works everything out again here; the room's word is not taken for it. */
export const checkDeck = async (table: string, deal: number): Promise<Answer<DeckChecked>> => {
  const [{ proofWords, readDealtTo, readProof, verifyProof }, answer, log] = await Promise.all([
    import('@cardroom/fair'),
    ask('GET /api/tables/:id/deals/:number/:format', { params: { id: table, number: deal, format: 'json' } }),
    fetch(dealFile(table, deal, 'jsonl')),
  ])
  if (!answer.ok) return answer
  const words = proofWords[spoken.language]
  const read = readProof(answer.data)
  if (!read.ok) return { ok: false, words: texts.fair.notProof(words.refusal(read.refusal)) }
  const { proof } = read
  const noted = keptSeal(table, deal)
  const findings = verifyProof(proof, {
    ...(noted !== undefined && { root: noted.root }),
    ...(noted?.entropy != null && { entropy: noted.entropy }),
    ...(log.ok && { events: eventsIn(await log.text()) }),
  })
  return {
    ok: true,
    data: {
      proof,
      findings: findings.map(({ check, wrong }) => ({
        checked: words.checks[check],
        wrong: wrong === null ? null : words.fault(wrong),
      })),
      went: proof.opened.map(({ to }) => readDealtTo(to)),
      noted,
    },
  }
}

type Event = NonNullable<Noted['events']>[number]

/** The events of the only deal in a log: behind its header and what is known about it. */
const eventsIn = (text: string): readonly Event[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Partial<Event>)
    .filter((event): event is Event => event.type !== undefined)
