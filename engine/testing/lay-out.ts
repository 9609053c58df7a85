import { type Deal, placeOf } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { legal } from '../deal/legal.ts'
import type { Script } from './deal-script.ts'
import { laid } from './laid.ts'

/** The rows that each seat wants in the end, front first; what is in no row is thrown away. */
export type Plan = Readonly<Record<number, string>>

/** Plays a deal of the Chinese family to its end: each card goes to the row its player has planned for it. */
export const layOut = (table: Script, plan: Plan): readonly DealEvent[] => {
  const events: DealEvent[] = []
  for (;;) {
    const due = legal(table.deal())
    if (due.due === 'nobody') return events
    if (due.due === 'rows') events.push(...table.run(layingOf(table.deal(), due.hands[0]!.seat, plan)))
    else if (due.due === 'dealer') events.push(...table.run('deal one'))
    else throw new Error(`${due.due} is due`)
  }
}

/** The order by which a seat lays what it holds as planned. */
export const layingOf = (deal: Deal, seat: number, plan: Plan): string => {
  const { down } = deal.players[placeOf(deal, seat)]!
  const rows = laid(plan[seat]!)
  const thrown = down.filter(card => !rows.flat().includes(card))
  return `${seat} lays ${rows.map(row => row.filter(card => down.includes(card)).join(' ')).join(' / ')} - ${thrown.join(' ')}`
}
