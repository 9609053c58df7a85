import { type Card, type DealEvent, forms } from '@cardroom/engine'
import { verifyProof } from '@cardroom/fair'
import { describe, expect, test } from 'vitest'
import { botTable, playDeals } from '../testing/bot-table.ts'
import { knownAfter } from '../testing/may-see.ts'
import { dueSeat, peopleTable, personIn } from '../testing/people-table.ts'
import { TOKEN } from '../testing/worlds.ts'
import { ownView } from '../views/own-view.ts'
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
      // a player's own cards at the least, in hands that end before the board
      expect(opened).toBeGreaterThanOrEqual(10)
    },
  )

  test('opens what would have come once somebody has asked, where it lies in the deck, and a winner’s cards that were shown', async () => {
    const { table, store, call } = await peopleTable({ others: ['bob'] })
    const archive = await openArchive('t1', table, store, fail)
    await table.order('ann', { type: 'options', options: { rabbit: true } })
    await call()
    const loser = personIn(table, dueSeat(table))
    const winner = loser === 'ann' ? 'bob' : 'ann'
    await table.order(loser, { type: 'act', act: { type: 'Fold' } })
    const before = (await archive.read(1))!
    expect(proofFor('t1', before, seenBy(before, null))!.opened).toEqual([])
    const [card] = ownView(table.hosted(), winner).toShow
    await table.order(winner, { type: 'show-cards', cards: [card!] })
    await table.order(loser, { type: 'hunt' })
    const [board] = table.hosted().last!.rabbit!
    const deal = (await archive.read(1))!
    const seen = seenBy(deal, null)
    const proof = proofFor('t1', deal, seen)!
    expect(proof.opened.filter(({ to }) => to.startsWith('not dealt')).map(it => it.card)).toEqual(board)
    expect(proof.opened.map(it => it.card)).toContain(card)
    expect(proof.opened).toHaveLength(6)
    const noted = { root: sealOf(deal).root, events: eventsSeen(seen) }
    expect(verifyProof(proof, noted).flatMap(it => it.wrong ?? [])).toEqual([])
    // another card in its place would not do
    const [first, second, ...rest] = proof.opened.slice(-5)
    const swapped = {
      ...proof,
      opened: [{ ...first!, place: second!.place }, { ...second!, place: first!.place }, ...rest],
    }
    expect(verifyProof(swapped, noted).some(it => it.wrong !== null)).toBe(true)
    // what follows belongs to the next deal
    await call()
    expect((await archive.read(1))!.shownAfter).toHaveLength(2)
  })

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
