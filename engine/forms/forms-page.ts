import { playersInWords, sharesInWords } from './describe.ts'
import type { Form } from './form.ts'
import { forms } from './forms.ts'

/** The families in the order in which the forms are listed. */
export const FAMILIES = ['board', 'stud', 'draw', 'chinese'] as const satisfies readonly Form['family'][]

/** The heading of a family. */
export const FAMILY_TITLES: Readonly<Record<Form['family'], string>> = {
  board: 'Board forms',
  stud: 'Stud forms',
  draw: 'Draw forms',
  chinese: 'The Chinese family',
}

/** The page docs/forms.md: every form in a table, written from the forms themselves. */
export const formsPage = (): string =>
  [INTRODUCTION, ...FAMILIES.map(familyTable), ''].join('\n\n').replace(/\n+$/, '\n')

const INTRODUCTION = `# The forms

This page is written from the forms in \`engine/forms\` and a test holds it to them. \`cardroom forms <id>\` shows one form
street by street, \`cardroom forms --json\` gives all of them as data, and \`cardroom check FILE\` reads a form of your own:

\`\`\`json
{ "like": "holdem", "id": "holdem-for-four", "name": "Hold’em for four", "seats": { "least": 2, "most": 4 } }
\`\`\`

A form with \`like\` inherits every field that it does not state itself; \`null\` leaves an inherited field out. Any form
with two betting rounds or more can be played as a bomb pot, and forms can be put into a mix.`

const familyTable = (family: Form['family']): string =>
  [
    `## ${FAMILY_TITLES[family]}`,
    '',
    '| Id | Name | Players | Played at | What is played for | Rules |',
    '|---|---|---|---|---|---|',
    ...Object.values(forms)
      .filter(form => form.family === family)
      .map(tableRow),
  ].join('\n')

const tableRow = (form: Form): string =>
  `| ${[
    `\`${form.id}\``,
    form.name,
    playersInWords(form),
    form.structures.join(', ') || 'points',
    sharesInWords(form),
    form.rules.join(' '),
  ].join(' | ')} |`
