import type { Chips } from '../../deal/chips.ts'
import type { Refusal } from '../../deal/refusal.ts'
import type { TableDraft } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Agreed, BombPotProposed } from '../table.ts'
import { subject } from '../work.ts'
import { answerBombPot, proposeBombPot } from './propose-bomb-pot.ts'
import { sayKill } from './say-kill.ts'
import { sayStraddle } from './say-straddle.ts'

/** What players agree on for the next deal. */
export type AgreedOrder =
  /** They straddle the next deal; for the usual amount if they name none. */
  | { readonly type: 'SayStraddle'; readonly player: PlayerId; readonly amount?: Chips }
  /** They kill the next deal of their own will, or with a kill that they owe and might still put off. */
  | { readonly type: 'SayKill'; readonly player: PlayerId }
  /** They want a bomb pot, for this ante if they name one. */
  | { readonly type: 'ProposeBombPot'; readonly player: PlayerId; readonly ante?: Chips }
  /** They play it, for this ante if they name another, or keeps out of it. */
  | { readonly type: 'AnswerBombPot'; readonly player: PlayerId; readonly plays: boolean; readonly ante?: Chips }

/** What happens with what players agree on. */
export type AgreedEvent =
  | { readonly type: 'StraddleSaid'; readonly player: PlayerId; readonly amount: Chips | null }
  /** The deal is dealt without the straddle that they had said. */
  | { readonly type: 'StraddleNotTaken'; readonly player: PlayerId; readonly refusal: Refusal }
  | { readonly type: 'KillSaid'; readonly player: PlayerId }
  | { readonly type: 'BombPotProposed'; readonly player: PlayerId; readonly ante: Chips | null }
  | {
      readonly type: 'BombPotAnswered'
      readonly player: PlayerId
      readonly plays: boolean
      readonly ante: Chips | null
    }

/** What players agree on for the next deal. */
export const agreed = subject<AgreedOrder, AgreedEvent>({
  orders: {
    SayStraddle: sayStraddle,
    SayKill: sayKill,
    ProposeBombPot: proposeBombPot,
    AnswerBombPot: answerBombPot,
  },
  events: {
    StraddleSaid: (table, { player, amount }) =>
      change(table, { straddles: [...table.agreed.straddles.filter(it => it.player !== player), { player, amount }] }),
    StraddleNotTaken: (table, { player }) =>
      change(table, { straddles: table.agreed.straddles.filter(it => it.player !== player) }),
    KillSaid: (table, { player }) =>
      change(table, { kills: [...table.agreed.kills.filter(it => it !== player), player] }),
    BombPotProposed: (table, { player, ante }) => change(table, { bombPot: { plays: [{ player, ante }], out: [] } }),
    BombPotAnswered: (table, answer) => change(table, { bombPot: answered(table.agreed.bombPot!, answer) }),
  },
})

const change = (table: TableDraft, agreed: Partial<Agreed>): void => {
  table.agreed = { ...table.agreed, ...agreed }
}

type Answer = Extract<AgreedEvent, { readonly type: 'BombPotAnswered' }>

const answered = ({ plays, out }: BombPotProposed, { player, plays: isIn, ante }: Answer): BombPotProposed => ({
  plays: [...plays.filter(it => it.player !== player), ...(isIn ? [{ player, ante }] : [])],
  out: [...out.filter(it => it !== player), ...(isIn ? [] : [player])],
})
