import { type Card, type DealEvent, forms } from '@cardroom/engine'
import { verifyProof } from '@cardroom/fair'
import { describe, expect, test } from 'vitest'
import { botTable, playDeals } from '../testing/bot-table.ts'
import { knownAfter } from '../testing/may-see.ts'
import { TOKEN } from '../testing/worlds.ts'
import { type Archive, type ArchivedDeal, openArchive } from './archive.ts'
import { cardsEverSeen, seenBy } from './deal-seen.ts'
import { eventsSeen } from './events-seen.ts'
import { proofFor } from './proof-for.ts'

const fail = (cause: unknown): never => {
  throw cause
}

const archiveOf = async (form: 'holdem' | 'razz' | 'deuce-to-seven-triple-draw', deals: number): Promise<Archive> => {
  const { store, table } = await botTable(form)
  const archive = await openArchive('t', table, store, fail)
  await playDeals(table, deals)
  return archive
}

const sealOf = ({ events }: ArchivedDeal) => {
  const sealed = events.find(event => event.type === 'DeckSealed')
  if (sealed?.type !== 'DeckSealed') throw new Error('no deck was sealed')
  return sealed
}

describe('the proof of a deck', () => {
  test.each(['holdem', 'razz', 'deuce-to-seven-triple-draw'] as const)(
    'of %s opens what was seen alone',
    async form => {
      const archive = await archiveOf(form, 5)
      let opened = 0
      for (let number = 1; number <= 5; number++) {
        const deal = (await archive.read(number))!
        for (const person of ['ann', null]) {
          const seen = seenBy(deal, person)
          const known = knownAfter(forms[form], person === null ? null : 1, deal.events)
          const proof = proofFor('t', deal, seen)!
          opened += proof.opened.length
          const wrong = verifyProof(proof, { root: sealOf(deal).root, events: eventsSeen(seen) }).flatMap(
            it => it.wrong ?? [],
          )
          expect(wrong).toEqual([])
          const text = JSON.stringify(proof)
          expect(new Set(text.match(TOKEN) ?? [])).toEqual(known)
          // nobody can try out which card lies under a closed seal: its salt is kept
          expect(sealOf(deal).salts.filter(salt => text.includes(salt))).toHaveLength(proof.opened.length)
        }
      }
      expect(opened).toBeGreaterThan(30)
    },
  )

  test('does not tell who had thrown a card away that came back out of the deck', async () => {
    const deal = (await (await archiveOf('deuce-to-seven-triple-draw', 1)).read(1))!
    const seen = seenBy(deal, 'ann')
    const known = cardsEverSeen(seen)
    const thrown = seen.events.flatMap(({ event }) => dealtTo(event, 2)).find(card => !known.has(card))!
    const last = seen.events.at(-1)!
    const events = [
      ...seen.events,
      { ...last, event: { type: 'Reshuffled', from: 'burns-and-muck', deck: [thrown], rules: [] } as const },
      { ...last, sees: new Set([...last.sees, thrown]) },
    ]
    const proof = proofFor('t', deal, { ...seen, events })!
    expect(proof.opened.map(({ card }) => card)).not.toContain(thrown)
    expect(proof.unsealed).toContain(thrown)
    // seen before it went back, it is opened
    const before = [{ ...seen.events[0]!, sees: new Set([thrown]) }, ...events.slice(1)]
    expect(proofFor('t', deal, { ...seen, events: before })!.opened.map(({ card }) => card)).toContain(thrown)
  })
})

const dealtTo = (event: DealEvent, seat: number): readonly Card[] =>
  event.type === 'CardsDealt' ? event.cards.filter((_, i) => event.seats[i] === seat) : []
