import { boughtTooMuch } from '../bank/most-bought.ts'
import { comeBack } from '../clock/clock.ts'
import { nameAt } from '../people/name-at-table.ts'
import { seatOrAsk } from '../requests/requests.ts'
import { tell } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { orders, ordersBy } from '../state/night-orders.ts'
import { ALL, HOST, PLAY, subject } from '../state/subject.ts'

/** Players sit down, buy chips, sit out, come back and leave; the host seats bots. */
export const seats = subject<'sit' | 'buy' | 'leave' | 'away' | 'back' | 'entry' | 'bot'>({
  orders: {
    sit: {
      roles: PLAY,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, { seat, chips }, by) => seatOrAsk(course, by, { seat, chips }),
    },
    buy: {
      roles: PLAY,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, { chips }, by) => seatOrAsk(course, by, { seat: null, chips }),
    },
    leave: {
      roles: ALL,
      notInEvent: true,
      decide: (course, { now = false }, { person, seat, at }) =>
        orders(course, { type: 'Leave', player: person, gone: now && mayGoNow(course.hosted, seat), at }),
    },
    away: {
      roles: ALL,
      decide: (course, _, { person, at }) => orders(course, { type: 'WalkAway', player: person, at }),
    },
    back: { roles: PLAY, decide: (course, _, { person, at }) => comeBack(course, person, at) },
    entry: {
      roles: PLAY,
      notInEvent: true,
      decide: (course, { wish }, { person, at }) => orders(course, { type: 'ChooseEntry', player: person, wish, at }),
    },
    bot: {
      roles: HOST,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, { seat, chips, temper }, { person, at }) => {
        const { hosted } = course
        const tooMuch = boughtTooMuch(hosted.night!.table, '', chips)
        if (tooMuch !== null) return tooMuch
        const count = Object.values(hosted.people).filter(({ bot }) => bot !== null).length
        const player = `bot-${count + 1}`
        const name = nameAt(hosted, player, BOT_NAMES[count % BOT_NAMES.length]!)
        tell(course, { type: 'PersonCame', person: player, name, bot: temper, role: 'player', at })
        return ordersBy(course, person, [
          { type: 'TakeSeat', player, seat, at },
          { type: 'BuyIn', player, chips, at },
        ])
      },
    },
  },
  events: {},
})

const BOT_NAMES = ['Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy', 'Fermat', 'Grace', 'Hypatia', 'Ines', 'Jakob'] as const

/** A player who is all-in has nothing more to decide: the hand is played out, and they get up after it. */
const mayGoNow = ({ night, asked }: Hosted, seat: number): boolean => {
  const hand = night?.deal?.players.find(it => it.seat === seat)
  return asked === undefined && (hand === undefined || hand.folded || hand.stack > 0)
}
