import { potAwardedRuler } from '../showdown/pot-awarded.ts'
import { wrongLowcardRuler } from '../stud/wrong-lowcard.ts'
import { absentRuler } from './absent.ts'
import { backRuler } from './back.ts'
import { clockRuler } from './clock.ts'
import { clockAskedRuler } from './clock-asked.ts'
import { concealedChipsRuler } from './concealed-chips.ts'
import { disputedRunRuler } from './disputed-run.ts'
import { drawChangedRuler } from './draw-changed.ts'
import { hiddenCardsRuler } from './hidden-cards.ts'
import { hiddenChipsRuler } from './hidden-chips.ts'
import { improperWagerRuler } from './improper-wager.ts'
import { liveHandShownRuler } from './live-hand-shown.ts'
import { dealtDeadRuler, mixedCardsRuler } from './mixed-cards.ts'
import { muckedHandRuler } from './mucked-hand.ts'
import { owedBlindRuler } from './owed-blind.ts'
import { passedTurnRuler } from './passed-turn.ts'
import { thrownForwardRuler } from './thrown-forward.ts'
import { unnoticedMoneyRuler } from './unnoticed-money.ts'

/** What people do or leave undone: hands that die or live, the clock, chips out of sight, pots pushed the wrong way. */
export const peopleRulers = {
  HandMucked: muckedHandRuler,
  HandThrownForward: thrownForwardRuler,
  CardsMixedWithAnother: mixedCardsRuler,
  DealtDeadHand: dealtDeadRuler,
  HiddenCards: hiddenCardsRuler,
  LiveHandShown: liveHandShownRuler,
  PlayerAbsent: absentRuler,
  PlayerBack: backRuler,
  ClockExpired: clockRuler,
  ClockAskedFor: clockAskedRuler,
  DrawChanged: drawChangedRuler,
  TurnPassed: passedTurnRuler,
  ImproperWager: improperWagerRuler,
  OwedBlindUnposted: owedBlindRuler,
  WrongLowcard: wrongLowcardRuler,
  HiddenChips: hiddenChipsRuler,
  ConcealedChips: concealedChipsRuler,
  UnnoticedMoney: unnoticedMoneyRuler,
  RunDisputed: disputedRunRuler,
  PotAwardedWrongly: potAwardedRuler,
} as const
