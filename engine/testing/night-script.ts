import type { Seat } from '../deal/chips.ts'
import type { EntryWish } from '../table/member.ts'
import type { PlayerId } from '../table/player.ts'
import type { TableScene, Untimed } from './table-scene.ts'

/**
 * What happens at a table over a night, written in a line: `deal`, `deal 4`, `call` a deal that goes on, `p4 away`,
 * `p4 takes 300` along, `p4 back`, `p4 leaves`, `new comes 7` without chips, `new sits 7` with 1,000, `p5 moves 9`, `p4 waits`,
 * `p4 posts`, `p4 wish buy-the-button`, `p4 buys 200`, `p4 broke`, `later 30` minutes.
 */
export const playScript = (scene: TableScene, script: string): TableScene =>
  script
    .split(';')
    .map(act => act.trim())
    .filter(act => act !== '')
    .reduce(step, scene)

const step = (scene: TableScene, act: string): TableScene => {
  const [who = '', does = '', what = ''] = act.split(' ')
  if (who === 'deal') return scene.deals(does === '' ? 1 : Number(does))
  if (who === 'call') return scene.gives({ type: 'CallDeal' })
  if (who === 'later') return scene.later(Number(does))
  if (does === 'broke') return scene.deal({ chips: losesAll(scene, who) })
  return scene.gives(...ordersOf(who, does, what))
}

const ordersOf = (player: PlayerId, does: string, what: string): readonly Untimed[] => {
  const seat: Seat = Number(what)
  const wish = (is: EntryWish): readonly Untimed[] => [{ type: 'ChooseEntry', player, wish: is }]
  switch (does) {
    case 'away':
      return [{ type: 'WalkAway', player }]
    case 'back':
      return [{ type: 'ComeBack', player }]
    case 'leaves':
      return [{ type: 'Leave', player }]
    case 'takes':
      return [{ type: 'WalkAway', player, takes: Number(what) }]
    case 'comes':
      return [{ type: 'TakeSeat', player, seat }]
    case 'sits':
      return [
        { type: 'TakeSeat', player, seat },
        { type: 'BuyIn', player, chips: 1000 },
      ]
    case 'moves':
      return [{ type: 'ChangeSeat', player, seat }]
    case 'waits':
      return wish('wait')
    case 'posts':
      return wish('post')
    case 'wish':
      return wish(what as EntryWish)
    case 'buys':
      return [{ type: 'BuyIn', player, chips: Number(what) }]
    default:
      throw new Error(`"${does}" is nothing that happens at a table`)
  }
}

/** The player loses everything in the next deal to the first who has chips beside them. */
const losesAll = ({ table }: TableScene, player: PlayerId): { readonly [seat: number]: number } => {
  const loser = table.members.find(it => it.player === player)!
  const winner = table.members.find(it => it.player !== player && it.stack > 0)!
  return { [loser.seat!]: 0, [winner.seat!]: winner.stack + loser.stack }
}
