import type { Form } from '@cardroom/engine'
import type { Equity } from '@cardroom/engine/odds'
import { columns } from './columns.ts'
import { ink } from './ink.ts'
import { grouped } from './progress.ts'

/** An answer as people read it: a line for each hand, and beneath it its shares where the pot is split. */
export const equityText = (form: Form, names: readonly string[], answer: Equity): string => {
  const { exact, deals, hands } = answer
  const split = form.pot.length > 1
  const percent = (count: number): string => `${((100 * count) / deals).toFixed(2)}%`
  const head = ['', 'equity', ...(exact ? [] : ['±']), split ? 'scoops' : 'wins', split ? 'part of it' : 'ties']
  const rows = hands.flatMap((hand, i) => [
    [names[i]!, share(hand.equity), ...(exact ? [] : [share(hand.error)]), percent(hand.win), percent(hand.tie)],
    ...(split
      ? hand.shares.map(({ name, equity, win, tie }) => [
          `  ${name}`,
          share(equity),
          ...(exact ? [] : ['']),
          percent(win),
          percent(tie),
        ])
      : []),
  ])
  const [title, ...lines] = columns([head, ...rows], ['left', 'right', 'right', 'right', 'right'])
  const counted = exact
    ? `${form.name}: all ${grouped(deals)} possible deals${Number.isInteger(deals) ? '' : ', by weight'}`
    : `${form.name}: ${grouped(deals)} samples; ± is the standard error`
  return `${counted}\n${ink.bold(title!)}\n${lines.join('\n')}\n`
}

const share = (part: number): string => `${(100 * part).toFixed(3)}%`
