/** Parts of points that no witness can see, as `point` or `point.field`, and why; a witness for one takes it out of here. */
export const notSeen: readonly { readonly why: string; readonly fields: readonly string[] }[] = [
  {
    why: 'no house can answer it differently: the check refuses that, or requires another point to be answered with it, and reads that one',
    fields: ['tableStakes', 'cashHandLiveDeadline.stud'],
  },
  {
    why: 'the other end of a range that a room may choose from: a table without numbers of its own uses the end that has a witness',
    fields: ['bigBetMinBuyInBigBlinds.to', 'maxBuyIn.from'],
  },
  {
    why: 'stud begins with a bring-in, so nobody can have only checked while a misdeal can still be called',
    fields: ['misdealWindow.stud.checks'],
  },
  {
    why: 'the form itself says it, and is checked against the books: a different answer would be a different form',
    fields: ['holdemForcedBets', 'lowQualifier.rank', 'lowQualifier.unlessPosted', 'lowQualifier.byForm'],
  },
  {
    why: "for people: whether a guest looked at a hand is seen at the table, and the floor sends guests away",
    fields: ['guestBehindPlayer.seeOwnHostsHand'],
  },
  {
    why: 'for people: who would gain from a breach is judged at the table, and the ruling says so in its reason',
    fields: ['noProfitPrinciple.offenderMustNotGain'],
  },
  {
    why: 'play follows what all the books say, and no code asks whether a house says otherwise',
    fields: ['cardsSpeak', 'ofcBoxedCards.otherwise'],
  },
  {
    why: 'the lessons use it to say which books describe a game: they ask the books themselves, never a house',
    fields: ['formsOffered'],
  },
  {
    why: 'no witness plays over a seat during a deal: engine/table/people/play-over.test.ts covers it',
    fields: ['playOver.entersAs'],
  },
  {
    why: 'percentages that add up to 100: a house that changes only one number is refused, and the payout tests cover it',
    fields: ['payoutTable', 'prizeSplit'],
  },
] // biome-ignore format: lists of names
