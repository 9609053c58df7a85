import { books, facesBet, isPast, type Page, playerAt } from './moment.ts'

/** What happens to hands, and what players do with them. */
export const hands: Page = {
  // rrp/3/dead-hands/3, uspa/3.1.5.3, hpt/dead-hands/3, web/dead-hands/6; wsop/112-redeal: with a blind's holecards
  CardsMixedWithAnother: (deal, report, book) => {
    // as long as it is only a blind: in the first round
    const isBlind = deal.stakes.blinds.length > 0 && playerAt(deal, report.with).posted && !isPast(deal, 'bet')
    return books(book, 'hand-dead', isBlind ? { wsop: 'hand-dead or redeal-with-hand-dead' } : {})
  },
  DealtDeadHand: () => ['hand-dead'],
  // wsop/251
  DiscardMissed: () => ['hand-dead'],
  // rrp/3/dead-hands/2, uspa/3.1.5.2, hpt/dead-hands/2, wsop/111; web/dead-hands/2 asks for wrong information besides. A hand
  // that the dealer takes was not protected (rrp/3/irregularities/2)
  HandMucked: (_, { by, identifiable, misinformed }, book) =>
    by === 'dealer' || !identifiable
      ? ['hand-dead']
      : books(book, 'hand-dead or retrieved', misinformed === true ? {} : { web: 'hand-dead' }),
  // uspa/3.1.5.1.2, hpt/dead-hands/1b, web/dead-hands/5, wsop/110b: it folds if a bet was faced, or somebody acted on it
  HandThrownForward: (deal, { seat, madeAnotherAct }) =>
    madeAnotherAct || facesBet(deal, playerAt(deal, seat)) ? ['hand-dead'] : ['hand-live'],
  // only at WSOP may it cost the hand, if two or more acted behind
  HiddenCards: (_, { behind }, book) => books(book, 'hand-live', behind > 1 ? { wsop: 'hand-dead or hand-live' } : {}),
  // outside tournaments no book of ours forbids it
  LiveHandShown: () => ['no-breach'],
  // rrp/3/dead-hands/1c, wsop/227: dead while a bet is faced; wsop/seven-card-stud-upcards: reordering may kill it
  UpcardsPickedUp: (deal, { seat, how }, book) => {
    if (how === 'reordered') return books(book, 'hand-live', { wsop: 'hand-live or hand-dead' })
    return facesBet(deal, playerAt(deal, seat)) ? ['hand-dead'] : ['hand-live']
  },
}
