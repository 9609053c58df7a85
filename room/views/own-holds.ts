import type { Deal } from '@cardroom/engine'
import { holdings } from '@cardroom/engine/deal'
import { holdingLines } from '@cardroom/engine/words'

type Player = Deal['players'][number]
type Known = Pick<Player, 'down' | 'up' | 'rows' | 'folded'> & {
  readonly boards: Deal['boards']
  readonly step: number
  readonly lines: readonly string[]
}

/** What a seat holds, in lines; worked out again only when its cards or the boards have changed. */
export const ownHolds = (deal: Deal, seat: number): readonly string[] => {
  const player = deal.players.find(it => it.seat === seat)
  if (player === undefined) return NONE
  const before = known.get(player.down)
  if (before !== undefined && isSame(before, player, deal)) return before.lines
  const { down, up, rows, folded } = player
  const lines = holdingLines(holdings(deal, seat))
  known.set(down, { down, up, rows, folded, boards: deal.boards, step: deal.step, lines })
  return lines
}

const NONE: readonly string[] = []
const known = new WeakMap<object, Known>()

const isSame = (before: Known, { down, up, rows, folded }: Player, { boards, step }: Deal): boolean =>
  before.down === down &&
  before.up === up &&
  before.rows === rows &&
  before.folded === folded &&
  before.boards === boards &&
  before.step === step
