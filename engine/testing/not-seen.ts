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
    why: "for people: whether a guest looked at a hand is seen at the table, and it's the floor who sends guests away",
    fields: ['guestBehindPlayer.seeOwnHostsHand'],
  },
  {
    why: 'play keeps it as all books have it, and no code asks whether a house has it otherwise',
    fields: ['cardsSpeak', 'playOver.entersAs', 'ofcBoxedCards.otherwise', 'straddleMandatory.newcomersToo'],
  },
  {
    why: 'of events, which are not built yet',
    fields: [
      'tournamentAbsence.posts', 'tournamentAbsence.limitMinutes', 'tournamentAbsence.forfeit', 'tournamentAbsence.oddChips',
      'tournamentInitialButton.by', 'rebuy.allowed', 'rebuy.max', 'rebuy.whenStack', 'rebuy.beforeLevel', 'rebuy.price',
      'rebuy.chips', 'rebuy.announcedBinds',
    ],
  },
] // biome-ignore format: lists of names
