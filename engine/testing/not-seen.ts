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
    why: 'play keeps it as all books have it, and no code asks whether a house has it otherwise',
    fields: ['cardsSpeak', 'playOver.entersAs', 'ofcBoxedCards.otherwise', 'straddleMandatory.newcomersToo'],
  },
  {
    why: 'of events, which have no witness yet: the tests of engine/tournament hold it',
    fields: [
      'addOns', 'balanceMover', 'balanceSourceTable', 'behaviourPenalties', 'blindLevels', 'chipRace.eliminates',
      'chipRace.remainderRoundsUpAt', 'chipRace.startSeat', 'chipSets', 'chipValues', 'chipsPerPlayer1000',
      'disqualifiedChips', 'eventWindow', 'eventWindow.subjectToChange', 'lateEntryStacks', 'levelSchedule',
      'noShowRemoval.by', 'noShowRemoval.fromLevel', 'noShowRemoval.minutes', 'noShowRemoval.unless', 'payoutTable',
      'prizeDealPayout', 'prizeSplit', 'redrawAtPlayers.2tables', 'redrawAtPlayers.3tables', 'redrawAtTables',
      'simultaneousBustOrder.by', 'simultaneousBustOrder.equal', 'tableBalance.moreThanTables',
      'tableBalance.toleranceAbove', 'tableBalance.toleranceOtherwise', 'tableBreakOrder', 'timerStopsForDispute',
      'tournamentAllInFaceUp', 'tournamentBuyIn.chips', 'tournamentChipsVisible.foreignChips',
      'tournamentChipsVisible.highChipsInSight', 'tournamentChipsVisible.takenAway', 'tournamentDeckChange',
      'tournamentHandTalk', 'tournamentSanctions', 'tournamentSeating', 'tournamentTableMax.final',
      'tournamentTableMax.most', 'tournamentAbsence.posts', 'tournamentAbsence.limitMinutes',
      'tournamentAbsence.forfeit', 'tournamentAbsence.oddChips', 'tournamentInitialButton.by', 'rebuy.allowed',
      'rebuy.max', 'rebuy.whenStack', 'rebuy.beforeLevel', 'rebuy.announcedBinds',
    ],
  },
  {
    why: 'of events, and for people: what is posted for one says it, and the director goes by that',
    fields: [
      'tournamentBuyIn.cashValue', 'tournamentBuyIn.posted', 'simultaneousBustOrder.indivisible', 'rebuy.price',
      'rebuy.chips',
    ],
  },
] // biome-ignore format: lists of names
