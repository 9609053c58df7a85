import type { Form } from '../forms/form.ts'
import { type FormId, forms } from '../forms/forms.ts'
import type { LedgerRow } from '../rulebooks/ledger.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'

/** By these rows of the ledger: is a form of this family named for a rule, or none at all? */
export const speakingOf = (rows: readonly LedgerRow[]): ((id: RuleId, family: Form['family']) => boolean) => {
  const familiesOf = new Map<string, ReadonlySet<string>>(
    rows.map(row => [
      row.id,
      new Set(row.forms.flatMap(name => (name in forms ? [forms[name as FormId].family] : []))),
    ]),
  )
  return (id, family) => {
    const families = familiesOf.get(id)
    return isGeneral(id) || families === undefined || families.size === 0 || families.has(family)
  }
}

/** The sheet of Home Poker Tourney is about hold'em by its title; what it says of hands, misdeals and chips is general. */
const isGeneral = (id: RuleId): boolean => /^hpt\/(?!holdem\/|rrp7\/5\/)/.test(id)

/** Is this a rule of the sections on tournaments? */
export const isOfEvents = (id: RuleId): boolean => /^(rrp|hpt\/rrp7)\/15\/|^uspa\/(3\.3\.|app2\/10$)/.test(id)

/** A form or two of each family in which there is betting, for sweeps over what is cited. */
export const FAMILIES_WITH_BETTING = [
  'holdem',
  'omaha',
  'drawmaha-high',
  'seven-card-stud',
  'razz',
  'super-stud',
  'mexican-poker',
  'ace-to-five-lowball',
  'deuce-to-seven-triple-draw',
  'badugi',
  'draw-high',
] as const satisfies readonly FormId[]
