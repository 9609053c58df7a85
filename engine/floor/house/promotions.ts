import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { type FloorDraft, tableOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'
import { type DealRecord, type Eligible, eligibleAfter, type Promotion, type PromotionRules } from './promotion.ts'

/** What is ordered about promotions. */
export type PromotionOrder =
  | {
      readonly type: 'FundPromotion'
      readonly promotion: string
      readonly kind: Promotion['kind']
      readonly chips: Chips
    }
  /** From now on the record of the deals says whom it pays. */
  | ({ readonly type: 'SetPromotionRules'; readonly promotion: string } & PromotionRules)
  /** The next deal at a table that counts is played for the promotion too. */
  | { readonly type: 'SplashPot'; readonly promotion: string; readonly table: string }
  /** A table tells of a deal that is over. */
  | { readonly type: 'RecordDeal'; readonly table: string; readonly record: DealRecord }
  | { readonly type: 'AwardPromotion'; readonly promotion: string; readonly player: PlayerId; readonly chips: Chips }

/** What happens with promotions. */
export type PromotionEvent =
  | {
      readonly type: 'PromotionFunded'
      readonly promotion: string
      readonly kind: Promotion['kind']
      readonly chips: Chips
    }
  | { readonly type: 'PromotionRulesSet'; readonly promotion: string; readonly asks: PromotionRules }
  | { readonly type: 'PotSplashed'; readonly promotion: string; readonly table: string }
  | ({ readonly type: 'PromotionEarned'; readonly promotion: string } & Eligible)
  | { readonly type: 'PromotionAwarded'; readonly promotion: string; readonly player: PlayerId; readonly chips: Chips }

/** Promotions: their money, their rules, and whom the record of the deals says they pay. */
export const promotions = subject<PromotionOrder, PromotionEvent>({
  orders: {
    FundPromotion: (work, { promotion, kind, chips, at, by }) => {
      if (!Number.isSafeInteger(chips) || chips <= 0) return refused('amount-makes-no-sense')
      tell(work, { type: 'PromotionFunded', promotion, kind, chips, at, by, rules: [] })
      return null
    },
    SetPromotionRules: (work, { promotion, least, dealtIn, pot, at, by }) => {
      const found = promotionOf(work.state, promotion)
      if (found === undefined || found.kind === 'other') return refused('no-such-promotion')
      tell(work, { type: 'PromotionRulesSet', promotion, asks: { least, dealtIn, pot }, at, by, rules: [] })
      return null
    },
    SplashPot: (work, { promotion, table: id, at, by }) => {
      const found = promotionOf(work.state, promotion)
      if (found?.kind !== 'splash' || found.rules === undefined) return refused('no-such-promotion')
      const table = tableOf(work.state, id)
      if (table === undefined || table.closed) return refused('no-such-table', { table: id })
      tell(work, { type: 'PotSplashed', promotion, table: id, at, by, rules: [] })
      return null
    },
    RecordDeal: (work, { table, record, at, by }) => {
      if (tableOf(work.state, table) === undefined) return refused('no-such-table', { table })
      for (const promotion of work.state.house.promotions) {
        const earned = eligibleAfter(promotion, table, record)
        if (earned !== null)
          tell(work, { type: 'PromotionEarned', promotion: promotion.id, ...earned, at, by, rules: [] })
      }
      return null
    },
    AwardPromotion: (work, { promotion, player, chips, at, by }) => {
      const found = promotionOf(work.state, promotion)
      if (found === undefined) return refused('no-such-promotion')
      if (!Number.isSafeInteger(chips) || chips <= 0 || chips > found.funds) {
        return refused('amount-makes-no-sense', { count: found.funds })
      }
      if (!work.state.people.some(it => it.player === player)) return refused('no-such-person', { player })
      const isEarned = found.rules === undefined || found.eligible?.players.includes(player) === true
      if (!isEarned) return refused('not-eligible', { player })
      tell(work, { type: 'PromotionAwarded', promotion, player, chips, at, by, rules: [] })
      return null
    },
  },
  events: {
    PromotionFunded: (floor, { promotion, kind, chips }) => {
      const known = promotionOf(floor, promotion)
      const now: Promotion = known ?? { id: promotion, kind, funds: 0, awards: [] }
      const others = floor.house.promotions.filter(it => it !== known)
      write(floor, [...others, { ...now, funds: now.funds + chips }])
    },
    PromotionRulesSet: (floor, { promotion, asks, at }) =>
      change(floor, promotion, it => ({ ...begunAgain(it), rules: asks, since: at })),
    PotSplashed: (floor, { promotion, table, at }) =>
      change(floor, promotion, it => ({ ...begunAgain(it), splash: table, since: at })),
    PromotionEarned: (floor, { promotion, players, table, deal, hand }) =>
      change(floor, promotion, it => ({ ...it, eligible: { players, table, deal, hand } })),
    PromotionAwarded: (floor, { promotion, player, chips, at }) =>
      change(floor, promotion, it => {
        const paid = { ...it, funds: it.funds - chips, awards: [...it.awards, { player, chips, at }] }
        if (it.eligible === undefined) return paid
        const players = it.eligible.players.filter(other => other !== player)
        if (players.length > 0) return { ...paid, eligible: { ...it.eligible, players } }
        // everybody is paid, and the next high hand counts from here
        return { ...begunAgain(paid), since: at }
      }),
  },
})

const promotionOf = ({ house }: Pick<FloorDraft, 'house'>, id: string): Promotion | undefined =>
  house.promotions.find(it => it.id === id)

const begunAgain = ({ splash: _splash, eligible: _eligible, ...rest }: Promotion): Promotion => rest

const write = (floor: FloorDraft, all: readonly Promotion[]): void => {
  floor.house = { ...floor.house, promotions: all }
}

const change = (floor: FloorDraft, id: string, to: (promotion: Promotion) => Promotion): void =>
  write(
    floor,
    floor.house.promotions.map(it => (it.id === id ? to(it) : it)),
  )
