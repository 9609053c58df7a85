import type { Handlers } from '../work.ts'
import { changeDealer, giveAbsentButton } from './absent-buttons.ts'
import { comeBack, extendAbsence, walkAway } from './away.ts'
import { changeCards } from './change-cards.ts'
import { callClock, endClock } from './clock.ts'
import { guestGoes, seatGuest } from './guests.ts'
import type { PeopleOrder } from './people-orders.ts'
import { pickUp } from './pick-up.ts'
import { askPlayOver } from './play-over.ts'
import { penalize, remove, warn } from './sanctions.ts'

/** Who carries out what is ordered about people. */
export const peopleHandlers: Handlers<PeopleOrder> = {
  WalkAway: walkAway,
  ComeBack: comeBack,
  ExtendAbsence: extendAbsence,
  ChangeDealer: changeDealer,
  GiveAbsentButton: giveAbsentButton,
  PickUp: pickUp,
  AskPlayOver: askPlayOver,
  SeatGuest: seatGuest,
  GuestGoes: guestGoes,
  Warn: warn,
  Penalize: penalize,
  Remove: remove,
  CallClock: callClock,
  EndClock: endClock,
  ChangeCards: changeCards,
}
