import type { PointName, Rulebook } from './rulebook.ts'

/** Answers that cannot all stand: to which points, when that is so, and in words with the ways out. */
export type Contradiction = {
  readonly points: readonly [PointName, ...PointName[]]
  readonly holds: (book: Rulebook) => boolean
  readonly words: (called: Called) => string
}

/** What a point is called in a sentence: its name, or the words by which people choose it. */
export type Called = (point: PointName) => string

/** Where a book contradicts itself, a sentence each. */
export const contradictionsIn = (book: Rulebook, called: Called = point => point): readonly string[] =>
  contradictions.filter(({ holds }) => holds(book)).map(({ words }) => words(called))

/** What no book can say at once. */
export const contradictions: readonly Contradiction[] = [
  {
    points: ['checkRaise', 'aceToFiveLimitCheckRaise'],
    holds: book => !book.checkRaise.is && book.aceToFiveLimitCheckRaise.is,
    words: p =>
      `${p('aceToFiveLimitCheckRaise')} allows what ${p('checkRaise')} forbids everywhere: make ${p('checkRaise')} true or ${p('aceToFiveLimitCheckRaise')} false`,
  },
  {
    points: ['limitRaiseCapMinLivePlayers', 'headsUpUnlimitedRaises'],
    holds: ({ limitRaiseCapMinLivePlayers, headsUpUnlimitedRaises: { is } }) =>
      limitRaiseCapMinLivePlayers.is < 3 && (is.cash || is.tournament !== false),
    words: p =>
      `${p('limitRaiseCapMinLivePlayers')} holds two players to the cap and ${p('headsUpUnlimitedRaises')} frees them of it: make the first 3 or more, or cash and tournament of the second false`,
  },
  {
    points: ['outOfTurnFreedBy', 'outOfTurnFloorAfter'],
    holds: ({ outOfTurnFreedBy, outOfTurnFloorAfter }) =>
      outOfTurnFreedBy.is.some(act => outOfTurnFloorAfter.is.includes(act)),
    words: p =>
      `an act that sets a player free (${p('outOfTurnFreedBy')}) cannot be left to the floor as well (${p('outOfTurnFloorAfter')}): keep it in one of the two`,
  },
  {
    points: ['straddleMandatory', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.straddleMandatory.is.when !== 'never' && straddles(book).length === 0,
    words: p =>
      `${p('straddleMandatory')} asks for a straddle where ${p('limitStraddle')} and ${p('bigBetStraddle')} allow none: make its \`when\` never, or allow one of the two`,
  },
  {
    points: ['straddleMandatory'],
    holds: ({ straddleMandatory: { is } }) => is.newcomersToo && is.when === 'never',
    words: p =>
      `${p('straddleMandatory')} binds newcomers and nobody else: make newcomersToo false, or \`when\` only-if-on-placard`,
  },
  {
    points: ['limitStraddle', 'bigBetStraddle'],
    holds: book => straddles(book).some(({ positions, timesBigBlind }) => positions.length === 0 || timesBigBlind <= 1),
    words: p =>
      `${p('limitStraddle')} or ${p('bigBetStraddle')} allows a straddle from no seat, or one that is no more than the big blind: name positions and a timesBigBlind over 1, or make allowed false`,
  },
  {
    points: ['straddleInKillPot', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.straddleInKillPot.is && straddles(book).length === 0,
    words: p =>
      `${p('straddleInKillPot')} allows a straddle where ${p('limitStraddle')} and ${p('bigBetStraddle')} allow none: make it false, or allow one of the two`,
  },
  {
    points: ['missedBlindsOptions', 'limitStraddle', 'bigBetStraddle'],
    holds: book =>
      [...book.missedBlindsOptions.is.general, ...book.missedBlindsOptions.is.badugi].includes(
        'straddle-under-the-gun',
      ) && !mayStraddleUnderTheGun(book),
    words: p =>
      `${p('missedBlindsOptions')} has players come back by a straddle left of the big blind, which ${p('limitStraddle')} and ${p('bigBetStraddle')} do not allow: leave straddle-under-the-gun out, or allow it in one of the two`,
  },
  {
    points: ['drawMissedBlindStraddleEntry', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.drawMissedBlindStraddleEntry.is !== null && !mayStraddleUnderTheGun(book),
    words: p =>
      `${p('drawMissedBlindStraddleEntry')} has players come back by a straddle left of the big blind, which ${p('limitStraddle')} and ${p('bigBetStraddle')} do not allow: make it null, or allow it in one of the two`,
  },
  {
    points: ['buyTheButton', 'enterBetweenBlindAndButton'],
    holds: ({ buyTheButton, enterBetweenBlindAndButton }) => buyTheButton.is.allowed && !enterBetweenBlindAndButton.is,
    words: p =>
      `${p('buyTheButton')} is for players between the big blind and the button, where ${p('enterBetweenBlindAndButton')} lets nobody in: make allowed of the first false, or the second true`,
  },
  {
    points: ['buyTheButton'],
    holds: ({ buyTheButton: { is } }) => is.withKillInBlind && !is.allowed,
    words: p =>
      `${p('buyTheButton')} is allowed with a kill in a blind and not without: make withKillInBlind false, or allowed true`,
  },
  {
    points: ['chopBlinds'],
    holds: ({ chopBlinds: { is } }) => is.withKillInBlind && !is.allowed,
    words: p =>
      `${p('chopBlinds')} is allowed with a kill in a blind and not without: make withKillInBlind false, or allowed true`,
  },
  {
    points: ['bigBetMinBuyInBigBlinds', 'maxBuyIn'],
    holds: ({ bigBetMinBuyInBigBlinds: { is: least }, maxBuyIn: { is: most } }) =>
      most !== null && least.from > most.to,
    words: p =>
      `the least buy-in (${p('bigBetMinBuyInBigBlinds')}) is over the greatest (${p('maxBuyIn')}): lower the first, raise the second, or make it null`,
  },
  {
    points: ['bigBetMinBuyInBigBlinds', 'maxBuyIn'],
    holds: ({ bigBetMinBuyInBigBlinds: { is: least }, maxBuyIn: { is: most } }) =>
      least.from > least.to || (most !== null && most.from > most.to),
    words: p => `\`from\` is over \`to\` in ${p('bigBetMinBuyInBigBlinds')} or ${p('maxBuyIn')}: turn them round`,
  },
  {
    points: ['topUpLimit', 'maxBuyIn'],
    holds: ({ topUpLimit, maxBuyIn }) => topUpLimit.is === 'maximum-buy-in' && maxBuyIn.is === null,
    words: p =>
      `${p('topUpLimit')} stops at a greatest buy-in that ${p('maxBuyIn')} does not set: make the first any-amount, or give the second a value`,
  },
  {
    points: ['voluntaryTransferStack', 'maxBuyIn'],
    holds: ({ voluntaryTransferStack, maxBuyIn }) =>
      voluntaryTransferStack.is.overMaxBarredMinutes !== null && maxBuyIn.is === null,
    words: p =>
      `${p('voluntaryTransferStack')} bars stacks over a greatest buy-in that ${p('maxBuyIn')} does not set: make overMaxBarredMinutes null, or give ${p('maxBuyIn')} a value`,
  },
  {
    points: ['maxAbsenceMinutes', 'absentButtonGivenBy'],
    holds: ({ maxAbsenceMinutes, absentButtonGivenBy }) =>
      maxAbsenceMinutes.is.absentButtons !== null && absentButtonGivenBy.is === null,
    words: p =>
      `${p('maxAbsenceMinutes')} counts absent buttons that by ${p('absentButtonGivenBy')} nobody gives: make absentButtons null, or say who gives them`,
  },
  {
    points: ['cashHandLiveDeadline', 'studAbsentHand'],
    holds: ({ cashHandLiveDeadline, studAbsentHand }) =>
      (cashHandLiveDeadline.is.stud === 'own-turn') !== (studAbsentHand.is.cash === 'dead-on-turn'),
    words: p =>
      `${p('cashHandLiveDeadline')} and ${p('studAbsentHand')} kill the stud hand of an absent cash player at different times: make stud of the first own-turn and cash of the second dead-on-turn, or all-initial-hands-complete and dead-when-all-have-cards`,
  },
  {
    points: ['newGameLockupMinutes', 'maxLockupMinutes'],
    holds: ({ newGameLockupMinutes, maxLockupMinutes }) => newGameLockupMinutes.is > maxLockupMinutes.is,
    words: p =>
      `${p('newGameLockupMinutes')} holds a seat longer than ${p('maxLockupMinutes')} holds any: lower the first or raise the second`,
  },
  {
    points: ['smokingPolicy', 'cigarPipeSmoking', 'guestSmoking', 'nonsmokingSeats'],
    holds: ({ smokingPolicy, cigarPipeSmoking, guestSmoking, nonsmokingSeats }) =>
      smokingPolicy.is === 'banned' && (cigarPipeSmoking.is || guestSmoking.is || nonsmokingSeats.is !== 'all'),
    words: p =>
      `${p('smokingPolicy')} bans what ${p('cigarPipeSmoking')}, ${p('guestSmoking')} or ${p('nonsmokingSeats')} allows: make these false, false and all, or the first restricted`,
  },
  {
    points: ['burnPoints', 'burnOnRedeal', 'runWithoutBurns'],
    holds: ({ burnPoints, burnOnRedeal, runWithoutBurns }) =>
      burnPoints.is === 'never' && (burnOnRedeal.is || runWithoutBurns.is === 'never'),
    words: p =>
      `by ${p('burnPoints')} nothing is burned, and ${p('burnOnRedeal')} or ${p('runWithoutBurns')} asks for a burn: make the first by-form, or the others false and management-option`,
  },
  {
    points: ['runItTimes', 'runItTwiceGames'],
    holds: ({ runItTimes, runItTwiceGames }) => runItTimes.is.max > 1 !== runItTwiceGames.is.length > 0,
    words: p =>
      `${p('runItTimes')} and ${p('runItTwiceGames')} disagree on whether anything is run more than once: make \`max\` 1 and the games an empty list, or \`max\` 2 or 3 and name games`,
  },
  {
    points: ['clock'],
    holds: ({ clock: { is } }) => is.warningSeconds > is.seconds,
    words: p => `${p('clock')} warns before it runs: make warningSeconds no more than seconds`,
  },
  {
    points: ['lowballLookAndKill', 'killOptional'],
    holds: ({ lowballLookAndKill, killOptional }) => lowballLookAndKill.is.enabled && !killOptional.is,
    words: p =>
      `${p('lowballLookAndKill')} lets players choose to kill, which ${p('killOptional')} does not: make enabled of the first false, or the second true`,
  },
  {
    points: ['lowballNewPlayerEntry', 'lowballMissedBlind', 'lowballSingleBlindMissed', 'killOptional'],
    holds: book => {
      const { severalBlinds, singleBlind, badugi } = book.lowballNewPlayerEntry.is
      const ways = [severalBlinds, singleBlind, badugi, book.lowballMissedBlind.is, book.lowballSingleBlindMissed.is]
      return !book.killOptional.is && ways.some(way => way.some(it => it === 'kill'))
    },
    words: p =>
      `${p('lowballNewPlayerEntry')}, ${p('lowballMissedBlind')} or ${p('lowballSingleBlindMissed')} lets players in by a kill of their own will, which ${p('killOptional')} does not: leave kill out of them, or make ${p('killOptional')} true`,
  },
  {
    points: ['ofcOutOfPocketBanHours'],
    holds: ({ ofcOutOfPocketBanHours: { is } }) => is.most !== 'event' && is.least > is.most,
    words: p => `${p('ofcOutOfPocketBanHours')} is at least more than at most: make least no more than most`,
  },
  {
    points: ['tournamentAbsence'],
    holds: ({ tournamentAbsence: { is } }) => (is.limitMinutes === null) !== (is.forfeit === 'none'),
    words: p =>
      `${p('tournamentAbsence')} takes a stack without saying when, or says when and takes none: make limitMinutes null and forfeit none, or give both`,
  },
  {
    points: ['redrawAtPlayers', 'tournamentTableMax'],
    holds: ({ redrawAtPlayers: { is }, tournamentTableMax: { is: table } }) =>
      (is['2tables'] ?? 0) > table.final || (is['3tables'] ?? 0) > 2 * table.most,
    words: p =>
      `${p('redrawAtPlayers')} seats more players than the tables of ${p('tournamentTableMax')} hold: lower 2tables to no more than final and 3tables to no more than twice most, or raise these`,
  },
  {
    points: ['tableStakes'],
    holds: book => !book.tableStakes.is,
    words: p =>
      `${p('tableStakes')} cannot be departed from: a deal knows no chips but those that lay there when it began; make it true`,
  },
  {
    points: ['prizeSplit', 'payoutTable'],
    holds: ({ prizeSplit, payoutTable }) => [prizeSplit.is, ...Object.values(payoutTable.is)].some(isNotWhole),
    words: p => `${p('prizeSplit')} and each line of ${p('payoutTable')} must add up to 100 percent`,
  },
]

const straddles = ({ limitStraddle, bigBetStraddle }: Rulebook) =>
  [limitStraddle.is, bigBetStraddle.is].filter(({ allowed }) => allowed)

const mayStraddleUnderTheGun = (book: Rulebook): boolean =>
  straddles(book).some(({ positions }) => positions.some(seat => seat === 'left-of-big-blind' || seat === 'any'))

const isNotWhole = (percents: readonly number[]): boolean =>
  Math.abs(percents.reduce((sum, percent) => sum + percent, 0) - 100) > 1e-9
