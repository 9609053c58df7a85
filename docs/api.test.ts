import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fieldSections } from './api-fields.ts'
import { apiPage, dataPage, doorsOf, exportedBy } from './api-page.ts'
import { TASKS } from './api-tasks.ts'
import { typesIn } from './api-types.ts'
import { ROOT } from './sources.ts'

const dist = `${ROOT}engine/dist`
const fields = fieldSections(folder => `${ROOT}${folder}/dist`)
const doors = doorsOf(`${ROOT}engine/package.json`)
const all = doors.flatMap(({ file }) => exportedBy(dist, file))

describe('docs/api.md and docs/api-data.md', () => {
  test('are as what is built has it; npm run docs:api writes them', () => {
    expect(readFileSync(`${ROOT}docs/api.md`, 'utf8') === apiPage(dist, doors)).toBe(true)
    expect(readFileSync(`${ROOT}docs/api-data.md`, 'utf8') === dataPage(fields)).toBe(true)
  })

  test('has a line for each event that a log can hold, each command, and each name of the histories', () => {
    const page = fields.join('\n')
    const shapes = readFileSync(`${ROOT}histories/log/event-shapes.ts`, 'utf8')
    const events = [...shapes.matchAll(/^ {2}([A-Z]\w+): /gm)].map(([, name]) => name!)
    expect(events.length).toBeGreaterThan(50)
    const commands = [
      'StartDeal',
      'Shuffle',
      'Deal',
      'Fold',
      'Wager',
      'BringIn',
      'Discard',
      'Place',
      'Show',
      'Muck',
      'RunIt',
    ]
    const exported = exportedBy(`${ROOT}histories/dist`, 'index.d.ts').map(({ name }) => name)
    const missing = [...events, ...commands, ...exported].filter(name => !page.includes(`**\`${name}\`**`))
    expect(missing).toEqual([])
    expect(page).toContain('**`Deal.boards`**')
    expect(page).toContain('**`Player.stack`**')
  })

  test('every event, command and field has a line that says more than its name', () => {
    const lines = fields.flatMap(section => section.split('\n').filter(line => line.startsWith('- ')))
    expect(lines.length).toBeGreaterThan(400)
    const bare = lines.filter(line => {
      const [, names, rest] = /^- ((?:\*\*`[^`]+`\*\* ?)+)(.*)$/.exec(line)!
      const name = /`([^`]+)`/.exec(names!)![1]!
      if (name.includes('.')) return !/(?:`|an object)\. \S/.test(rest!)
      const spoken = name.replaceAll(/(?<!^)([A-Z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`)
      return rest!.trim() === '' || rest!.startsWith(`${spoken}.`) || rest!.startsWith('Fields:')
    })
    // what is folded, dealt and burned has words of its own; "Folds." is all there is to say of a command
    expect(bare.filter(line => !/^- \*\*`(?:Fold|Check)`/.test(line))).toEqual([])
  })

  test('every name that the engine exports has its sentence', () => {
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter(({ sentence }) => sentence === '').map(({ name }) => name)).toEqual([])
  })
})

describe('the doors', () => {
  test('what the front door promises is on the page by task, each name once with an example; the rest are types', () => {
    const front = exportedBy(dist, doors[0]!.file)
    const values = front.filter(({ declaration }) => !declaration.startsWith('export type')).map(({ name }) => name)
    const promised = TASKS.flatMap(({ examples }) => Object.keys(examples))
    expect(promised.toSorted()).toEqual(values.toSorted())
    for (const { examples } of TASKS) {
      for (const [name, example] of Object.entries(examples)) expect(example).toMatch(new RegExp(`\\b${name}\\b`))
    }
  })

  /** A name that joins or leaves these is a promise made or broken: the changelog tells of it. */
  test('the front door promises these names and no others', () => {
    const front = exportedBy(dist, doors[0]!.file)
    expect(front.map(({ name }) => name).toSorted()).toEqual(PROMISED.split(' ').toSorted())
    expect(front.length).toBeLessThanOrEqual(71)
  })

  test('what is promised can be read in one sitting', () => {
    expect(readFileSync(`${ROOT}docs/api.md`, 'utf8').split('\n').length).toBeLessThan(400)
  })

  test('what the front door has is also at the door of its part', () => {
    const parts = new Set(doors.slice(1).flatMap(({ file }) => exportedBy(dist, file).map(({ name }) => name)))
    expect(exportedBy(dist, doors[0]!.file).flatMap(({ name }) => (parts.has(name) ? [] : [name]))).toEqual([])
  })

  test('every type in a signature can be imported', () => {
    const known = new Set(all.map(({ file, declared }) => `${file} ${declared}`))
    const hidden = all.flatMap(one => typesIn(dist, one).filter(({ file, name }) => !known.has(`${file} ${name}`)))
    expect([...new Set(hidden.map(({ file, name }) => `${name} of ${file}`))]).toEqual([])
  })
})

const PROMISED = [
  'cards codeOf isCard decks seeded shuffled rankings compareHands forms isFormId mixes readForm',
  'stakesFor play playOn legalCommands logSeen decide evolve replay legal view summary randomCommand refusalWords BOOKS rulebooks',
  'rulebookOf readHouse problemText INCIDENTS rule booksOn ask readWager situationAt equity outs icm',
  'oddsRefusalWords simulate placardFor playTable decideTable evolveTable replayTable tableRefusalWords Card Chips Seat',
  'Chance StartDeal TableCommand Deal DealEvent View Stakes Form FormId House BookId RuleId Scenario',
  'Refusal Problem Table TableEvent TableOrder Placard Play Viewer',
].join(' ')
