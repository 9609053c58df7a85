import { forms, outs } from '@cardroom/engine'
import { outsTable } from '@cardroom/engine/forms'
import type { Outs } from '@cardroom/engine/odds'
import { oddsRefusalWords } from '@cardroom/engine/words'
import { Command } from 'commander'
import { columns } from '../columns.ts'
import { formNamed } from '../form-named.ts'
import { ink } from '../ink.ts'
import { namedRefusalWords } from '../named-refusal.ts'

type Asked = {
  readonly board?: string
  readonly form: string
  readonly dead?: string
  readonly table?: true
  readonly json?: true
}

/** `cardroom outs`: the cards that help a hand, and the chances of a number of outs. */
export const outsCommand = (write: (text: string) => unknown = text => process.stdout.write(text)): Command =>
  new Command('outs')
    .summary('the cards that help a hand, and the odds for a number of outs')
    .description('Name the cards that help a hand on a flop or a turn, or print the odds for 1 to 20 outs.')
    .argument('[hand]', 'the hand, AhKh')
    .argument('[against...]', 'the hands it’s up against, if you know them')
    .option('--board <cards>', 'the flop or the turn')
    .option('--form <form>', 'a game with one board and a high hand', 'holdem')
    .option('--dead <cards>', 'dead cards: they can’t come')
    .option('--table', 'the odds for 1 to 20 outs after the flop')
    .option('--json', 'the answer as one JSON object')
    .addHelpText('after', HELP)
    .action(async (hand: string | undefined, against: readonly string[], asked: Asked, command: Command) => {
      if (asked.table) {
        write(asked.json ? `${JSON.stringify(outsTable(forms.holdem))}\n` : tableText())
        return
      }
      if (hand === undefined || asked.board === undefined)
        return command.error('error: give a hand and --board, or --table')
      const form = await formNamed(asked.form)
      if ('why' in form) return command.error(`error: --form: ${namedRefusalWords(form)}`)
      const answer = outs(hand, asked.board, against, {
        form,
        ...(asked.dead === undefined ? {} : { dead: asked.dead }),
      })
      if (!answer.ok) return command.error(`error: ${oddsRefusalWords(answer.refusal)}`)
      const { ok: _, ...found } = answer
      write(asked.json ? `${JSON.stringify({ hand, board: asked.board, against, ...found })}\n` : outsText(answer))
    })

const outsText = ({ now, stands, outs: cards, unseen, next, byTheRiver }: Outs): string => {
  const made = new Map<string, string[]>()
  for (const { card, makes, does } of cards) {
    const [kind] = makes.split(',')
    const what = does === 'improves' ? kind! : `${kind} ${does}`
    made.set(what, [...(made.get(what) ?? []), card])
  }
  const rows = [...made].map(([what, which]) => [String(which.length), which.join(' '), what])
  return [
    stands === null ? now : `${now}: ${stands}`,
    ...columns(rows, ['right', 'left', 'left']).map(line => `  ${line}`),
    `${cards.length} ${cards.length === 1 ? 'out' : 'outs'} of ${unseen} cards: ${percent(next)} with the next card, ${percent(byTheRiver)} by the river`,
    '',
  ].join('\n')
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)}%`

const tableText = (): string => {
  const head = ['outs', 'turn', 'odds', 'river', 'odds', 'either', 'odds', 'both', 'odds']
  const rows = outsTable(forms.holdem).map(([count, ...figures]) => [
    String(count),
    ...figures.map((figure, i) =>
      figure === null ? '-' : i % 2 === 0 ? `${figure.toFixed(1)}%` : `${figure.toFixed(2)} to 1`,
    ),
  ])
  const [title, ...lines] = columns(
    [head, ...rows],
    head.map(() => 'right' as const),
  )
  return `${ink.bold(title!)}\n${lines.join('\n')}\n`
}

const HELP = `
Examples:
  cardroom outs AhKh --board Qh7h2c
  cardroom outs AhKh QdQc --board Qh7h2c
  cardroom outs --table

Against known hands, an out is a card that makes the hand best, or ties for best if it was behind. Without them, an out makes
a better kind of hand with one of your own cards. --json gives now, stands, outs[] (card, makes, does: wins, ties or
improves), unseen, next and byTheRiver.
`
