import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { type Exported, exportedBy } from './api-page.ts'

/** The parts of the page that list events, commands, the fields of the state and the histories, a line each. */
export const fieldSections = (distOf: (folder: string) => string): readonly string[] => {
  const engine = distOf('engine')
  return [
    section(
      'Every event of a deal',
      'What `decide` answers with and `evolve` adds up; each has `rules` beside its fields.',
      [
        ...recordLine(engine, 'deal/events.d.ts', 'DealStarted'),
        ...unionLines(engine, 'deal/events.d.ts', 'Happened'),
        ...recordLine(engine, 'deal/events.d.ts', 'PotAwarded'),
      ],
    ),
    section('Every command of a deal', 'What `decide` and `give` take.', [
      ...recordLine(engine, 'deal/commands.d.ts', 'StartDeal'),
      ...unionLines(engine, 'deal/commands.d.ts', 'DealerCommand'),
      ...unionLines(engine, 'deal/commands.d.ts', 'PlayerCommand'),
    ]),
    section('A deal in play', PLAY, fieldLines(engine, 'deal/play.d.ts', 'Play')),
    section(
      'What may happen next',
      "`legal(deal)` answers with one of these, by its field `due`; when the deal is over, with `{ due: 'nobody' }`.",
      ['BettingTurn', 'DealerTurn', 'ShowTurn', 'RulingTurn']
        .flatMap(name => fieldLines(engine, 'deal/legal.d.ts', name))
        .concat(
          '- **`CardTurn`** A turn with cards: `draw`, `discard`, `turn-up` or `rows`, with whose turn it is and how many cards.',
        ),
    ),
    section(
      'What one viewer sees',
      '`view(deal, viewer)`, and the players in it; cards that they may not see are `??`.',
      [...fieldLines(engine, 'deal/view.d.ts', 'View'), ...fieldLines(engine, 'deal/view.d.ts', 'SeenPlayer')],
    ),
    section('The state of a deal, field by field', '`Deal`, then `Player` and `Round` in it.', [
      ...fieldLines(engine, 'deal/deal.d.ts', 'Deal'),
      ...fieldLines(engine, 'deal/deal.d.ts', 'Player'),
      ...fieldLines(engine, 'deal/deal.d.ts', 'Round'),
    ]),
    section(
      'Histories',
      'All that `@cardroom/histories` exports; [hand histories](histories.md) shows it at work.',
      namesOf(distOf('histories')),
    ),
    section(
      'The arena',
      'All that `@cardroom/arena` exports, most of it from `@cardroom/engine/arena`; [the arena](arena.md) shows it at work.',
      [...namesOf(engine, 'doors/arena.d.ts'), ...namesOf(distOf('arena'))].toSorted(),
    ),
    section(
      'The client',
      'All that `@cardroom/client` exports beside the room’s protocol, which [a page of its own](protocol.md) describes.',
      clientNames(distOf('client')),
    ),
  ]
}

const PLAY = `What \`play\` and \`playOn\` give. \`deal\` is worked out when you ask for it, so \`{ ...table }\` has no deal: use \`table.clone()\`
for a second deal that plays on independently, and store \`table.log\` or \`table.deal\`; \`playOn(stored)\` goes on with either.`

/** What the client has of its own; the protocol's names lie elsewhere before it is packed. */
const clientNames = (dist: string): readonly string[] => {
  const index = readFileSync(join(dist, 'index.d.ts'), 'utf8')
  return ['address-of', 'room-client', 'room-match', 'socket', 'table-client']
    .flatMap(file => exportedBy(dist, `${file}.d.ts`))
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(index))
    .map(nameLine)
    .toSorted()
}

/** Names of a package that have a sentence of their own, a line each. */
const namesOf = (dist: string, file = 'index.d.ts'): readonly string[] =>
  exportedBy(dist, file).map(nameLine).toSorted()

const section = (title: string, words: string, lines: readonly string[]): string =>
  `## ${title}\n\n${words}\n\n${lines.join('\n')}`

const nameLine = ({ name, sentence }: Exported): string => `- **\`${name}\`** ${sentence}`

/** The text of a type that a declaration file has, from the end of its name, and the comment before it. */
const typeIn = (dist: string, file: string, name: string): { readonly text: string; readonly comment: string } => {
  const text = readFileSync(join(dist, file), 'utf8')
  const found = new RegExp(
    `(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n)?(?:export )?type ${name}(?:<[^=]*=[^>]*>>?)? =([\\s\\S]*?);\\n(?=/\\*\\*|export |type |declare |$)`,
  ).exec(text)
  if (found === null) throw new Error(`${file} has no ${name}`)
  return { text: found[2]!, comment: sentence(found[1] ?? '') }
}

const sentence = (comment: string): string =>
  comment
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim()

/** The members of a union of objects, each with the comment before it. */
const unionLines = (dist: string, file: string, name: string): readonly string[] => {
  const { text } = typeIn(dist, file, name)
  const members = [...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?\|?\s*\{\n([\s\S]*?)\n\}/g)]
  return members.map(([, comment, body]) => memberLine(sentence(comment ?? ''), body!))
}

const recordLine = (dist: string, file: string, name: string): readonly string[] => {
  const { text, comment } = typeIn(dist, file, name)
  return [memberLine(comment, text.trim().slice(2, -2))]
}

const memberLine = (comment: string, body: string): string => {
  const type = /readonly type: ((?:'\w+'(?: \| )?)+);/.exec(body)?.[1]
  if (type === undefined) throw new Error(`no type in ${body}`)
  const names = type.replaceAll("'", '').split(' | ')
  const fields = topFields(body).flatMap(({ field }) => (field === 'type' ? [] : [`\`${field}\``]))
  const words = comment === '' ? names.map(spoken).join(', or ') : comment
  return `- ${names.map(one => `**\`${one}\`**`).join(' ')} ${words}${fields.length === 0 ? '' : ` Fields: ${fields.join(', ')}.`}`
}

/** A name as it is said: `CardBurned`, card burned. */
const spoken = (name: string): string => {
  const words = name.replaceAll(/(?<!^)([A-Z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`)
  return `${words}.`
}

type Field = { readonly field: string; readonly type: string; readonly comment: string }

/** The fields of an object that are not fields of one inside it. */
const topFields = (body: string): readonly Field[] =>
  [...body.matchAll(/(?:^ {4}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {4}readonly (\w+\??): ([^\n]*)$/gm)].map(
    ([, comment, field, type]) => ({ field: field!, type: type!.replace(/;$/, ''), comment: sentence(comment ?? '') }),
  )

const fieldLines = (dist: string, file: string, name: string): readonly string[] => {
  const { text } = typeIn(dist, file, name)
  return topFields(text).map(({ field, type, comment }) => {
    const shown = type.endsWith('{') ? 'an object' : `\`${type}\``
    return `- **\`${name}.${field}\`** ${shown}${comment === '' ? '' : `. ${comment}`}`
  })
}
