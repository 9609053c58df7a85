import type { PointName, Rulebook } from './rulebook.ts'

/** Answers that cannot all stand: to which points, when that is so, and in words with the ways out. */
export type Contradiction = {
  readonly points: readonly [PointName, ...PointName[]]
  readonly holds: (book: Rulebook) => boolean
  readonly words: string
}

/** Where a book contradicts itself, a sentence each. */
export const contradictionsIn = (book: Rulebook): readonly string[] =>
  contradictions.filter(({ holds }) => holds(book)).map(({ words }) => words)

/** What no book can say at once. */
export const contradictions: readonly Contradiction[] = [
  {
    points: ['checkRaise', 'aceToFiveLimitCheckRaise'],
    holds: book => !book.checkRaise.is && book.aceToFiveLimitCheckRaise.is,
    words:
      'aceToFiveLimitCheckRaise allows what checkRaise forbids everywhere: make checkRaise true or aceToFiveLimitCheckRaise false',
  },
  {
    points: ['limitRaiseCapMinLivePlayers', 'headsUpUnlimitedRaises'],
    holds: ({ limitRaiseCapMinLivePlayers, headsUpUnlimitedRaises: { is } }) =>
      limitRaiseCapMinLivePlayers.is < 3 && (is.cash || is.tournament !== false),
    words:
      'limitRaiseCapMinLivePlayers holds two players to the cap and headsUpUnlimitedRaises frees them of it: make the first 3 or more, or cash and tournament of the second false',
  },
  {
    points: ['outOfTurnFreedBy', 'outOfTurnFloorAfter'],
    holds: ({ outOfTurnFreedBy, outOfTurnFloorAfter }) =>
      outOfTurnFreedBy.is.some(act => outOfTurnFloorAfter.is.includes(act)),
    words:
      'an act that sets a player free (outOfTurnFreedBy) cannot be left to the floor as well (outOfTurnFloorAfter): keep it in one of the two',
  },
  {
    points: ['straddleMandatory', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.straddleMandatory.is.when !== 'never' && straddles(book).length === 0,
    words:
      'straddleMandatory asks for a straddle where limitStraddle and bigBetStraddle allow none: make its `when` never, or allow one of the two',
  },
  {
    points: ['straddleMandatory'],
    holds: ({ straddleMandatory: { is } }) => is.newcomersToo && is.when === 'never',
    words: 'straddleMandatory binds newcomers and nobody else: make newcomersToo false, or `when` only-if-on-placard',
  },
  {
    points: ['limitStraddle', 'bigBetStraddle'],
    holds: book => straddles(book).some(({ positions, timesBigBlind }) => positions.length === 0 || timesBigBlind <= 1),
    words:
      'limitStraddle or bigBetStraddle allows a straddle from no seat, or one that is no more than the big blind: name positions and a timesBigBlind over 1, or make allowed false',
  },
  {
    points: ['straddleInKillPot', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.straddleInKillPot.is && straddles(book).length === 0,
    words:
      'straddleInKillPot allows a straddle where limitStraddle and bigBetStraddle allow none: make it false, or allow one of the two',
  },
  {
    points: ['missedBlindsOptions', 'limitStraddle', 'bigBetStraddle'],
    holds: book =>
      [...book.missedBlindsOptions.is.general, ...book.missedBlindsOptions.is.badugi].includes(
        'straddle-under-the-gun',
      ) && !mayStraddleUnderTheGun(book),
    words:
      'missedBlindsOptions has players come back by a straddle left of the big blind, which limitStraddle and bigBetStraddle do not allow: leave straddle-under-the-gun out, or allow it in one of the two',
  },
  {
    points: ['drawMissedBlindStraddleEntry', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.drawMissedBlindStraddleEntry.is !== null && !mayStraddleUnderTheGun(book),
    words:
      'drawMissedBlindStraddleEntry has players come back by a straddle left of the big blind, which limitStraddle and bigBetStraddle do not allow: make it null, or allow it in one of the two',
  },
  {
    points: ['buyTheButton', 'enterBetweenBlindAndButton'],
    holds: ({ buyTheButton, enterBetweenBlindAndButton }) => buyTheButton.is.allowed && !enterBetweenBlindAndButton.is,
    words:
      'buyTheButton is for players between the big blind and the button, where enterBetweenBlindAndButton lets nobody in: make allowed of the first false, or the second true',
  },
  {
    points: ['buyTheButton'],
    holds: ({ buyTheButton: { is } }) => is.withKillInBlind && !is.allowed,
    words:
      'buyTheButton is allowed with a kill in a blind and not without: make withKillInBlind false, or allowed true',
  },
  {
    points: ['chopBlinds'],
    holds: ({ chopBlinds: { is } }) => is.withKillInBlind && !is.allowed,
    words: 'chopBlinds is allowed with a kill in a blind and not without: make withKillInBlind false, or allowed true',
  },
  {
    points: ['bigBetMinBuyInBigBlinds', 'maxBuyIn'],
    holds: ({ bigBetMinBuyInBigBlinds: { is: least }, maxBuyIn: { is: most } }) =>
      most !== null && least.from > most.to,
    words:
      'the least buy-in (bigBetMinBuyInBigBlinds) is over the greatest (maxBuyIn): lower the first, raise the second, or make it null',
  },
  {
    points: ['bigBetMinBuyInBigBlinds', 'maxBuyIn'],
    holds: ({ bigBetMinBuyInBigBlinds: { is: least }, maxBuyIn: { is: most } }) =>
      least.from > least.to || (most !== null && most.from > most.to),
    words: '`from` is over `to` in bigBetMinBuyInBigBlinds or maxBuyIn: turn them round',
  },
  {
    points: ['topUpLimit', 'maxBuyIn'],
    holds: ({ topUpLimit, maxBuyIn }) => topUpLimit.is === 'maximum-buy-in' && maxBuyIn.is === null,
    words:
      'topUpLimit stops at a greatest buy-in that maxBuyIn does not set: make the first any-amount, or give the second a value',
  },
  {
    points: ['voluntaryTransferStack', 'maxBuyIn'],
    holds: ({ voluntaryTransferStack, maxBuyIn }) =>
      voluntaryTransferStack.is.overMaxBarredMinutes !== null && maxBuyIn.is === null,
    words:
      'voluntaryTransferStack bars stacks over a greatest buy-in that maxBuyIn does not set: make overMaxBarredMinutes null, or give maxBuyIn a value',
  },
  {
    points: ['maxAbsenceMinutes', 'absentButtonGivenBy'],
    holds: ({ maxAbsenceMinutes, absentButtonGivenBy }) =>
      maxAbsenceMinutes.is.absentButtons !== null && absentButtonGivenBy.is === null,
    words:
      'maxAbsenceMinutes counts absent buttons that by absentButtonGivenBy nobody gives: make absentButtons null, or say who gives them',
  },
  {
    points: ['cashHandLiveDeadline', 'studAbsentHand'],
    holds: ({ cashHandLiveDeadline, studAbsentHand }) =>
      (cashHandLiveDeadline.is.stud === 'own-turn') !== (studAbsentHand.is.cash === 'dead-on-turn'),
    words:
      'cashHandLiveDeadline and studAbsentHand kill the stud hand of an absent cash player at different times: make stud of the first own-turn and cash of the second dead-on-turn, or all-initial-hands-complete and dead-when-all-have-cards',
  },
  {
    points: ['newGameLockupMinutes', 'maxLockupMinutes'],
    holds: ({ newGameLockupMinutes, maxLockupMinutes }) => newGameLockupMinutes.is > maxLockupMinutes.is,
    words:
      'newGameLockupMinutes holds a seat longer than maxLockupMinutes holds any: lower the first or raise the second',
  },
  {
    points: ['smokingPolicy', 'cigarPipeSmoking', 'guestSmoking', 'nonsmokingSeats'],
    holds: ({ smokingPolicy, cigarPipeSmoking, guestSmoking, nonsmokingSeats }) =>
      smokingPolicy.is === 'banned' && (cigarPipeSmoking.is || guestSmoking.is || nonsmokingSeats.is !== 'all'),
    words:
      'smokingPolicy bans what cigarPipeSmoking, guestSmoking or nonsmokingSeats allows: make these false, false and all, or the first restricted',
  },
  {
    points: ['burnPoints', 'burnOnRedeal', 'runWithoutBurns'],
    holds: ({ burnPoints, burnOnRedeal, runWithoutBurns }) =>
      burnPoints.is === 'never' && (burnOnRedeal.is || runWithoutBurns.is === 'never'),
    words:
      'by burnPoints nothing is burned, and burnOnRedeal or runWithoutBurns asks for a burn: make the first by-form, or the others false and management-option',
  },
  {
    points: ['runItTimes', 'runItTwiceGames'],
    holds: ({ runItTimes, runItTwiceGames }) => runItTimes.is.max > 1 !== runItTwiceGames.is.length > 0,
    words:
      'runItTimes and runItTwiceGames disagree on whether anything is run more than once: make `max` 1 and the games an empty list, or `max` 2 or 3 and name games',
  },
  {
    points: ['clock'],
    holds: ({ clock: { is } }) => is.warningSeconds > is.seconds,
    words: 'clock warns before it runs: make warningSeconds no more than seconds',
  },
  {
    points: ['lowballLookAndKill', 'killOptional'],
    holds: ({ lowballLookAndKill, killOptional }) => lowballLookAndKill.is.enabled && !killOptional.is,
    words:
      'lowballLookAndKill lets players choose to kill, which killOptional does not: make enabled of the first false, or the second true',
  },
  {
    points: ['lowballNewPlayerEntry', 'lowballMissedBlind', 'lowballSingleBlindMissed', 'killOptional'],
    holds: book => {
      const { severalBlinds, singleBlind, badugi } = book.lowballNewPlayerEntry.is
      const ways = [severalBlinds, singleBlind, badugi, book.lowballMissedBlind.is, book.lowballSingleBlindMissed.is]
      return !book.killOptional.is && ways.some(way => way.some(it => it === 'kill'))
    },
    words:
      'lowballNewPlayerEntry, lowballMissedBlind or lowballSingleBlindMissed lets players in by a kill of their own will, which killOptional does not: leave kill out of them, or make killOptional true',
  },
  {
    points: ['ofcOutOfPocketBanHours'],
    holds: ({ ofcOutOfPocketBanHours: { is } }) => is.most !== 'event' && is.least > is.most,
    words: 'ofcOutOfPocketBanHours is at least more than at most: make least no more than most',
  },
  {
    points: ['tournamentAbsence'],
    holds: ({ tournamentAbsence: { is } }) => (is.limitMinutes === null) !== (is.forfeit === 'none'),
    words:
      'tournamentAbsence takes a stack without saying when, or says when and takes none: make limitMinutes null and forfeit none, or give both',
  },
  {
    points: ['redrawAtPlayers', 'tournamentTableMax'],
    holds: ({ redrawAtPlayers: { is }, tournamentTableMax: { is: table } }) =>
      (is['2tables'] ?? 0) > table.final || (is['3tables'] ?? 0) > 2 * table.most,
    words:
      'redrawAtPlayers seats more players than the tables of tournamentTableMax hold: lower 2tables to no more than final and 3tables to no more than twice most, or raise these',
  },
  {
    points: ['tableStakes'],
    holds: book => !book.tableStakes.is,
    words:
      'tableStakes cannot be departed from: a deal knows no chips but those that lay there when it began; make it true',
  },
  {
    points: ['prizeSplit', 'payoutTable'],
    holds: ({ prizeSplit, payoutTable }) => [prizeSplit.is, ...Object.values(payoutTable.is)].some(isNotWhole),
    words: 'prizeSplit and each line of payoutTable must add up to 100 percent',
  },
]

const straddles = ({ limitStraddle, bigBetStraddle }: Rulebook) =>
  [limitStraddle.is, bigBetStraddle.is].filter(({ allowed }) => allowed)

const mayStraddleUnderTheGun = (book: Rulebook): boolean =>
  straddles(book).some(({ positions }) => positions.some(seat => seat === 'left-of-big-blind' || seat === 'any'))

const isNotWhole = (percents: readonly number[]): boolean =>
  Math.abs(percents.reduce((sum, percent) => sum + percent, 0) - 100) > 1e-9
