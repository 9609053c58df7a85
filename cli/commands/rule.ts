import type { RuleId } from '@cardroom/engine'
import { near } from '@cardroom/engine/kinds'
import {
  isRuleId,
  type LedgerRow,
  neighbours,
  pointsOn,
  rulesOn,
  sameElsewhere,
  searchLedger,
  settingNames,
} from '@cardroom/engine/rulebooks'
import { Command } from 'commander'
import { citations } from '../citations.ts'
import { readIn, stateOf } from '../coverage.ts'
import { checkout, readDifferences, readLedger, readSources } from '../ledger-files.ts'
import { pointsText, type RuleShown, rulesText, ruleText, settingText } from '../rule-text.ts'

type Options = { readonly search?: string; readonly differs?: string; readonly json?: boolean }

/** `cardroom rule`: a rule with what stands around it, rules found by words, or a point with all books side by side. */
export const ruleCommand = (
  write: (text: string) => unknown = text => process.stdout.write(text),
  top: () => string | undefined = checkout,
): Command =>
  new Command('rule')
    .summary('show a rule of the five books, or search them')
    .description(
      'Show a rule of the five books with the rules around it, what the other books say, and where it’s cited.',
    )
    .argument('[id]', 'the id of a rule')
    .option('--search <words>', 'search titles and rules, best match first')
    .option('--differs <setting>', 'compare the five books on a setting, by its name, part of its name, or number')
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action((id: string | undefined, { search, differs, json }: Options, command: Command) => {
      const asked = [id, search, differs].filter(word => word !== undefined)
      if (asked.length !== 1) command.error('give one of these: the id of a rule, --search or --differs')
      const rows = readLedger()
      const give = (value: unknown, text: () => string): unknown =>
        write(json ? `${JSON.stringify(value, undefined, 2)}\n` : text())
      if (search !== undefined) {
        const found = searchLedger(rows, search)
        if (found.length === 0) command.error(`no rule has the words "${search.slice(0, 60)}"`)
        give(found, () => rulesText(found, MOST_FOUND))
      } else if (differs !== undefined) {
        const differences = readDifferences()
        const points = pointsOn(differences, differs)
        const rules = rulesOn(rows, differences, differs)
        if (points.length + rules.length === 0) command.error(noSuchSetting(differs, settingNames(rows, differences)))
        give({ points, rules }, () => (points.length > 0 ? pointsText(points) : settingText(rules)))
      } else {
        const wanted = id!.toLowerCase()
        if (!isRuleId(wanted)) return command.error(noSuchRule(id!, rows))
        const shown = around(rows, wanted, top())
        give(shown, () => ruleText(shown))
      }
    })

const MOST_FOUND = 20

const around = (rows: readonly LedgerRow[], id: RuleId, root: string | undefined): RuleShown => {
  const rule = rows.find(row => row.id === id)!
  const places = root === undefined ? undefined : citations(readSources(root), [id]).get(id)!
  const cited = places && { state: stateOf(rule, places, readIn(rows)), ...places }
  return { rule, ...neighbours(rows, id), elsewhere: sameElsewhere(rows, readDifferences(), rule), cited }
}

const noSuchRule = (id: string, rows: readonly LedgerRow[]): string => {
  const meant = near(
    id,
    rows.map(row => row.id),
  )
  const hint = meant.length > 0 ? `did you mean ${meant.join(', ')}?` : '`cardroom rule --search` finds rules by words'
  return `there is no rule "${id.slice(0, 60)}"; ${hint}`
}

const noSuchSetting = (name: string, names: readonly string[]): string => {
  const meant = near(name, names)
  const hint = meant.length > 0 ? `did you mean ${meant.join(', ')}?` : '`cardroom rule --search` finds rules by words'
  return `the books have no point on "${name.slice(0, 60)}"; ${hint}`
}

const HELP = `
Examples:
  cardroom rule rrp/3/betting/7            the rule, those around it, the other books, where it's cited
  cardroom rule --search "string raise"    search the rules
  cardroom rule --differs raiseCap         compare the five books
`
