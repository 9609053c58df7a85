import { forms, play, randomCommand, type StartDeal, seeded, stakesFor } from '@cardroom/engine'
import {
  type History,
  historyOf,
  phhHands,
  type Recorded,
  replayHistory,
  statsOf,
  writePhhs,
} from '@cardroom/histories'
import { type Result, result } from './alternate.ts'

const HANDS = 10_000
const ROUNDS = 6

/** What the format is meant to be replayed at on one core, parsing included. */
const AIM = 10_000

/** Hands counted for everybody's statistics, and as many of them different; a million of them should take ten seconds. */
const COUNTED = 1_000_000
const DIFFERENT = 10_000
const COUNTED_AIM = 100_000

const SIX_HANDED: StartDeal = {
  type: 'StartDeal',
  form: forms.holdem,
  stakes: stakesFor(forms.holdem, 'no-limit', 10),
  book: 'wsop',
  button: 6,
  seats: [1, 2, 3, 4, 5, 6].map(seat => ({ seat, chips: 1000 })),
}

/** Six-handed no-limit hold'em histories in one PHH file, read and carried out by the engine. */
export const run = async (): Promise<Result[]> => {
  const text = writePhhs(histories())
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    const off = replayAll(text)
    best = Math.min(best, performance.now() - began)
    if (off > 0) throw new Error(`${off} histories do not come out as they were played`)
  }
  const name = `${HANDS.toLocaleString('en-US')} six-handed no-limit histories (PHH) parsed and replayed`
  return [result(name, (HANDS / best) * 1000, 'the aim', AIM, { goal: 1, floor: 1 }), counting()]
}

/** How everybody plays, counted over a million hands that were played before. */
const counting = (): Result => {
  const deals = Array.from({ length: DIFFERENT }, (_, hand) => recorded(hand))
  const began = performance.now()
  const rows = statsOf(overAndOver(deals))
  const speed = (COUNTED / (performance.now() - began)) * 1000
  if (rows.some(({ hands }) => hands !== COUNTED)) throw new Error('not every hand was counted')
  if (rows.reduce((net, row) => net + row.net, 0) !== 0) throw new Error('what some won others did not lose')
  const name = `statistics of six players over ${COUNTED.toLocaleString('en-US')} no-limit hands`
  return result(name, speed, 'the aim', COUNTED_AIM, { goal: 1, floor: 0.5 })
}

function* overAndOver(deals: readonly Recorded[]): Generator<Recorded> {
  for (let n = 0; n < COUNTED; n++) yield deals[n % deals.length]!
}

const counted = seeded('statistics')
const NAMES = { 1: 'Ada', 2: 'Bert', 3: 'Cleo', 4: 'Dan', 5: 'Eva', 6: 'Finn' }

const recorded = (hand: number): Recorded => {
  const live = play({ ...SIX_HANDED, button: (hand % 6) + 1 })
  if (!live.ok) throw new Error(live.refusal.why)
  while (live.deal.phase !== 'ended') live.give(randomCommand(live.deal, counted))
  return { events: live.log, names: NAMES, about: {}, scale: 0, unknownStacks: [], kept: {} }
}

/** How many hands do not come out as the file says. */
const replayAll = (text: string): number => {
  let off = 0
  for (const hand of phhHands(text)) {
    if (!hand.ok) throw new Error(hand.refusal.problems[0]?.why)
    const { ended, finishing } = replayHistory(hand.history)
    const { stated } = hand.history
    if (!ended || finishing.some((chips, seat) => chips !== stated.finishing?.[seat])) off++
  }
  return off
}

/** Deals at random legal acts, written as a history of a live table. */
const histories = (): readonly History[] => {
  const chance = seeded('histories')
  return Array.from({ length: HANDS }, (_, hand) => {
    const live = play(SIX_HANDED)
    if (!live.ok) throw new Error(live.refusal.why)
    while (live.deal.phase !== 'ended') live.give(randomCommand(live.deal, chance))
    const written = historyOf(live.log, { hand: hand + 1, players: ['Ada', 'Bert', 'Cleo', 'Dan', 'Eva', 'Finn'] })
    if (!written.ok) throw new Error(written.refusal.why)
    const { history } = written
    const { book: _book, ...begun } = { ...history.start, realCards: true }
    return { ...history, start: begun, acts: history.acts.filter(act => act.do !== 'order') }
  })
}
