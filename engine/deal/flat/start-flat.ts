import type { Card } from '../../cards/card.ts'
import { postRules } from '../betting/make-post.ts'
import { postsOf } from '../betting/posts.ts'
import type { Seat } from '../chips.ts'
import type { Post, StartDeal } from '../commands.ts'
import { countAble } from '../deal.ts'
import type { Cited, DealStarted, Taken } from '../events.ts'
import { phantomOfPost } from '../pots/phantom.ts'
import { checkStart, handsOf } from '../start.ts'
import { commandOff, seatsOff } from '../start-checks.ts'
import { DEALER, type FlatDeal, type FlatPlayer } from './flat-deal.ts'
import { type Plan, planFor, planKnown } from './plan.ts'

/** A deal begins that can be played flat; null if it cannot, or cannot begin at all. */
export const startFlat = (command: StartDeal): FlatDeal | null => {
  checkStart(command)
  if (!isUsual(command)) return null
  const before = planKnown(command)
  // what was found out of the game before need not be asked again
  if (before === null || (before === undefined ? commandOff(command) : seatsOff(command)) !== null) return null
  const plan = before ?? planFor(command)
  if (plan === null || !isPlayable(command, plan)) return null
  const event = startedBy(command, plan)
  const flat = begun(plan, event)
  if (plan.posts !== null) {
    const posts = plan.posts[flat.players.length]!
    for (let i = 0; i < posts.length; i++) makePost(flat, posts[i]!.seat, posts[i]!)
    return ready(flat)
  }
  for (const post of postsOf(plan.form, command.stakes, command.button, event.players, plan.book)) {
    makePost(
      flat,
      flat.players.findIndex(({ seat }) => seat === post.seat),
      post,
    )
  }
  return ready(flat)
}

/** Everything is posted: those who have chips left can act. */
const ready = (flat: FlatDeal): FlatDeal => {
  flat.able = countAble(flat)
  return flat
}

const startedBy = (command: StartDeal, plan: Plan): DealStarted & Cited => ({
  type: 'DealStarted',
  form: plan.form,
  stakes: plan.stakes,
  book: plan.book,
  law: plan.law,
  button: command.button,
  players: handsOf(command),
  carried: 0,
  matched: NOBODY,
  passed: 0,
  barred: NO_SEATS,
  realCards: false,
  mixed: command.mixed ?? false,
  setting: plan.setting,
  finalTwo: plan.finalTwo,
  timed: command.timed ?? false,
  rules: plan.rules,
})

/** The deal before anything is posted. */
const begun = (plan: Plan, event: DealStarted & Cited): FlatDeal => ({
  plan,
  form: plan.form,
  stakes: plan.stakes,
  book: plan.book,
  law: plan.law,
  setting: plan.setting,
  mixed: event.mixed,
  timed: event.timed,
  events: [event],
  players: seatedBy(event.players),
  phase: 'shuffle',
  step: 0,
  turn: DEALER,
  round: null,
  deck: NO_CARDS,
  next: 0,
  laid: 0,
  short: false,
  sidePots: false,
  live: event.players.length,
  able: 0,
  owing: 0,
  played: -1,
  forced: 0,
  lastBlind: -1,
  killer: -1,
  straddler: -1,
  straddles: 0,
  leastBet: 0,
  dead: 0,
  deadPhantom: 0,
  antes: 0,
  opener: -1,
  aggressor: -1,
  awarded: 0,
  matched: NOBODY,
  bounds: null,
})

const seatedBy = (hands: DealStarted['players']): FlatPlayer[] => {
  const players = new Array<FlatPlayer>(hands.length)
  for (let i = 0; i < hands.length; i++) players[i] = seated(hands[i]!.seat, hands[i]!.chips)
  return players
}

const NO_SEATS: readonly Seat[] = []
const NO_CARDS: readonly Card[] = []
const NOBODY: readonly Taken[] = []

/** Is nothing said of the deal but who plays, the button and the game? */
const isUsual = (command: StartDeal): boolean => {
  const { posts, straddleOnPlacard, carried, dealtInBefore, passed, barred, realCards, fantasyland } = command
  return (
    posts === undefined &&
    straddleOnPlacard !== true &&
    (carried === undefined || carried === 0) &&
    dealtInBefore === undefined &&
    (passed === undefined || passed === 0) &&
    (barred === undefined || barred.length === 0) &&
    realCards !== true &&
    (fantasyland === undefined || fantasyland.length === 0)
  )
}

/** Places are kept as the bits of one number. */
const MOST_PLAYERS = 30

/** Do the cards reach for everyone, and does every chip play? */
const isPlayable = ({ seats }: StartDeal, { own, common, deck, stakes }: Plan): boolean => {
  if (seats.length * own + common > deck || seats.length > MOST_PLAYERS) return false
  for (let i = 0; i < seats.length; i++) {
    const { chips, denominations, matched } = seats[i]!
    if (denominations !== undefined || matched !== undefined || !isWholeIn(chips, stakes.unit)) return false
  }
  return true
}

/** A division takes as long as all the rest of the question, and mostly the smallest chip is 1. */
const isWholeIn = (chips: number, unit: number): boolean => unit === 1 || chips % unit === 0

const seated = (seat: Seat, chips: number): FlatPlayer => ({
  seat,
  hand: 0,
  stack: chips,
  bet: 0,
  paid: 0,
  folded: false,
  down: NO_CARDS,
  up: NO_CARDS,
  acted: false,
  actedAt: 0,
  actedWagers: 0,
  checked: false,
  posted: false,
  phantom: 0,
  shown: 'no',
  killed: false,
})

/** A player puts their post in, or all they have. */
const makePost = (flat: FlatDeal, place: number, { kind, amount: due }: Post): void => {
  const player = flat.players[place]!
  const { seat } = player
  const amount = due < player.stack ? due : player.stack
  const made = {
    type: 'Posted',
    seat,
    kind,
    amount,
    due,
    rules: postRules(flat, { kind }, amount < due, flat.plan.cites),
  } as const
  flat.events.push(made)
  if (amount < due) flat.short = true
  player.stack -= amount
  if (kind === 'dead') {
    flat.dead += amount
    flat.deadPhantom += phantomOfPost(flat, made)
    return
  }
  player.paid += amount
  if (kind === 'ante') {
    flat.antes += amount
    return
  }
  player.bet += amount
  player.phantom += phantomOfPost(flat, made)
  player.posted = true
  if (due > flat.forced) flat.forced = due
  flat.lastBlind = place
}
