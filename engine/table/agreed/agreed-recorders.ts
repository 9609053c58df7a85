import type { Cited } from '../../deal/events.ts'
import type { Recorders, TableDraft } from '../draft.ts'
import type { At } from '../events.ts'
import type { Agreed, BombPotProposed } from '../table.ts'
import type { AgreedEvent } from './agreed-events.ts'

/** What players agree on, written into the table. */
export const agreedRecorders: Recorders<AgreedEvent & Cited & At> = {
  StraddleSaid: (table, { player, amount }) =>
    change(table, { straddles: [...table.agreed.straddles.filter(it => it.player !== player), { player, amount }] }),
  StraddleNotTaken: (table, { player }) =>
    change(table, { straddles: table.agreed.straddles.filter(it => it.player !== player) }),
  KillSaid: (table, { player }) =>
    change(table, { kills: [...table.agreed.kills.filter(it => it !== player), player] }),
  BombPotProposed: (table, { player, ante }) => change(table, { bombPot: { plays: [{ player, ante }], out: [] } }),
  BombPotAnswered: (table, answer) => change(table, { bombPot: answered(table.agreed.bombPot!, answer) }),
}

const change = (table: TableDraft, agreed: Partial<Agreed>): void => {
  table.agreed = { ...table.agreed, ...agreed }
}

type Answer = Extract<AgreedEvent, { readonly type: 'BombPotAnswered' }>

const answered = ({ plays, out }: BombPotProposed, { player, plays: isIn, ante }: Answer): BombPotProposed => ({
  plays: [...plays.filter(it => it.player !== player), ...(isIn ? [{ player, ante }] : [])],
  out: [...out.filter(it => it !== player), ...(isIn ? [] : [player])],
})
