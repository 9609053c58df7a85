import type { Deal, Form, Seat, Table } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import type { SeatMark } from '../protocol/frames.ts'

/**
 * The buttons that lie before a seat: its blind on the first round, a straddle, the kill of this deal, a leg up, and the
 * opener's where they act first after the draw (uspa/2.2/opener-button).
 */
export const seatMarks = (
  { places, kills }: Pick<Table, 'places' | 'kills'>,
  deal: Pick<Deal, 'form' | 'stakes' | 'round' | 'players' | 'straddler' | 'opener'> | null,
  seat: Seat,
  player: PlayerId,
): readonly SeatMark[] => {
  const first = deal !== null && deal.round?.street === deal.form.streets[0]?.name
  const blind = first && deal.stakes.blinds.length > 0 ? (places?.blinds.indexOf(seat) ?? -1) : -1
  const killed = kills.killed?.player === player
  const isUp = !killed && kills.legs.includes(player)
  const straddled = first && deal.players[deal.straddler]?.seat === seat
  const opened = deal !== null && deal.players[deal.opener]?.seat === seat && openerActsFirst(deal.form)
  if (blind < 0 && !straddled && !killed && !isUp && !opened) return NO_MARKS
  return [
    ...(blind < 0 ? [] : [blindName(blind, deal!.stakes.blinds.length)]),
    ...(straddled ? (['straddle'] as const) : []),
    ...(killed && deal !== null ? (['kill'] as const) : []),
    ...(isUp ? (['leg up'] as const) : []),
    ...(opened ? (['opener'] as const) : []),
  ]
}

const openerActsFirst = ({ streets }: Form): boolean =>
  streets.some(({ steps }) => steps.some(step => step.do === 'bet' && step.first === 'the-opener'))

const NO_MARKS: readonly SeatMark[] = []

const blindName = (at: number, blinds: number): SeatMark =>
  at === blinds - 1 ? 'big blind' : at === 0 ? 'small blind' : 'middle blind'
