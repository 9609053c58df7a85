import { heldIn } from '../../kinds/held-in.ts'
import type { Misread } from '../../kinds/problem.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { WhyOut } from '../../table/deals/plan.ts'
import type { TableEvent } from '../../table/events.ts'
import { killDue } from '../../table/kills/kill-due.ts'
import { killGameOf } from '../../table/kills/kill-game.ts'
import { entryChoices } from '../../table/seats/entry-choices.ts'
import { decideTable } from '../../table/table-decider.ts'
import { tableRefusalWords } from '../../words/english/print.ts'
import { type Answered, distinct, listed } from '../answers/answer.ts'
import { misread } from '../problems.ts'
import { askProblemWords, saidProblem } from '../words/problems.ts'
import { type NightCourse, playerAt } from './play-night.ts'

/** The answer to a question about a table between deals. */
export const nightAnswer = (course: NightCourse, name: string): Answered | Misread => {
  if (name === 'next deal') return nextDeal(course)
  if (name === 'kill due') return killsDue(course)
  if (name === 'owed') return owed(course)
  if (name === 'happened') return happened(course)
  return waysInto(course, name.slice('ways in '.length))
}

/** The deal that would be called now. */
const called = ({ table, now }: NightCourse): { readonly why: string; readonly rules: readonly RuleId[] } | Called => {
  const decision = decideTable(table, { type: 'CallDeal', at: now + 1000 })
  if (!decision.ok) {
    const { rules = [] } = decision.refusal
    return { why: tableRefusalWords(decision.refusal), rules: distinct(rules) }
  }
  const deal = decision.events.find(event => event.type === 'DealCalled')!
  return { deal, events: decision.events }
}

type Called = {
  readonly deal: Extract<TableEvent, { readonly type: 'DealCalled' }>
  readonly events: readonly TableEvent[]
}

const nextDeal = (course: NightCourse): Answered => {
  const next = called(course)
  if ('why' in next) return { dealt: false, words: next.why, rules: next.rules }
  const { start, places, players, out } = next.deal
  const seatOf = (player: string): number | null => course.table.members.find(it => it.player === player)?.seat ?? null
  const posts = (start.posts ?? []).map(({ seat, kind, amount }) => ({ seat, kind, amount }))
  const sitsOut = out.map(({ player, why, rules }) => ({ seat: seatOf(player), player, why, rules }))
  const words = [
    `The button is at seat ${places.button}${players.some(({ seat }) => seat === places.button) ? '' : ', a dead button'}.`,
    ...(posts.length === 0
      ? []
      : [
          `Posts: ${posts.map(it => `seat ${it.seat} ${heldIn(POSTED, it.kind) ?? it.kind} ${it.amount}`).join(', ')}.`,
        ]),
    `Dealt in: seats ${listed(players.map(({ seat }) => seat))}.`,
    ...sitsOut.map(({ seat, why }) => `Seat ${seat} is not dealt in: ${OUT[why]}.`),
  ]
  return {
    dealt: true,
    button: places.button,
    blinds: places.blinds,
    posts,
    dealtIn: players.map(({ seat }) => seat),
    out: sitsOut.map(({ seat, why }) => ({ seat, why })),
    words: words.join('\n'),
    rules: distinct([...next.events.flatMap(({ rules }) => rules), ...sitsOut.flatMap(({ rules }) => rules)]),
  }
}

const POSTED: Readonly<Record<string, string>> = { dead: 'dead', blind: 'blind', post: 'posts' }

const OUT: Readonly<Record<WhyOut, string>> = {
  'no-chips': 'they have no chips',
  away: 'they are away',
  'waits-for-the-big-blind': 'they wait for the big blind',
  'waits-for-the-button': 'they wait for the button to pass',
  'waits-for-their-place': 'they wait for their place after a seat change',
  'owes-blinds': 'they owe blinds',
  'owes-a-kill': 'they owe a kill',
  'owes-the-collection': 'they owe the collection',
  'must-bring-back': 'they must bring their chips back',
  penalty: 'they serve a penalty',
  'plays-from-a-rack': 'their chips are in a rack',
  'table-is-full': 'the table is full',
  'bomb-pot': 'they keep out of the bomb pot',
  'killed-pot': 'the pot is killed',
  'carried-pot': 'the pot is carried over',
}

const waysInto = ({ table }: NightCourse, who: string): Answered | Misread => {
  const player = playerAt(table, who)
  if (player === undefined) return misread('seat-is-empty', { who })
  const ways = entryChoices(table, player)
  if (ways.length === 0)
    return { seat: Number(who), ways: [], words: `Seat ${who} is in the next deal as a matter of course.`, rules: [] }
  return {
    seat: Number(who),
    ways,
    words: ways.map(({ wish, deals, live, dead }) => `${WISHES[wish]}${costs(live, dead)}${whenIn(deals)}.`).join('\n'),
    rules: distinct(ways.flatMap(({ rules }) => rules)),
  }
}

const WISHES = {
  wait: 'Wait for the big blind',
  post: 'Post',
  'buy-the-button': 'Buy the button',
  kill: 'Kill the pot',
  'kill-next': 'Kill the next pot',
  straddle: 'Straddle',
  'at-once': 'Come in',
  'let-button-pass': 'Let the button pass',
} as const

const costs = (live: number, dead: number): string => {
  const parts = [live > 0 ? `${live} live` : '', dead > 0 ? `${dead} dead` : ''].filter(it => it !== '')
  return parts.length === 0 ? '' : `: ${parts.join(' and ')}`
}

const whenIn = (deals: number): string =>
  deals === 0 ? ', dealt in next' : `, after ${deals} ${deals === 1 ? 'deal' : 'deals'}`

const killsDue = (course: NightCourse): Answered => {
  const { table } = course
  const game = killGameOf(table.placard, table.placard.parts[table.rotation.part]!)
  if (game === null) return { must: [], may: [], words: 'This is no kill game.', rules: [] }
  const next = called(course)
  const players = 'why' in next ? [] : next.deal.players
  const blinds = 'why' in next ? [] : next.deal.places.blinds
  const at = (seat: number | null): string | null => players.find(it => it.seat === seat)?.player ?? null
  const due = killDue(
    table.kills,
    {
      dealtIn: players.map(({ player }) => player),
      button: 'why' in next ? null : at(next.deal.places.button),
      blinds: blinds.flatMap(seat => at(seat) ?? []),
    },
    game,
    rulebookOf(table.placard.book),
  )
  const seat = (player: string): number | null => table.members.find(it => it.player === player)?.seat ?? null
  const shown = (all: typeof due.must) => all.map(({ player, amount }) => ({ seat: seat(player), amount }))
  const words = [
    ...due.must.map(({ player, amount }) => `Seat ${seat(player)} must kill for ${amount}.`),
    ...due.may.map(({ player, amount }) => `Seat ${seat(player)} may kill for ${amount}.`),
    ...due.waits.map(({ player, amount }) => `Seat ${seat(player)} owes a kill of ${amount} and waits.`),
    ...(due.must.length + due.may.length + due.waits.length === 0 ? ['No kill is due.'] : []),
  ]
  return {
    must: shown(due.must),
    may: shown(due.may),
    waits: shown(due.waits),
    legs: table.kills.legs.map(seat),
    words: words.join('\n'),
    rules: distinct([...due.must, ...due.may, ...due.waits].flatMap(({ rules }) => rules)),
  }
}

/** What players owe before they are dealt in again. */
const owed = ({ table }: NightCourse): Answered => {
  const owing = table.members.flatMap(({ player, seat, missed, missedStraddle }) => {
    const kill = table.kills.owed.find(it => it.player === player)?.amount ?? 0
    if (seat === null || (missed.length === 0 && !missedStraddle && kill === 0)) return []
    const cheapest = entryChoices(table, player).find(({ wish }) => wish === 'post')
    return [{ seat, missed: missed.map(blind => BLINDS[blind] ?? `blind ${blind + 1}`), kill, post: cheapest ?? null }]
  })
  const words = owing.map(({ seat, missed, kill, post }) => {
    const parts = [
      ...(missed.length === 0 ? [] : [`missed the ${listed(missed)}`]),
      ...(kill === 0 ? [] : [`owes a kill of ${kill}`]),
      ...(post === null
        ? []
        : [
            `comes back for ${[...(post.live > 0 ? [`${post.live} live`] : []), ...(post.dead > 0 ? [`${post.dead} dead`] : [])].join(' and ')}`,
          ]),
    ]
    return `Seat ${seat} ${listed(parts)}.`
  })
  return {
    owed: owing.map(({ seat, missed, kill, post }) => ({
      seat,
      missed,
      kill,
      live: post?.live ?? 0,
      dead: post?.dead ?? 0,
    })),
    words: words.length === 0 ? 'Nobody owes anything.' : words.join('\n'),
    rules: distinct(owing.flatMap(({ post }) => post?.rules ?? [])),
  }
}

const BLINDS: readonly string[] = ['small blind', 'big blind']

/** What came of each act; a refused one says why. */
const happened = ({ happened: all }: NightCourse): Answered => ({
  happened: all.map(({ at, said, events, refused }) => ({
    at,
    said,
    events: events.map(({ type }) => type),
    ...(refused === null ? {} : { refused: saidProblem(refused) }),
  })),
  words: all
    .map(({ said, refused }) => (refused === null ? `${said}: done.` : `${said}: ${askProblemWords(refused).problem}`))
    .join('\n'),
  rules: distinct(all.flatMap(({ events }) => events.flatMap(({ rules }) => rules))),
})
