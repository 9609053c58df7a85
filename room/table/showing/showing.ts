import type { Card } from '@cardroom/engine'
import { type PlayerId, sevenDeuceWinners, type Time } from '@cardroom/engine/table'
import { type Refused, refusal } from '../../refusal.ts'
import { type Course, tell } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { orders } from '../state/night-orders.ts'
import { ALL, subject } from '../state/subject.ts'

/** A player who has won without a showdown shows some of their cards, all or none, until the next hand begins. */
export const showing = subject<'show-cards', 'CardsTabled'>({
  orders: {
    'show-cards': {
      roles: ALL,
      dealtOnly: true,
      decide: (course, { cards }, { person, at }) => {
        const may = cardsToShow(course.hosted, person)
        if (may.length === 0) return refusal('nothing-to-show')
        if (!cards.every(card => may.includes(card)) || new Set(cards).size < cards.length)
          return refusal('not-cards-to-show')
        tell(course, { type: 'CardsTabled', person, cards, at })
        return claimed(course, person, at)
      },
    },
  },
  events: {
    CardsTabled: (hosted, { person, cards, at }) => {
      const { last } = hosted
      if (last === null) return hosted
      const seat = seatIn(hosted, person)
      const players = last.deal.players.map(it =>
        it.seat === seat ? { ...it, open: [...it.open, ...cards.filter(card => it.down.includes(card))] } : it,
      )
      // a player who looks at the cards has as long as after a hand
      return { ...hosted, lastAct: at, last: { ...last, deal: { ...last.deal, players } } }
    },
  },
})

/** A player who has shown that they won with a seven and a deuce is paid, where the table plays for that. */
const claimed = (course: Course, person: PlayerId, at: Time): Refused | null => {
  const { last, night } = course.hosted
  const seat = seatIn(course.hosted, person)
  if (last === null || night?.table.agreed.sevenDeuce?.now == null) return null
  if (seat === undefined || !sevenDeuceWinners(last.deal).includes(seat)) return null
  const dealtIn = last.players.map(({ player }) => player)
  return orders(course, { type: 'ClaimSevenDeuce', player: person, deal: last.number, dealtIn, at })
}

/** The cards of the last hand that somebody still holds and has not shown; none once the next hand has begun. */
export const cardsToShow = (hosted: Pick<Hosted, 'last' | 'night'>, person: PlayerId): readonly Card[] => {
  const { last, night } = hosted
  if (last === null || night?.deal != null || last.deal.form.rows !== undefined) return []
  const seat = seatIn(hosted, person)
  return last.deal.players
    .filter(it => it.seat === seat && !it.folded && it.shown === 'no')
    .flatMap(({ down, open }) => down.filter(card => card !== '??' && !open.includes(card)))
}

const seatIn = ({ last }: Pick<Hosted, 'last'>, person: PlayerId): number | undefined =>
  last?.players.find(it => it.player === person)?.seat
