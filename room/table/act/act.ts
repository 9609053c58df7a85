import type { PlayerCommand } from '@cardroom/engine/deal'
import { refusal } from '../../refusal.ts'
import { actInTime } from '../clock/clock.ts'
import { preferenceOf } from '../preferences/preferences.ts'
import type { Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'
import { orders } from '../state/night-orders.ts'
import { ALL, NO_SEAT, subject } from '../state/subject.ts'
import { mayWin } from './may-win.ts'

/** What players do in the hand. */
export const act = subject<'act'>({
  orders: {
    act: {
      roles: ALL,
      dealtOnly: true,
      waitsForReport: true,
      playsHandOut: true,
      decide: (course, order, { person, seat, at }) => {
        const { hosted } = course
        if (seat === 0) return NO_SEAT
        if (order.act.type === 'Muck' && !preferenceOf(hosted, person, 'ask-to-show') && mayStillWin(hosted, seat))
          return refusal('hand-may-win')
        const command = { ...order.act, seat } as PlayerCommand
        return actInTime(course, person, seat, at, () => orders(course, { type: 'InDeal', command, by: person, at }))
      },
    },
  },
  events: {},
})

const mayStillWin = ({ night }: Hosted, seat: number): boolean => {
  const due = night?.deal == null ? null : legalNow(night.deal)
  return due?.due === 'show' && due.seat === seat && mayWin(night!.deal!, seat)
}
