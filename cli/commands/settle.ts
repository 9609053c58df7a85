import { type BookId, forms, type House, type RuleId, type Seat } from '@cardroom/engine'
import { type PotAwarded, potsOf, settle, type Taken, uncalled } from '@cardroom/engine/deal'
import { heldIn, isProblem, type Problem } from '@cardroom/engine/kinds'
import { handsWords } from '@cardroom/engine/ranking'
import { Command } from 'commander'
import { bookNamed } from '../book-named.ts'
import { answerLines } from '../lines.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { readShowdown } from '../read-showdown.ts'
import { type RowsSettled, settleRows } from '../settle-rows.ts'
import { readLine, type ShowdownLine } from '../showdown-line.ts'

/** `cardroom settle`: a showdown a line in, who wins what of which pot out. */
export const settleCommand = (): Command =>
  new Command('settle')
    .summary('who wins what')
    .description(
      'Divide the pots: {"form","button","seats":[{"seat","hole","in",…}],"boards"} per line in, payouts out.',
    )
    .option(
      '--book <book>',
      'the book for lines that don’t name one: rrp, uspa, hpt, web, wsop, or a house file',
      'rrp',
    )
    .addHelpText('after', HELP)
    .action(async (options: { readonly book: string }, command: Command) => {
      const book = await bookNamed(options.book)
      if (typeof book === 'object' && 'why' in book) return command.error(`error: --book: ${namedRefusalWords(book)}`)
      await answerLines(line => settlement(line, book))
    })

/** What the dealer pushes to whom. */
export type Settlement = {
  readonly pots: readonly {
    readonly amount: number
    readonly seats: readonly Seat[]
    readonly awards: readonly Award[]
  }[]
  /** Chips that nobody matched go back before the pots are made. */
  readonly uncalled?: Taken
  /** All that each seat takes, uncalled chips included. */
  readonly payouts: Readonly<Record<string, number>>
  readonly why: readonly RuleId[]
}

type Award = Omit<PotAwarded, 'type' | 'pot' | 'hands' | 'rules'> & { readonly hand: string }

/** The answer to one line. */
export const settlement = (line: unknown, book: BookId | House = 'rrp'): Settlement | RowsSettled | Problem => {
  const read = readLine(line)
  if (isProblem(read)) return read
  return forms[read.form].pot.length === 0 ? settleRows(read, book) : settlePots(read, book)
}

const settlePots = (line: ShowdownLine, book: BookId | House): Settlement | Problem => {
  const read = readShowdown(line, book)
  if (isProblem(read)) return read
  const { seats, showing } = read
  const back = uncalled(seats)
  const stakes = seats.map(s => (s.seat === back?.seat ? { ...s, paid: s.paid - back.amount } : s))
  const pots = potsOf(stakes)
  const awarded = settle({ ...showing, pots })
  const payouts: Record<string, number> = {}
  for (const { seat } of seats) payouts[seat] = back?.seat === seat ? back.amount : 0
  for (const { to } of awarded) for (const { seat, amount } of to) payouts[seat] = heldIn(payouts, seat)! + amount
  return {
    pots: pots.map((pot, at) => ({ ...pot, awards: awarded.filter(award => award.pot === at).map(asAward) })),
    ...(back === null ? {} : { uncalled: back }),
    payouts,
    why: [...new Set(awarded.flatMap(award => award.rules))],
  }
}

const asAward = ({ run, share, amount, to, oddChips, hands }: PotAwarded): Award => ({
  run,
  share,
  amount,
  to,
  oddChips,
  hand: handsWords(hands),
})

const HELP = `
Example:
  echo '{"form":"omaha-8","book":"wsop","button":3,"seats":[
         {"seat":1,"hole":["As","2s","Qd","9d"],"in":120},
         {"seat":2,"hole":["Kd","Kc","9h","9s"],"in":120},
         {"seat":4,"in":25,"folded":true}],
         "boards":[["3h","8d","7c","Ks","Jh"]]}' | tr -d '\\n' | cardroom settle

One JSON object per line, each answered with {"pots","uncalled","payouts","why"} or {"error"}:
  form     an id of "cardroom forms"
  book     rrp (the default, or what --book says), uspa, hpt, web, wsop, or the contents of a house file
  button   the seat with the button, which can be empty
  seats    hole: the player's cards at the showdown; in stud the downcards, with the upcards in "up";
           in: all their chips in the pot; dead: how much of that is dead; folded: true needs no cards
           Chinese poker and its kin: rows from the front instead, "hand":2 for a second hand, chips: what they can lose
  structure, stakes, setting   as in a scenario: the smallest chip, the worth of a point ("10" or "point 10")
  boards   from the top; a stud common card or Ari's card is a board of one;
           run-outs are full boards, the first run first
  options  {"joker":true, "runs":2, "mixed":true (the game is part of a mix), "unit":5 (the smallest chip)}
`
