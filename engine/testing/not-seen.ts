/** Parts of points that no witness can see, as `point` or `point.field`, and why; a witness for one takes it out of here. */
export const notSeen: readonly { readonly why: string; readonly fields: readonly string[] }[] = [
  {
    why: 'no house can answer it otherwise: the check of houses refuses that, or wants another point answered with it, which is the one that is read',
    fields: ['tableStakes', 'cashHandLiveDeadline.stud'],
  },
  {
    why: 'the other end of a range that a room may choose from: a table without numbers of its own goes by the end that has a witness',
    fields: ['bigBetMinBuyInBigBlinds.to', 'maxBuyIn.from'],
  },
  {
    why: 'stud begins with a bring-in, so nobody can have checked and done nothing else while a misdeal may be called',
    fields: ['misdealWindow.stud.checks'],
  },
  {
    why: 'the form says it itself, and is checked against the books: another answer is another form',
    fields: ['holdemForcedBets', 'lowQualifier.rank', 'lowQualifier.unlessPosted', 'lowQualifier.byForm'],
  },
  {
    why: "for people: whether a guest looked at a hand is seen at the table, and the floor sends guests away",
    fields: ['guestBehindPlayer.seeOwnHostsHand'],
  },
  {
    why: 'for people: who would gain by a breach is judged at the table, and the ruling says so in its reason',
    fields: ['noProfitPrinciple.offenderMustNotGain'],
  },
  {
    why: 'play keeps it as all books have it, and no code asks whether a house has it otherwise',
    fields: ['cardsSpeak', 'ofcBoxedCards.otherwise'],
  },
  {
    why: 'the lessons say by it which books describe a game: they ask the books themselves, never a house',
    fields: ['formsOffered'],
  },
  {
    why: 'no witness plays over a seat through a deal: engine/table/people/play-over.test.ts holds it',
    fields: ['playOver.entersAs'],
  },
  {
    why: 'percentages that add up to 100: a house that changes one number alone is refused, and the tests of payouts hold it',
    fields: ['payoutTable', 'prizeSplit'],
  },
] // biome-ignore format: lists of names
