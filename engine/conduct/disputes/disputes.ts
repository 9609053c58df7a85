import type { Chips } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf, changeDispute, disputeOf } from '../draft.ts'
import type { Dispute, DisputeAbout, Place, Role, Ruled } from '../record.ts'
import { refused } from '../refusal.ts'
import { nextAbove } from '../staff/ranks.ts'
import { type Handler, subject, tell } from '../work.ts'
import { deadline, type Sign } from './deadline.ts'
import { openOff } from './open-off.ts'
import { ruleOn } from './rule-on.ts'

/** What is ordered about disputes. */
export type DisputeOrder =
  /** Somebody says that something is wrong: a player in the hand or out of it, a dealer, the floor. */
  | {
      readonly type: 'OpenDispute'
      readonly about: DisputeAbout
      readonly what: string
      readonly parties: readonly PlayerId[]
      readonly table?: string
      readonly pot?: Chips
      /** How far play has gone on since. */
      readonly gone?: Sign
      readonly houseError?: boolean
      readonly happened?: Place
      readonly noticed?: Place
    }
  /** Play goes on, and the house holds all of the pot or a part of it. */
  | { readonly type: 'HoldPot'; readonly dispute: number; readonly chips: Chips }
  | {
      readonly type: 'Rule'
      readonly dispute: number
      readonly ruling: string
      readonly rules: readonly RuleId[]
      /** Why the letter of the rules gives way. */
      readonly fairness?: string
      /** Who decides together with them, where two have to. */
      readonly with?: string
    }
  | { readonly type: 'Appeal'; readonly dispute: number }
  /** The held chips are paid as it was ruled. */
  | {
      readonly type: 'ReleasePot'
      readonly dispute: number
      readonly shares: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  | { readonly type: 'CloseDispute'; readonly dispute: number }

/** What happens about disputes. */
export type DisputeEvent =
  | ({ readonly type: 'DisputeOpened' } & Pick<
      Dispute,
      'number' | 'about' | 'what' | 'table' | 'parties' | 'pot' | 'happened' | 'noticed' | 'holdsAward' | 'houseError'
    >)
  | { readonly type: 'PotHeld'; readonly dispute: number; readonly chips: Chips; readonly paid: Chips }
  | ({ readonly type: 'DisputeRuled'; readonly dispute: number } & Pick<Ruled, 'role' | 'ruling' | 'fairness' | 'with'>)
  | { readonly type: 'Appealed'; readonly dispute: number; readonly to: Role }
  | {
      readonly type: 'PotReleased'
      readonly dispute: number
      readonly shares: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  | { readonly type: 'DisputeClosed'; readonly dispute: number }

type Of<T extends DisputeOrder['type']> = Extract<DisputeOrder, { readonly type: T }>

const open: Handler<Of<'OpenDispute'>> = (work, order) => {
  const { about, what, parties, table = null, pot = 0, gone = 'nothing', houseError = false, at, by } = order
  const { inTime, rules } = deadline(bookOf(work.state), gone, houseError)
  if (!inTime) return refused('too-late', { rules })
  if (what.trim() === '') return refused('reason-is-missing')
  if (!Number.isSafeInteger(pot) || pot < 0) return refused('amount-makes-no-sense', { least: 0 })
  const { happened = null, noticed = null } = order
  tell(work, {
    type: 'DisputeOpened',
    number: work.state.numbered + 1,
    about,
    what,
    table,
    parties,
    pot,
    happened,
    noticed,
    // wsop/145: nobody is paid while somebody says that the pot goes the wrong way
    holdsAward: gone === 'nothing' && pot > 0,
    houseError,
    at,
    by,
    rules,
  })
  return null
}

/** rrp/2/decision-making/7, wsop/57: the game goes on while a decision is fetched. */
const hold: Handler<Of<'HoldPot'>> = (work, { dispute, chips, at, by }) => {
  const found = disputeOf(work.state, dispute)
  const off = openOff(found)
  if (off !== null) return off
  if (!Number.isSafeInteger(chips) || chips < 1 || chips > found!.pot)
    return refused('amount-makes-no-sense', { least: 1, most: found!.pot })
  tell(work, { type: 'PotHeld', dispute, chips, paid: found!.pot - chips, at, by, rules: HELD })
  return null
}
const HELD: readonly RuleId[] = ['rrp/2/decision-making/7', 'uspa/app3/2.7', 'wsop/57']

/** wsop/7, rrp/2/decision-making/2: to the next in line, until the last word is spoken. */
const appeal: Handler<Of<'Appeal'>> = (work, { dispute, at, by }) => {
  const { state: record } = work
  const found = disputeOf(record, dispute)
  const off = openOff(found)
  if (off !== null) return off
  const last = found!.rulings.at(-1)
  if (last === undefined) return refused('nothing-ruled-yet')
  if (found!.appealTo !== null) return refused('appeal-is-open', { role: found!.appealTo })
  const { finalRulingRole, rulingAppealLevels } = bookOf(record)
  const to = nextAbove(record, found!.about, last.role)
  const asked = found!.rulings.length - 1
  if (to === null || (rulingAppealLevels.is > 0 && asked >= rulingAppealLevels.is))
    return refused('ruling-is-final', { role: last.role, rules: finalRulingRole.rules })
  tell(work, { type: 'Appealed', dispute, to, at, by, rules: rulingAppealLevels.rules })
  return null
}

const release: Handler<Of<'ReleasePot'>> = (work, { dispute, shares, at, by }) => {
  const found = disputeOf(work.state, dispute)
  const off = openOff(found)
  if (off !== null) return off
  if (found!.rulings.length === 0 || found!.appealTo !== null) return refused('nothing-ruled-yet')
  const sum = shares.reduce((all, { chips }) => all + chips, 0)
  if (shares.some(({ chips }) => !Number.isSafeInteger(chips) || chips < 1) || sum !== found!.held)
    return refused('amount-makes-no-sense', { least: found!.held, most: found!.held })
  tell(work, { type: 'PotReleased', dispute, shares, at, by, rules: HELD })
  return null
}

const close: Handler<Of<'CloseDispute'>> = (work, { dispute, at, by }) => {
  const found = disputeOf(work.state, dispute)
  const off = openOff(found)
  if (off !== null) return off
  if (found!.rulings.length === 0 || found!.appealTo !== null) return refused('nothing-ruled-yet')
  if (found!.held > 0) return refused('amount-makes-no-sense', { least: found!.held, most: found!.held })
  tell(work, { type: 'DisputeClosed', dispute, at, by, rules: [] })
  return null
}

/** Disputes, rulings, appeals and pots held meanwhile. */
export const disputes = subject<DisputeOrder, DisputeEvent>({
  orders: { OpenDispute: open, HoldPot: hold, Rule: ruleOn, Appeal: appeal, ReleasePot: release, CloseDispute: close },
  events: {
    DisputeOpened: (record, { type: _, by, ...opened }) => {
      record.numbered = opened.number
      const rest = { held: 0, rulings: [], appealTo: null, corrections: [], closed: false }
      record.disputes = [...record.disputes, { ...opened, ...rest, raisedBy: by.name }]
    },
    PotHeld: (record, { dispute, chips }) => changeDispute(record, dispute, { held: chips, holdsAward: false }),
    DisputeRuled: (record, { dispute, role, ruling, fairness, with: other, rules, at, by }) =>
      changeDispute(record, dispute, {
        rulings: [
          ...disputeOf(record, dispute)!.rulings,
          { by: by.name, role, ruling, rules, fairness, with: other, at },
        ],
        appealTo: null,
        holdsAward: false,
      }),
    Appealed: (record, { dispute, to }) => changeDispute(record, dispute, { appealTo: to }),
    PotReleased: (record, { dispute }) => changeDispute(record, dispute, { held: 0 }),
    DisputeClosed: (record, { dispute }) => changeDispute(record, dispute, { closed: true }),
  },
})
