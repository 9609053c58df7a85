import { forms, play, randomCommand, type StartDeal, seeded, stakesFor } from '@cardroom/engine'
import { type History, historyOf, phhHands, replayHistory, writePhhs } from '@cardroom/histories'
import { type Result, result } from './alternate.ts'

const HANDS = 10_000
const ROUNDS = 6

/** What the format is meant to be replayed at on one core, parsing included. */
const AIM = 10_000

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
  return [result(name, (HANDS / best) * 1000, 'the aim', AIM, { goal: 1, floor: 1 })]
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

/** Deals at random legal acts, told as a history of a live table tells them. */
const histories = (): readonly History[] => {
  const chance = seeded('histories')
  const start: StartDeal = {
    type: 'StartDeal',
    form: forms.holdem,
    stakes: stakesFor(forms.holdem, 'no-limit', 10),
    book: 'wsop',
    button: 6,
    seats: [1, 2, 3, 4, 5, 6].map(seat => ({ seat, chips: 1000 })),
  }
  return Array.from({ length: HANDS }, (_, hand) => {
    const live = play(start)
    if (!live.ok) throw new Error(live.refusal.why)
    while (live.deal.phase !== 'ended') live.give(randomCommand(live.deal, chance))
    const told = historyOf(live.log, { hand: hand + 1, players: ['Ada', 'Bert', 'Cleo', 'Dan', 'Eva', 'Finn'] })
    if (!told.ok) throw new Error(told.refusal.why)
    const { history } = told
    const { book: _book, ...begun } = { ...history.start, realCards: true }
    return { ...history, start: begun, acts: history.acts.filter(act => act.do !== 'order') }
  })
}
