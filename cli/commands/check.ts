import { forms, readForm } from '@cardroom/engine'
import { checkForm } from '@cardroom/engine/forms'
import { problemText } from '@cardroom/engine/words'
import { Command } from 'commander'
import { ink } from '../ink.ts'
import { readJson, unreadWords } from '../read-json.ts'

type Options = { readonly json?: boolean }

/** What was read, and what is wrong with it; a form without problems is sound. */
type Finding = { readonly of: string; readonly form?: string; readonly problems: readonly string[] }

/** `cardroom check`: reads the forms of Cardroom, or forms of your own in JSON files, for sense; 1 if any has a problem. */
export const checkCommand = (write: (text: string) => unknown = text => process.stdout.write(text)): Command =>
  new Command('check')
    .summary('check game definitions for mistakes')
    .description('Check game definitions for mistakes: those that come with Cardroom, or your own in JSON files.')
    .argument('[files...]', 'files with one form each, or a list of forms')
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], options: Options) => {
      const findings = files.length > 0 ? (await Promise.all(files.map(checkFile))).flat() : ownForms()
      write(options.json ? `${JSON.stringify(findings, undefined, 2)}\n` : findingsText(findings))
      if (findings.some(({ problems }) => problems.length > 0)) process.exitCode = 1
    })

const ownForms = (): readonly Finding[] =>
  Object.values(forms).map(form => ({ of: form.id, form: form.id, problems: checkForm(form).map(problemText) }))

const checkFile = async (file: string): Promise<readonly Finding[]> => {
  const read = await readJson(file)
  if ('why' in read) return [{ of: file, problems: [unreadWords(read)] }]
  if (!Array.isArray(read.value)) return [checkValue(file, read.value)]
  if (read.value.length === 0) return [{ of: file, problems: ['the list has no forms in it'] }]
  return read.value.map((value: unknown, i) => checkValue(`${file}[${i}]`, value))
}

const checkValue = (of: string, value: unknown): Finding => {
  const read = readForm(value)
  return read.ok ? { of, form: read.form.id, problems: [] } : { of, problems: read.refusal.problems.map(problemText) }
}

const findingsText = (findings: readonly Finding[]): string => {
  const faulty = findings.filter(({ problems }) => problems.length > 0)
  const lines = faulty.flatMap(({ of, problems }) => problems.map(problem => `${ink.bold(of)}: ${problem}`))
  const sound = findings.length - faulty.length
  const total =
    faulty.length === 0
      ? `${sound} ${plural(sound)} sound`
      : `${faulty.length} of ${findings.length} ${plural(findings.length)} faulty`
  return `${[...lines, total].join('\n')}\n`
}

const plural = (forms: number): string => (forms === 1 ? 'form' : 'forms')

const HELP = `
Examples:
  cardroom check                  every form that comes with Cardroom
  cardroom forms holdem --json > mine.json
  cardroom check mine.json        your own form; the exit code is 1 if it has mistakes
`
