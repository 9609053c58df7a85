import type { PointName, Rulebook } from './rulebook.ts'

/** Answers that cannot all stand: to which points, and when that is so. */
export type Contradiction = {
  readonly id: string
  readonly points: readonly [PointName, ...PointName[]]
  readonly holds: (book: Rulebook) => boolean
}

/** Where a book contradicts itself. */
export const contradictionsIn = (book: Rulebook): readonly ContradictionId[] =>
  contradictions.filter(({ holds }) => holds(book)).map(({ id }) => id)

/** What no book can say at once; `engine/words` says it in words, with the ways out. */
export const contradictions = [
  {
    id: 'check-raise-in-lowball',
    points: ['checkRaise', 'aceToFiveLimitCheckRaise'],
    holds: book => !book.checkRaise.is && book.aceToFiveLimitCheckRaise.is,
  },
  {
    id: 'cap-for-two',
    points: ['limitRaiseCapMinLivePlayers', 'headsUpUnlimitedRaises'],
    holds: ({ limitRaiseCapMinLivePlayers, headsUpUnlimitedRaises: { is } }) =>
      limitRaiseCapMinLivePlayers.is < 3 && (is.cash || is.tournament !== false),
  },
  {
    id: 'out-of-turn-both-ways',
    points: ['outOfTurnFreedBy', 'outOfTurnFloorAfter'],
    holds: ({ outOfTurnFreedBy, outOfTurnFloorAfter }) =>
      outOfTurnFreedBy.is.some(act => outOfTurnFloorAfter.is.includes(act)),
  },
  {
    id: 'straddle-nowhere',
    points: ['straddleMandatory', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.straddleMandatory.is.when !== 'never' && straddles(book).length === 0,
  },
  {
    id: 'straddle-for-newcomers',
    points: ['straddleMandatory'],
    holds: ({ straddleMandatory: { is } }) => is.newcomersToo && is.when === 'never',
  },
  {
    id: 'straddle-too-small',
    points: ['limitStraddle', 'bigBetStraddle'],
    holds: book => straddles(book).some(({ positions, timesBigBlind }) => positions.length === 0 || timesBigBlind <= 1),
  },
  {
    id: 'straddle-in-kill-pot',
    points: ['straddleInKillPot', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.straddleInKillPot.is && straddles(book).length === 0,
  },
  {
    id: 'missed-blinds-straddle',
    points: ['missedBlindsOptions', 'limitStraddle', 'bigBetStraddle'],
    holds: book =>
      [...book.missedBlindsOptions.is.general, ...book.missedBlindsOptions.is.badugi].includes(
        'straddle-under-the-gun',
      ) && !mayStraddleUnderTheGun(book),
  },
  {
    id: 'draw-straddle-entry',
    points: ['drawMissedBlindStraddleEntry', 'limitStraddle', 'bigBetStraddle'],
    holds: book => book.drawMissedBlindStraddleEntry.is !== null && !mayStraddleUnderTheGun(book),
  },
  {
    id: 'button-bought-nowhere',
    points: ['buyTheButton', 'enterBetweenBlindAndButton'],
    holds: ({ buyTheButton, enterBetweenBlindAndButton }) => buyTheButton.is.allowed && !enterBetweenBlindAndButton.is,
  },
  {
    id: 'button-bought-with-kill',
    points: ['buyTheButton'],
    holds: ({ buyTheButton: { is } }) => is.withKillInBlind && !is.allowed,
  },
  {
    id: 'chop-with-kill',
    points: ['chopBlinds'],
    holds: ({ chopBlinds: { is } }) => is.withKillInBlind && !is.allowed,
  },
  {
    id: 'buy-in-least-over-most',
    points: ['bigBetMinBuyInBigBlinds', 'maxBuyIn'],
    holds: ({ bigBetMinBuyInBigBlinds: { is: least }, maxBuyIn: { is: most } }) =>
      most !== null && least.from > most.to,
  },
  {
    id: 'buy-in-turned-round',
    points: ['bigBetMinBuyInBigBlinds', 'maxBuyIn'],
    holds: ({ bigBetMinBuyInBigBlinds: { is: least }, maxBuyIn: { is: most } }) =>
      least.from > least.to || (most !== null && most.from > most.to),
  },
  {
    id: 'top-up-without-most',
    points: ['topUpLimit', 'maxBuyIn'],
    holds: ({ topUpLimit, maxBuyIn }) => topUpLimit.is === 'maximum-buy-in' && maxBuyIn.is === null,
  },
  {
    id: 'transfer-without-most',
    points: ['voluntaryTransferStack', 'maxBuyIn'],
    holds: ({ voluntaryTransferStack, maxBuyIn }) =>
      voluntaryTransferStack.is.overMaxBarredMinutes !== null && maxBuyIn.is === null,
  },
  {
    id: 'absent-buttons-from-nobody',
    points: ['maxAbsenceMinutes', 'absentButtonGivenBy'],
    holds: ({ maxAbsenceMinutes, absentButtonGivenBy }) =>
      maxAbsenceMinutes.is.absentButtons !== null && absentButtonGivenBy.is === null,
  },
  {
    id: 'absent-stud-hand',
    points: ['cashHandLiveDeadline', 'studAbsentHand'],
    holds: ({ cashHandLiveDeadline, studAbsentHand }) =>
      (cashHandLiveDeadline.is.stud === 'own-turn') !== (studAbsentHand.is.cash === 'dead-on-turn'),
  },
  {
    id: 'lock-up-over-most',
    points: ['newGameLockupMinutes', 'maxLockupMinutes'],
    holds: ({ newGameLockupMinutes, maxLockupMinutes }) => newGameLockupMinutes.is > maxLockupMinutes.is,
  },
  {
    id: 'smoking-banned-and-allowed',
    points: ['smokingPolicy', 'cigarPipeSmoking', 'guestSmoking', 'nonsmokingSeats'],
    holds: ({ smokingPolicy, cigarPipeSmoking, guestSmoking, nonsmokingSeats }) =>
      smokingPolicy.is === 'banned' && (cigarPipeSmoking.is || guestSmoking.is || nonsmokingSeats.is !== 'all'),
  },
  {
    id: 'burn-never-and-asked',
    points: ['burnPoints', 'burnOnRedeal', 'runWithoutBurns'],
    holds: ({ burnPoints, burnOnRedeal, runWithoutBurns }) =>
      burnPoints.is === 'never' && (burnOnRedeal.is || runWithoutBurns.is === 'never'),
  },
  {
    id: 'run-out-and-once',
    points: ['runItTimes', 'runItTwiceGames'],
    holds: ({ runItTimes, runItTwiceGames }) => runItTimes.is.max > 1 !== runItTwiceGames.is.length > 0,
  },
  {
    id: 'clock-warning',
    points: ['clock'],
    holds: ({ clock: { is } }) => is.warningSeconds > is.seconds,
  },
  {
    id: 'kill-looked-at',
    points: ['lowballLookAndKill', 'killOptional'],
    holds: ({ lowballLookAndKill, killOptional }) => lowballLookAndKill.is.enabled && !killOptional.is,
  },
  {
    id: 'kill-by-choice',
    points: ['lowballNewPlayerEntry', 'lowballMissedBlind', 'lowballSingleBlindMissed', 'killOptional'],
    holds: book => {
      const { severalBlinds, singleBlind, badugi } = book.lowballNewPlayerEntry.is
      const ways = [severalBlinds, singleBlind, badugi, book.lowballMissedBlind.is, book.lowballSingleBlindMissed.is]
      return !book.killOptional.is && ways.some(way => way.some(it => it === 'kill'))
    },
  },
  {
    id: 'ban-least-over-most',
    points: ['ofcOutOfPocketBanHours'],
    holds: ({ ofcOutOfPocketBanHours: { is } }) => is.most !== 'event' && is.least > is.most,
  },
  {
    id: 'stack-forfeit',
    points: ['tournamentAbsence'],
    holds: ({ tournamentAbsence: { is } }) => (is.limitMinutes === null) !== (is.forfeit === 'none'),
  },
  {
    id: 'redraw-over-tables',
    points: ['redrawAtPlayers', 'tournamentTableMax'],
    holds: ({ redrawAtPlayers: { is }, tournamentTableMax: { is: table } }) =>
      (is['2tables'] ?? 0) > table.final || (is['3tables'] ?? 0) > 2 * table.most,
  },
  {
    id: 'table-stakes',
    points: ['tableStakes'],
    holds: book => !book.tableStakes.is,
  },
  {
    id: 'percents-not-whole',
    points: ['prizeSplit', 'payoutTable'],
    holds: ({ prizeSplit, payoutTable }) => [prizeSplit.is, ...Object.values(payoutTable.is)].some(isNotWhole),
  },
] as const satisfies readonly Contradiction[]

/** A contradiction by its name. */
export type ContradictionId = (typeof contradictions)[number]['id']

const straddles = ({ limitStraddle, bigBetStraddle }: Rulebook) =>
  [limitStraddle.is, bigBetStraddle.is].filter(({ allowed }) => allowed)

const mayStraddleUnderTheGun = (book: Rulebook): boolean =>
  straddles(book).some(({ positions }) => positions.some(seat => seat === 'left-of-big-blind' || seat === 'any'))

const isNotWhole = (percents: readonly number[]): boolean =>
  Math.abs(percents.reduce((sum, percent) => sum + percent, 0) - 100) > 1e-9
