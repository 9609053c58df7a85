import { Command } from 'commander'
import { columns } from '../columns.ts'
import { get, order, signed, type Write } from './ask-office.ts'

/** How much a person or an address may have at a time, listed and set. */
export const quotaCommands = (write: Write): readonly Command[] => [
  new Command('quotas')
    .description('List how much a person or an address may have at a time.')
    .action(async (_, command: Command) => {
      const { quotas } = await get<Quotas>(command, '/api/office')
      write(`${columns(quotas.map(quotaRow)).join('\n')}\n`)
    }),
  signed(new Command('quota').description('Set a quota while the room is open, on every node.'))
    .argument('<quota>', 'its name, as `cardroom room quotas` lists it')
    .argument('<most>', 'how many, or default for what the room was started with', toMost)
    .action((quota: string, most: number | string | null, _, command: Command) =>
      order(command, write, { do: 'set-quota', quota, most }),
    ),
]

type Quotas = {
  readonly quotas: readonly { readonly quota: string; readonly most: number; readonly usual: number }[]
}

/** A number, or null for the default; the room says what is wrong with anything else. */
const toMost = (most: string): number | string | null =>
  most === 'default' ? null : /^\d+$/.test(most) ? Number(most) : most

const quotaRow = ({ quota, most, usual }: Quotas['quotas'][number]): readonly string[] => [
  quota,
  most.toLocaleString('en-US'),
  most === usual ? '' : `default ${usual.toLocaleString('en-US')}`,
]
