import { equity } from '@cardroom/engine'
import type { Equity, OddsQuestion } from '@cardroom/engine/odds'
import { oddsRefusalWords } from '@cardroom/engine/words'

/** One way to answer: how many deals an answer counts, the answer as the first hand's equity, and the work itself. */
type Contestant = { readonly deals: number; readonly answer: () => number }

const SAMPLES = 100_000
const HOLDEM = { hands: ['AhKh', 'QdQc'] } as const
const OMAHA = { form: 'omaha', hands: ['AhKhQsJs', 'TdTc9d8c'] } as const

const ours = (question: OddsQuestion, samples?: number): Contestant => {
  const ask = (): Equity => {
    const answer = equity(question, samples === undefined ? {} : { samples })
    if (!answer.ok) throw new Error(oddsRefusalWords(answer.refusal))
    return answer
  }
  return { deals: ask().deals, answer: () => ask().hands[0]!.equity }
}

/** Their cards are two letters each, like ours. */
const written = (hand: string): string[] => hand.match(/../g) ?? []

const theirs = async (
  form: 'Holdem' | 'Omaha',
  { hands }: { readonly hands: readonly string[] },
): Promise<Contestant> => {
  const peer = (await import('@poker-apprentice/hand-evaluator')).default
  type Hands = Parameters<typeof peer.equityHoldem>[0]
  const asked = hands.map(written) as Hands
  const ask = () => peer[`equity${form}`](asked, [])[0]!
  return { deals: ask().total, answer: () => ask().equity }
}

const pec = async (): Promise<Contestant> => {
  const { raceCombos } = (await import('pec')).default
  const [one, other] = HOLDEM.hands.map(written)
  return {
    deals: SAMPLES,
    answer: () => {
      const { win, tie } = raceCombos(one!, other!, SAMPLES)
      return (win + tie / 2) / SAMPLES
    },
  }
}

const contestants: Readonly<Record<string, () => Contestant | Promise<Contestant>>> = {
  'holdem-ours': () => ours(HOLDEM),
  'holdem-theirs': () => theirs('Holdem', HOLDEM),
  'omaha-ours': () => ours(OMAHA),
  'omaha-theirs': () => theirs('Omaha', OMAHA),
  'samples-ours': () => ours(HOLDEM, SAMPLES),
  'samples-theirs': pec,
}

// Answers for some milliseconds, and prints the first answer and the best speed, in deals a second.
const { deals, answer } = await contestants[process.argv[2] ?? '']!()
const first = answer()
const until = performance.now() + Number(process.argv[3])
let best = Number.POSITIVE_INFINITY
do {
  const start = performance.now()
  answer()
  best = Math.min(best, performance.now() - start)
} while (performance.now() < until)
process.stdout.write(JSON.stringify({ answer: first, best: (deals / best) * 1000 }))
