import { NO_RULES } from '../../deal/work.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { Member } from '../member.ts'
import { refused } from '../refusal.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import type { PeopleOrder } from './people.ts'

type Of<T extends PeopleOrder['type']> = Extract<PeopleOrder, { readonly type: T }> & { readonly at: number }

/** wsop/77-buttons: each next dealer gives an absent button to an empty seat that has missed a blind. */
export const changeDealer: Handler<Of<'ChangeDealer'>> = (work, { dealer, at }) => {
  tell(work, { type: 'DealerChanged', dealer, at, rules: NO_RULES })
  if (bookOf(work.state).absentButtonGivenBy.is !== 'next-dealer') return null
  for (const member of work.state.members) if (isDue(member)) give(work, member, at)
  return null
}

/** Where the floor gives them, it says when. */
export const giveAbsentButton: Handler<Of<'GiveAbsentButton'>> = (work, { player, at }) => {
  const { is, rules } = bookOf(work.state).absentButtonGivenBy
  if (is !== 'floor')
    return refused('not-played-here', { player, about: { absentButtonsBy: is ?? 'minutes-away' }, rules })
  const member = memberOf(work.state, player)
  if (member === undefined || !isDue(member))
    return refused('not-due-for-it', { player, about: 'absent-button', rules })
  give(work, member, at)
  return null
}

const isDue = ({ seat, away, missedBlindButton }: Member): boolean =>
  seat !== null && away !== null && missedBlindButton

const give = (work: TableWork, { player, absentButtons }: Member, at: Time): void => {
  const { rules } = bookOf(work.state).absentButtonGivenBy
  tell(work, { type: 'AbsentButtonGiven', player, count: absentButtons + 1, at, rules })
}
