import { type Form, forms, isFormId } from '@cardroom/engine'
import {
  describeForm,
  FAMILIES,
  FAMILY_TITLES,
  gameCalled,
  playersInWords,
  sharesInWords,
} from '@cardroom/engine/forms'
import { near } from '@cardroom/engine/kinds'
import { Command } from 'commander'
import { columns } from '../columns.ts'
import { ink } from '../ink.ts'

type Options = { readonly json?: boolean }

/** `cardroom forms`: all games in a table, or one game, street by street. */
export const formsCommand = (write: (text: string) => unknown = text => process.stdout.write(text)): Command =>
  new Command('forms')
    .summary('list the games, or show one')
    .description('List the games, or show one street by street.')
    .argument('[id]', 'the id of a game, or what players call it')
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action((name: string | undefined, options: Options, command: Command) => {
      const id = name === undefined ? undefined : (gameCalled(name) ?? name)
      if (id === undefined) write(options.json ? json(Object.values(forms)) : formsTable())
      else if (isFormId(id)) write(options.json ? json(forms[id]) : `${describeForm(forms[id])}\n`)
      else command.error(noSuchForm(id))
    })

const noSuchForm = (id: string): string => {
  const meant = near(id, Object.keys(forms))
  const hint = meant.length > 0 ? `did you mean ${meant.join(', ')}?` : '`cardroom forms` lists them all'
  return `there is no form "${id.slice(0, 60)}"; ${hint}`
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const formsTable = (): string => `${FAMILIES.map(familyTable).join('\n\n')}\n`

const familyTable = (family: Form['family']): string => {
  const rows = Object.values(forms)
    .filter(form => form.family === family)
    .map(form => [form.id, form.name, playersInWords(form), form.structures.join(' ') || 'points', sharesInWords(form)])
  const table = [['id', 'name', 'players', 'played at', 'played for'], ...rows]
  const lines = columns(table)
  return [ink.bold(FAMILY_TITLES[family]), ink.dim(lines[0]!), ...lines.slice(1)].join('\n')
}

const HELP = `
Examples:
  cardroom forms                  all games in a table
  cardroom forms omaha-8          one game, street by street
  cardroom forms "2-7 TD"         the same, by a name that players use
  cardroom forms razz --json      the game as data, to change and check with "cardroom check"
`
