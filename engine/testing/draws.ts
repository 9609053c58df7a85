import { legal } from '../deal/legal.ts'
import type { Script } from './deal-script.ts'

/** Each player left throws away so many cards of his, in turn. */
export const draws = (table: Script, counts: readonly number[]): void => {
  for (const count of counts) {
    const due = legal(table.deal())
    if (due.due !== 'draw') throw new Error('no draw is due')
    const { down } = table.deal().players.find(player => player.seat === due.seat)!
    table.run(count === 0 ? `${due.seat} stands pat` : `${due.seat} discards ${down.slice(0, count).join(' ')}`)
  }
}
