import type { ContradictionId } from '../../rulebooks/contradictions.ts'
import type { PointName } from '../../rulebooks/rulebook.ts'

/** What a point is called in a sentence: its name, or the words by which people choose it. */
export type Called = (point: PointName) => string

/** Why answers cannot all stand, with the ways out. */
export const contradictionWords = (id: ContradictionId, called: Called = point => point): string =>
  CONTRADICTIONS[id](called)

const CONTRADICTIONS: Readonly<Record<ContradictionId, (called: Called) => string>> = {
  'check-raise-in-lowball': p =>
    `${p('aceToFiveLimitCheckRaise')} allows what ${p('checkRaise')} forbids everywhere: make ${p('checkRaise')} true or ${p('aceToFiveLimitCheckRaise')} false`,
  'cap-for-two': p =>
    `${p('limitRaiseCapMinLivePlayers')} holds two players to the cap and ${p('headsUpUnlimitedRaises')} frees them from it: make the first 3 or more, or cash and tournament of the second false`,
  'out-of-turn-both-ways': p =>
    `an act that sets a player free (${p('outOfTurnFreedBy')}) cannot be left to the floor as well (${p('outOfTurnFloorAfter')}): keep it in one of the two`,
  'straddle-nowhere': p =>
    `${p('straddleMandatory')} asks for a straddle where ${p('limitStraddle')} and ${p('bigBetStraddle')} allow none: make its \`when\` never, or allow one of the two`,
  'straddle-for-newcomers': p =>
    `${p('straddleMandatory')} applies to newcomers and nobody else: make newcomersToo false, or \`when\` only-if-on-placard`,
  'straddle-too-small': p =>
    `${p('limitStraddle')} or ${p('bigBetStraddle')} allows a straddle from no seat, or one that is no more than the big blind: name positions and a timesBigBlind over 1, or make allowed false`,
  'straddle-in-kill-pot': p =>
    `${p('straddleInKillPot')} allows a straddle where ${p('limitStraddle')} and ${p('bigBetStraddle')} allow none: make it false, or allow one of the two`,
  'missed-blinds-straddle': p =>
    `${p('missedBlindsOptions')} has players come back by a straddle left of the big blind, which ${p('limitStraddle')} and ${p('bigBetStraddle')} do not allow: leave straddle-under-the-gun out, or allow it in one of the two`,
  'draw-straddle-entry': p =>
    `${p('drawMissedBlindStraddleEntry')} has players come back by a straddle left of the big blind, which ${p('limitStraddle')} and ${p('bigBetStraddle')} do not allow: make it null, or allow it in one of the two`,
  'button-bought-nowhere': p =>
    `${p('buyTheButton')} is for players between the big blind and the button, where ${p('enterBetweenBlindAndButton')} lets nobody in: make allowed of the first false, or the second true`,
  'button-bought-with-kill': p =>
    `${p('buyTheButton')} is allowed with a kill in a blind and not without: make withKillInBlind false, or allowed true`,
  'chop-with-kill': p =>
    `${p('chopBlinds')} is allowed with a kill in a blind and not without: make withKillInBlind false, or allowed true`,
  'buy-in-least-over-most': p =>
    `the minimum buy-in (${p('bigBetMinBuyInBigBlinds')}) is over the maximum (${p('maxBuyIn')}): lower the first, raise the second, or make it null`,
  'buy-in-turned-round': p =>
    `\`from\` is over \`to\` in ${p('bigBetMinBuyInBigBlinds')} or ${p('maxBuyIn')}: swap them`,
  'top-up-without-most': p =>
    `${p('topUpLimit')} stops at a maximum buy-in that ${p('maxBuyIn')} doesn’t set: make the first any-amount, or give the second a value`,
  'transfer-without-most': p =>
    `${p('voluntaryTransferStack')} bars stacks over a maximum buy-in that ${p('maxBuyIn')} doesn’t set: make overMaxBarredMinutes null, or give ${p('maxBuyIn')} a value`,
  'absent-buttons-from-nobody': p =>
    `${p('maxAbsenceMinutes')} counts absent buttons, but by ${p('absentButtonGivenBy')} nobody gives any: make absentButtons null, or say who gives them`,
  'absent-stud-hand': p =>
    `${p('cashHandLiveDeadline')} and ${p('studAbsentHand')} kill the stud hand of an absent cash player at different times: make stud of the first own-turn and cash of the second dead-on-turn, or all-initial-hands-complete and dead-when-all-have-cards`,
  'lock-up-over-most': p =>
    `${p('newGameLockupMinutes')} holds a seat longer than ${p('maxLockupMinutes')} holds any: lower the first or raise the second`,
  'smoking-banned-and-allowed': p =>
    `${p('smokingPolicy')} bans what ${p('cigarPipeSmoking')}, ${p('guestSmoking')} or ${p('nonsmokingSeats')} allows: make these false, false and all, or the first restricted`,
  'burn-never-and-asked': p =>
    `by ${p('burnPoints')} nothing is burned, and ${p('burnOnRedeal')} or ${p('runWithoutBurns')} asks for a burn: make the first by-form, or the others false and management-option`,
  'run-out-and-once': p =>
    `${p('runItTimes')} and ${p('runItTwiceGames')} disagree on whether anything is run more than once: make \`max\` 1 and the games an empty list, or \`max\` 2 or 3 and name games`,
  'clock-warning': p => `${p('clock')} warns before it runs: make warningSeconds no more than seconds`,
  'kill-looked-at': p =>
    `${p('lowballLookAndKill')} lets players choose to kill, which ${p('killOptional')} doesn’t: make enabled of the first false, or the second true`,
  'kill-by-choice': p =>
    `${p('lowballNewPlayerEntry')}, ${p('lowballMissedBlind')} or ${p('lowballSingleBlindMissed')} lets players come in by choosing to kill, which ${p('killOptional')} doesn’t allow: leave kill out of them, or make ${p('killOptional')} true`,
  'ban-least-over-most': p =>
    `the minimum of ${p('ofcOutOfPocketBanHours')} is over its maximum: make least no more than most`,
  'stack-forfeit': p =>
    `${p('tournamentAbsence')} takes a stack without saying when, or says when and takes none: make limitMinutes null and forfeit none, or give both`,
  'redraw-over-tables': p =>
    `${p('redrawAtPlayers')} seats more players than the tables of ${p('tournamentTableMax')} hold: lower 2tables to no more than final and 3tables to no more than twice most, or raise these`,
  'table-stakes': p =>
    `${p('tableStakes')} can’t be changed: a hand is played with the chips that were on the table when it began; make it true`,
  'percents-not-whole': p => `${p('prizeSplit')} and each line of ${p('payoutTable')} must add up to 100 percent`,
}
