import type { Card } from '../cards/card.ts'
import { type Deal, potTotal } from '../deal/deal.ts'
import { BOOKS, type BookId } from '../rulebooks/rule-id.ts'
import type { TableCommand } from '../rulings/report.ts'
import { playedTo, quietly, type Situation } from './situations.ts'
import { cardsOff, chipsOff } from './table-check.ts'

/** What each book makes of a situation, to the card and the chip, each way to rule played to the end of the deal. */
export const outcomes = (situation: Situation): string => {
  const { acts, incident, how, deck } = situation
  const { type, ...facts } = incident
  const before = layOf(playedTo(situation, 'rrp', acts).live.deal)
  const by = new Map<string, string[]>()
  for (const book of BOOKS) {
    const { rules, text } = outcomeBy(situation, book)
    by.set(text, [...(by.get(text) ?? []), `${book} (${rules.join(', ')})`])
  }
  const told = Object.entries(facts).map(([name, fact]) => `${name} ${Array.isArray(fact) ? fact.join(' ') : fact}`)
  return [
    `${type}${told.length > 0 ? `: ${told.join(', ')}` : ''} · ${how}, deck ${deck}, after ${acts} acts`,
    `  ${Object.values(before).filter(Boolean).join(' · ')}`,
    ...[...by].map(([text, books]) => `  ${books.join('; ')}\n${text}`),
  ].join('\n')
}

const outcomeBy = (
  situation: Situation,
  book: BookId,
): { readonly rules: readonly string[]; readonly text: string } => {
  const { live } = reported(situation, book)
  const given = live.log.findLast(event => event.type === 'RulingGiven' || event.type === 'RulingDue')
  if (given?.type === 'RulingGiven') return { rules: given.rules, text: wayOn(situation, book, given.decision) }
  if (given?.type !== 'RulingDue') throw new Error(`${situation.incident.type} is not ruled on`)
  const decides = typeof given.decides === 'string' ? `the ${given.decides}` : `seat ${given.decides.seat}`
  const texts = given.options.map(({ decision }) => wayOn(situation, book, decision, decision))
  return { rules: given.rules, text: [`    ${decides} decides:`, ...texts].join('\n') }
}

const reported = (situation: Situation, book: BookId) => {
  const table = playedTo(situation, book, situation.acts)
  table.give(situation.incident)
  return table
}

/** What a ruling changes on the table, and with which chips the deal then ends. */
const wayOn = (situation: Situation, book: BookId, decision: string, choice?: string): string => {
  const before = layOf(playedTo(situation, book, situation.acts).live.deal)
  const { live, give } = reported(situation, book)
  if (choice !== undefined) give({ type: 'Decide', decision: choice })
  const after = layOf(live.deal)
  while (live.deal.phase !== 'ended') {
    const { pending } = live.deal.mending
    const quiet: TableCommand | undefined =
      pending === null ? quietly(live.deal) : { type: 'Decide', decision: pending.options[0]!.decision }
    if (quiet === undefined) throw new Error(`${situation.incident.type}: nobody is due after ${decision}`)
    give(quiet)
    const off = chipsOff(live.deal) || cardsOff(live.deal)
    if (off !== '') throw new Error(`${situation.incident.type}: ${off} after ${decision}`)
  }
  const end = changed(after, layOf(live.deal)).filter(([name]) => !PASSING.includes(name))
  const cards = end.map(([, lies]) => lies)
  return `    ${decision} → ${listOf(changed(before, after))} → ${[...cards, endOf(live.deal)].join(' · ')}`
}

type Lay = Readonly<Record<string, string>>

/** Piles that say nothing at the end of a deal. */
const PASSING: readonly string[] = ['muck', 'top', 'pot', 'turn']

const changed = (before: Lay, after: Lay): readonly (readonly [string, string])[] =>
  Object.entries(after).flatMap(([name, lies]) =>
    lies === before[name] ? [] : [[name, lies === '' ? `no ${name}` : lies] as const],
  )

const listOf = (piles: readonly (readonly [string, string])[]): string =>
  piles.map(([, lies]) => lies).join(' · ') || 'all as it was'

/** How the cards and chips lie, each pile by its name. */
const layOf = (deal: Deal): Lay => ({
  ...Object.fromEntries(
    deal.players.map(({ seat, down, up, rows, folded, killed }) => [
      `hand ${seat}`,
      `${seat} ${killed ? 'dead ' : folded ? 'out ' : ''}${[down, up, ...rows].map(listed).join(' | ')}`.replace(
        /[ |]+$/,
        '',
      ),
    ]),
  ),
  ...Object.fromEntries(deal.boards.map((board, i) => [`board ${i + 1}`, pile(`board ${i + 1}`, board)])),
  burns: pile('burns', deal.burns),
  muck: pile('muck', [...deal.muck, ...deal.discards]),
  aside: pile('aside', deal.mending.aside),
  top: pile('top', deal.deck.slice(deal.next, deal.next + 6)),
  pot: `pot ${potTotal(deal)}`,
  turn: deal.turn < 0 ? `${deal.phase}` : `${deal.players[deal.turn]!.seat} is due`,
})

const listed = (cards: readonly Card[]): string => cards.join(' ')
const pile = (name: string, cards: readonly Card[]): string => (cards.length === 0 ? '' : `${name} ${listed(cards)}`)

const endOf = (deal: Deal): string => {
  const chips = deal.players.map(({ seat, stack, aside }) => `${seat}:${stack}${aside > 0 ? `+${aside}` : ''}`)
  const carried = deal.carried > 0 ? [`${deal.carried} carried over`] : []
  const voided = deal.mending.voided === '' ? [] : [`void: ${deal.mending.voided}`]
  return [chips.join(' '), ...carried, ...voided].join(', ')
}
