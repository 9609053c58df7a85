import { type Card, shuffled, type TableCommand } from '@cardroom/engine'
import { deckCards } from '@cardroom/engine/cards'
import { poolOf } from '@cardroom/engine/deal'
import { carryOutNight, type Night, type Time } from '@cardroom/engine/table'
import { dealtOrder, sealDeck, shuffleOf } from '@cardroom/fair'
import { type Secrets, sha256 } from '../../secrets.ts'
import { chopCommand, handsCommand, runsCommand } from '../preferences/agreements.ts'
import { type Course, tell, tellNight } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'
import { isTooSoon } from './run-out.ts'

/**
 * The dealer does all that is theirs to do until a person is due: seals and shuffles the deck, deals, burns, lays boards,
 * pushes the pots, and chops the blinds of those who agree. With `ready` false they wait, once the deck is sealed, for what the seats add.
 */
export const dealerActs = (course: Course, at: Time, secrets: Secrets, ready: boolean): void => {
  for (let burned = false; ; ) {
    const { night, seal, policy } = course.hosted
    if (night?.deal == null || night.table.placard.realCards) return
    const due = legalNow(night.deal)
    const chop = chopCommand(course.hosted)
    if (chop !== null) {
      give(course, chop, at)
      continue
    }
    if (due.due !== 'dealer') return
    if (due.act.do === 'shuffle' && seal?.deal !== night.table.deal!.number) {
      const cards = shuffled(deckCards(due.act.deck), secrets.below)
      const { root, salts } = sealDeck(cards, secrets.bytes, sha256)
      tell(course, { type: 'DeckSealed', deal: night.table.deal!.number, root, cards, salts, at })
      if (!ready && policy.entropyWait > 0) return
      continue
    }
    if (due.act.do === 'shuffle' && !ready && policy.entropyWait > 0) return
    const command = handsCommand(course.hosted) ?? commandFor(course, night, secrets)
    // the card that follows a burncard belongs to it
    if (command.type === 'Deal' && !burned && isTooSoon(course.hosted, at)) return
    burned = due.act.do === 'burn' && command.type === 'Deal'
    give(course, command, at)
  }
}

/** The wait for what the seats add is over: the deck is cut with what there is. */
export const stopWaiting = (course: Course, at: Time, secrets: Secrets): null => {
  dealerActs(course, at, secrets, true)
  return null
}

const commandFor = ({ hosted }: Course, night: Night, secrets: Secrets): TableCommand => {
  const due = legalNow(night.deal!)
  if (due.due !== 'dealer') throw new Error('the dealer is not due')
  switch (due.act.do) {
    case 'shuffle':
      return { type: 'Shuffle', deck: orderOf(hosted) }
    case 'reshuffle':
      return { type: 'Reshuffle', deck: shuffled(poolOf(night.deal!, due.act.from), secrets.below) }
    default:
      return runsCommand(hosted) ?? { type: 'Deal' }
  }
}

/** The order in which the sealed cards are dealt. */
export const orderOf = ({ seal }: Pick<Hosted, 'seal'>): readonly Card[] => {
  if (seal === null) throw new Error('no deck is sealed')
  return dealtOrder(seal.cards, shuffleOf(seal.root, seal.entropies, seal.cards.length))
}

const give = (course: Course, command: TableCommand, at: Time): void => {
  const outcome = carryOutNight(course.hosted.night, { type: 'InDeal', command, at })
  if (!outcome.ok) throw new Error(`the dealer's ${command.type} is refused: ${JSON.stringify(outcome.refusal)}`)
  tellNight(course, outcome)
}
