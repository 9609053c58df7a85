import { type Deal, decide, decks, evolve, forms, legal, play, seeded, shuffled, stakesFor } from '@cardroom/engine'
import { reportHands } from './hands-report.ts'

const PLAYERS = 6
const STACK = 200
const chance = seeded('whole deals')
const stakes = stakesFor(forms.holdem, 'no-limit', 2)
const seats = Array.from({ length: PLAYERS }, (_, i) => ({ seat: i + 1, chips: STACK }))
let button = 1
let acts = 0

/** With `decided`, every command is decided and its events are evolved, as a caller that keeps the states does. */
const decided = process.argv[3] === 'decided'

/** A six-handed no-limit hold'em deal at random legal acts, every event kept and every chip counted. */
const deal = (): number => {
  const started = play(nextStart())
  if (!started.ok) throw new Error(started.refusal.why)
  for (let due = started.dealOn(chance); due.due !== 'nobody'; due = started.dealOn(chance)) {
    const given = started.give(playerCommand(due))
    if (!given.ok) throw new Error(given.refusal.why)
  }
  let chips = 0
  const stacks = started.stacks()
  for (let i = 0; i < stacks.length; i++) chips += stacks[i]!
  if (chips !== PLAYERS * STACK) throw new Error(`${chips} chips after the deal`)
  return started.log.length
}

/** The same deal event by event, each on a state of its own. */
const dealDecided = (): number => {
  const log: unknown[] = []
  let deal: Deal | undefined
  for (let command: Parameters<typeof decide>[1] = nextStart(); ; ) {
    const decision = decide(deal, command)
    if (!decision.ok) throw new Error(decision.refusal.why)
    for (const event of decision.events) {
      deal = evolve(deal, event)
      log.push(event)
    }
    const { phase, turn } = deal!
    if (phase === 'ended') break
    command = turn < 0 ? dealerCommand(phase) : playerCommand(legal(deal!))
  }
  countChips(deal!)
  return log.length
}

const nextStart = () => {
  button = (button % PLAYERS) + 1
  return { type: 'StartDeal', form: forms.holdem, stakes, button, seats } as const
}

const countChips = ({ players }: Deal): void => {
  let chips = 0
  for (const player of players) chips += player.stack
  if (chips !== PLAYERS * STACK) throw new Error(`${chips} chips after the deal`)
}

type Command = Parameters<Extract<ReturnType<typeof play>, { log: unknown }>['give']>[0]

const dealerCommand = (phase: string): Command =>
  phase === 'shuffle' ? { type: 'Shuffle', deck: shuffled(decks.standard, chance) } : { type: 'Deal' }

const playerCommand = (due: ReturnType<typeof legal>): Command => {
  if (due.due === 'show') return { type: 'Show', seat: due.seat }
  if (due.due !== 'betting') throw new Error(`${due.due} in hold'em`)
  acts++
  const { seat, wager, check } = due
  const pick = chance(wager ? 3 : 2)
  if (pick === 2 && wager) {
    const to = chance(4) > 0 ? wager.least : wager.least + chance(wager.most - wager.least + 1)
    return { type: 'Wager', seat, to }
  }
  // nobody folds what they may check
  if (check) return { type: 'Check', seat }
  return { type: pick === 1 ? 'Call' : 'Fold', seat }
}

reportHands(decided ? dealDecided : deal, () => acts)
