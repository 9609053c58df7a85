import type { Chips } from '../../deal/chips.ts'
import type { Refusal } from '../../deal/refusal.ts'
import { memberToChange, type TableDraft } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Agreed, BombPotProposed, SevenDeuce } from '../table.ts'
import { subject } from '../work.ts'
import { answerSevenDeuce, claimSevenDeuce, setSevenDeuce } from './play-seven-deuce.ts'
import { answerBombPot, proposeBombPot } from './propose-bomb-pot.ts'
import { allowRabbit } from './rabbit-hunts.ts'
import { sayKill } from './say-kill.ts'
import { sayStraddle } from './say-straddle.ts'

/** What players agree on for the next deal. */
export type AgreedOrder =
  /** They straddle the next deal; for the usual amount if they name none. */
  | { readonly type: 'SayStraddle'; readonly player: PlayerId; readonly amount?: Chips }
  /** They kill the next deal by choice, or with a kill that they owe and could still put off. */
  | { readonly type: 'SayKill'; readonly player: PlayerId }
  /** They want a bomb pot, for this ante if they name one. */
  | { readonly type: 'ProposeBombPot'; readonly player: PlayerId; readonly ante?: Chips }
  /** They're in, for this ante if they name another, or sit it out. */
  | { readonly type: 'AnswerBombPot'; readonly player: PlayerId; readonly plays: boolean; readonly ante?: Chips }

  /** The table turns rabbit hunting on or off. */
  | { readonly type: 'AllowRabbit'; readonly allowed: boolean }
  /**
   * The table plays the 7-2 game for this much from each, or stops it with 0; these players are out of it until they
   * say they're in.
   */
  | { readonly type: 'SetSevenDeuce'; readonly chips: Chips; readonly asks: readonly PlayerId[] }
  | { readonly type: 'AnswerSevenDeuce'; readonly player: PlayerId; readonly plays: boolean }
  /** Somebody has shown after the deal that they won it with a seven and a deuce. */
  | {
      readonly type: 'ClaimSevenDeuce'
      readonly player: PlayerId
      readonly deal: number
      readonly dealtIn: readonly PlayerId[]
    }

/** What happens with what players agree on. */
export type AgreedEvent =
  | { readonly type: 'StraddleSaid'; readonly player: PlayerId; readonly amount: Chips | null }
  /** The deal is dealt without the straddle they announced. */
  | { readonly type: 'StraddleNotTaken'; readonly player: PlayerId; readonly refusal: Refusal }
  | { readonly type: 'KillSaid'; readonly player: PlayerId }
  | { readonly type: 'BombPotProposed'; readonly player: PlayerId; readonly ante: Chips | null }
  | {
      readonly type: 'BombPotAnswered'
      readonly player: PlayerId
      readonly plays: boolean
      readonly ante: Chips | null
    }
  | { readonly type: 'RabbitAllowed'; readonly allowed: boolean }
  | { readonly type: 'SevenDeuceSet'; readonly chips: Chips; readonly out: readonly PlayerId[] }
  | { readonly type: 'SevenDeuceAnswered'; readonly player: PlayerId; readonly plays: boolean }
  /** A deal was won with a seven and a deuce: what each of the others pays for it. */
  | {
      readonly type: 'SevenDeucePaid'
      readonly deal: number
      readonly player: PlayerId
      readonly from: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }

/** What players agree on for the next deal. */
export const agreed = subject<AgreedOrder, AgreedEvent>({
  orders: {
    SayStraddle: sayStraddle,
    SayKill: sayKill,
    ProposeBombPot: proposeBombPot,
    AnswerBombPot: answerBombPot,
    AllowRabbit: allowRabbit,
    SetSevenDeuce: setSevenDeuce,
    AnswerSevenDeuce: answerSevenDeuce,
    ClaimSevenDeuce: claimSevenDeuce,
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
    RabbitAllowed: (table, { allowed }) => change(table, { rabbit: allowed }),
    SevenDeuceSet: (table, { chips, out }) => changeGame(table, { next: chips === 0 ? null : { chips, out } }),
    SevenDeuceAnswered: (table, { player, plays }) => {
      const terms = table.agreed.sevenDeuce?.next
      if (terms == null) return
      const out = terms.out.filter(it => it !== player)
      changeGame(table, { next: { ...terms, out: plays ? out : [...out, player] } })
    },
    SevenDeucePaid: (table, { deal, player, from }) => {
      let won = 0
      for (const { player: payer, chips } of from) {
        const member = memberToChange(table, payer)
        member.stack -= chips
        member.denominations = null
        won += chips
      }
      const winner = memberToChange(table, player)
      winner.stack += won
      winner.denominations = null
      const paid = table.agreed.sevenDeuce?.paid
      changeGame(table, { paid: { deal, to: [...(paid?.deal === deal ? paid.to : []), player] } })
    },
  },
})

const change = (table: TableDraft, agreed: Partial<Agreed>): void => {
  table.agreed = { ...table.agreed, ...agreed }
}

const changeGame = (table: TableDraft, game: Partial<SevenDeuce>): void =>
  change(table, { sevenDeuce: { ...(table.agreed.sevenDeuce ?? NO_GAME), ...game } })

const NO_GAME: SevenDeuce = { now: null, next: null, paid: { deal: 0, to: [] } }

type Answer = Extract<AgreedEvent, { readonly type: 'BombPotAnswered' }>

const answered = ({ plays, out }: BombPotProposed, { player, plays: isIn, ante }: Answer): BombPotProposed => ({
  plays: [...plays.filter(it => it.player !== player), ...(isIn ? [{ player, ante }] : [])],
  out: [...out.filter(it => it !== player), ...(isIn ? [] : [player])],
})
