import type { ContradictionId } from '../../rulebooks/contradictions.ts'
import type { Called } from '../english/contradictions.ts'

/** Why answers cannot all stand, with the ways out; fields and values are named as a file has them. */
export const contradictionWords = (id: ContradictionId, called: Called = point => point): string =>
  CONTRADICTIONS[id](called)

const CONTRADICTIONS: Readonly<Record<ContradictionId, (called: Called) => string>> = {
  'check-raise-in-lowball': p =>
    `${p('aceToFiveLimitCheckRaise')} erlaubt, was ${p('checkRaise')} überall verbietet: Setz ${p('checkRaise')} auf true oder ${p('aceToFiveLimitCheckRaise')} auf false`,
  'cap-for-two': p =>
    `${p('limitRaiseCapMinLivePlayers')} begrenzt auch zwei Spieler, ${p('headsUpUnlimitedRaises')} befreit sie davon: Setz das erste auf 3 oder mehr, oder cash und tournament des zweiten auf false`,
  'out-of-turn-both-ways': p =>
    `eine Aktion, die einen Spieler befreit (${p('outOfTurnFreedBy')}), kann nicht zugleich dem Floor überlassen sein (${p('outOfTurnFloorAfter')}): Lass sie nur an einer der beiden Stellen stehen`,
  'straddle-nowhere': p =>
    `${p('straddleMandatory')} verlangt einen Straddle, wo ${p('limitStraddle')} und ${p('bigBetStraddle')} keinen erlauben: Setz \`when\` dort auf never, oder erlaub einen der beiden`,
  'straddle-for-newcomers': p =>
    `${p('straddleMandatory')} gilt für neue Spieler und sonst niemanden: Setz newcomersToo auf false oder \`when\` auf only-if-on-placard`,
  'straddle-too-small': p =>
    `${p('limitStraddle')} oder ${p('bigBetStraddle')} erlaubt einen Straddle von keinem Platz oder einen, der nicht größer ist als der Big Blind: Nenn positions und ein timesBigBlind über 1, oder setz allowed auf false`,
  'straddle-in-kill-pot': p =>
    `${p('straddleInKillPot')} erlaubt einen Straddle, wo ${p('limitStraddle')} und ${p('bigBetStraddle')} keinen erlauben: Setz es auf false, oder erlaub einen der beiden`,
  'missed-blinds-straddle': p =>
    `nach ${p('missedBlindsOptions')} kommen Spieler mit einem Straddle links vom Big Blind zurück, den ${p('limitStraddle')} und ${p('bigBetStraddle')} nicht erlauben: Lass straddle-under-the-gun weg, oder erlaub ihn in einem der beiden`,
  'draw-straddle-entry': p =>
    `nach ${p('drawMissedBlindStraddleEntry')} kommen Spieler mit einem Straddle links vom Big Blind zurück, den ${p('limitStraddle')} und ${p('bigBetStraddle')} nicht erlauben: Setz es auf null, oder erlaub ihn in einem der beiden`,
  'button-bought-nowhere': p =>
    `${p('buyTheButton')} ist für Spieler zwischen Big Blind und Button, wo ${p('enterBetweenBlindAndButton')} niemanden einsteigen lässt: Setz allowed des ersten auf false oder das zweite auf true`,
  'button-bought-with-kill': p =>
    `${p('buyTheButton')} ist mit einem Kill in einem Blind erlaubt und ohne nicht: Setz withKillInBlind auf false oder allowed auf true`,
  'chop-with-kill': p =>
    `${p('chopBlinds')} ist mit einem Kill in einem Blind erlaubt und ohne nicht: Setz withKillInBlind auf false oder allowed auf true`,
  'buy-in-least-over-most': p =>
    `das kleinste Buy-in (${p('bigBetMinBuyInBigBlinds')}) liegt über dem größten (${p('maxBuyIn')}): Senk das erste, erhöh das zweite oder setz es auf null`,
  'buy-in-turned-round': p =>
    `\`from\` ist größer als \`to\` in ${p('bigBetMinBuyInBigBlinds')} oder ${p('maxBuyIn')}: Vertausch die beiden`,
  'top-up-without-most': p =>
    `${p('topUpLimit')} endet bei einem größten Buy-in, das ${p('maxBuyIn')} nicht festlegt: Setz das erste auf any-amount, oder gib dem zweiten einen Wert`,
  'transfer-without-most': p =>
    `${p('voluntaryTransferStack')} sperrt Stacks über einem größten Buy-in, das ${p('maxBuyIn')} nicht festlegt: Setz overMaxBarredMinutes auf null, oder gib ${p('maxBuyIn')} einen Wert`,
  'absent-buttons-from-nobody': p =>
    `${p('maxAbsenceMinutes')} zählt Abwesenheits-Buttons, aber nach ${p('absentButtonGivenBy')} gibt niemand welche aus: Setz absentButtons auf null, oder sag, wer sie ausgibt`,
  'absent-stud-hand': p =>
    `${p('cashHandLiveDeadline')} und ${p('studAbsentHand')} machen die Stud-Hand eines abwesenden Spielers im Cash Game zu verschiedenen Zeiten tot: Setz stud des ersten auf own-turn und cash des zweiten auf dead-on-turn, oder auf all-initial-hands-complete und dead-when-all-have-cards`,
  'lock-up-over-most': p =>
    `${p('newGameLockupMinutes')} hält einen Platz länger frei, als ${p('maxLockupMinutes')} es für irgendeinen erlaubt: Senk das erste oder erhöh das zweite`,
  'smoking-banned-and-allowed': p =>
    `${p('smokingPolicy')} verbietet, was ${p('cigarPipeSmoking')}, ${p('guestSmoking')} oder ${p('nonsmokingSeats')} erlaubt: Setz diese auf false, false und all, oder das erste auf restricted`,
  'burn-never-and-asked': p =>
    `nach ${p('burnPoints')} wird keine Karte verbrannt, und ${p('burnOnRedeal')} oder ${p('runWithoutBurns')} verlangt eine Burncard: Setz das erste auf by-form, oder die anderen auf false und management-option`,
  'run-out-and-once': p =>
    `${p('runItTimes')} und ${p('runItTwiceGames')} sind sich nicht einig, ob überhaupt mehr als einmal ausgeteilt wird: Setz \`max\` auf 1 und lass die Liste der Spiele leer, oder setz \`max\` auf 2 oder 3 und nenn Spiele`,
  'clock-warning': p => `${p('clock')} warnt, bevor die Uhr läuft: warningSeconds darf nicht größer sein als seconds`,
  'kill-looked-at': p =>
    `nach ${p('lowballLookAndKill')} dürfen Spieler einen Kill wählen, nach ${p('killOptional')} nicht: Setz enabled des ersten auf false oder das zweite auf true`,
  'kill-by-choice': p =>
    `nach ${p('lowballNewPlayerEntry')}, ${p('lowballMissedBlind')} oder ${p('lowballSingleBlindMissed')} dürfen Spieler mit einem gewählten Kill einsteigen, was ${p('killOptional')} nicht erlaubt: Lass kill dort weg, oder setz ${p('killOptional')} auf true`,
  'ban-least-over-most': p =>
    `das Minimum von ${p('ofcOutOfPocketBanHours')} liegt über dem Maximum: least darf nicht größer sein als most`,
  'stack-forfeit': p =>
    `${p('tournamentAbsence')} nimmt einen Stack, ohne zu sagen, wann, oder sagt, wann, und nimmt keinen: Setz limitMinutes auf null und forfeit auf none, oder gib beidem einen Wert`,
  'redraw-over-tables': p =>
    `${p('redrawAtPlayers')} setzt mehr Spieler, als an die Tische von ${p('tournamentTableMax')} passen: Senk 2tables auf höchstens final und 3tables auf höchstens das Doppelte von most, oder erhöh diese`,
  'table-stakes': p =>
    `${p('tableStakes')} lässt sich nicht ändern: Gespielt wird mit den Chips, die zu Beginn der Hand auf dem Tisch lagen; setz es auf true`,
  'percents-not-whole': p =>
    `${p('prizeSplit')} und jede Zeile von ${p('payoutTable')} müssen zusammen 100 Prozent ergeben`,
}
