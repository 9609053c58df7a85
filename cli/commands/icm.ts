import { icm } from '@cardroom/engine'
import { chop } from '@cardroom/engine/odds'
import { oddsRefusalWords } from '@cardroom/engine/words'
import { Command } from 'commander'
import { columns } from '../columns.ts'
import { ink } from '../ink.ts'
import { grouped } from '../progress.ts'

type Asked = { readonly prizes: string; readonly json?: true }

/** `cardroom icm`: what stacks are worth of the prizes, and deals in whole units. */
export const icmCommand = (write: (text: string) => unknown = text => process.stdout.write(text)): Command =>
  new Command('icm')
    .summary('what stacks are worth in prizes')
    .description(
      'Work out each stack’s share of the prizes by the independent chip model, and the deals that follow from it.',
    )
    .argument('<stacks...>', 'the chips of each player')
    .requiredOption('--prizes <prizes>', 'the prize of each place, first place first: 500,300,200')
    .option('--json', 'the answer as one JSON object')
    .addHelpText('after', HELP)
    .action((texts: readonly string[], asked: Asked, command: Command) => {
      const stacks = numbersIn(texts.join(','))
      const prizes = numbersIn(asked.prizes)
      for (const [what, numbers] of [
        ['stacks', stacks],
        ['--prizes', prizes],
      ] as const)
        if ('notANumber' in numbers)
          return command.error(`error: ${what}: "${numbers.notANumber}" isn’t a whole number; accepted: 500,300,200`)
      if ('notANumber' in stacks || 'notANumber' in prizes) return
      const model = icm(stacks, prizes)
      if (!model.ok) return command.error(`error: ${oddsRefusalWords(model.refusal)}`)
      const padded = [...prizes, ...stacks.slice(prizes.length).map(() => 0)]
      const [byIcm, byChips] = [chop(stacks, padded, 'icm'), chop(stacks, padded, 'chips')]
      if (!byIcm.ok || !byChips.ok) return command.error('error: the pool can’t be divided')
      const players = stacks.map((stack, i) => ({
        stack,
        icm: model.worth[i]!,
        deal: byIcm.sums[i]!,
        chipChop: byChips.sums[i]!,
      }))
      write(asked.json ? `${JSON.stringify({ prizes, players })}\n` : textOf(players))
    })

/** Whole numbers with commas or spaces between them. */
const numbersIn = (text: string): readonly number[] | { readonly notANumber: string } => {
  const words = text.split(/[\s,]+/).filter(word => word !== '')
  const wrong = words.find(word => !/^\d{1,15}$/.test(word))
  return wrong === undefined ? words.map(Number) : { notANumber: wrong }
}

type Player = { readonly stack: number; readonly icm: number; readonly deal: number; readonly chipChop: number }

const textOf = (players: readonly Player[]): string => {
  const all = players.reduce((sum, { stack }) => sum + stack, 0)
  const rows = players.map(({ stack, icm, deal, chipChop }, i) => [
    String(i + 1),
    grouped(stack),
    `${((100 * stack) / all).toFixed(1)}%`,
    icm.toFixed(2),
    grouped(deal),
    grouped(chipChop),
  ])
  const head = ['player', 'chips', 'share', 'by ICM', 'deal', 'by chips']
  const [title, ...lines] = columns(
    [head, ...rows],
    head.map(() => 'right' as const),
  )
  return `${ink.bold(title!)}\n${lines.join('\n')}\n`
}

const HELP = `
Example:
  cardroom icm 5000 3000 2000 --prizes 500,300,200

A player's chance of winning is their share of the chips, and every lower place is worked out the same way. The deal
rounds that to whole units, with the rest going to the largest remainders. In a chip chop everyone gets the lowest prize, and
what's left is divided by chips. 2 to 20 players. --json gives prizes and players[] with stack, icm, deal and chipChop.
`
