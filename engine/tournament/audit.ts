import { countAt, playing } from './draft.ts'
import type { Tournament } from './tournament.ts'

/** What is off with an event, one sentence each; empty when every promise is kept. */
export const tournamentAudit = (event: Tournament): readonly string[] => [
  ...seatsOff(event),
  ...chipsOff(event),
  ...placesOff(event),
  ...bankOff(event),
]

/** All chips in play. */
export const chipsInPlay = ({ entrants }: Pick<Tournament, 'entrants'>): number =>
  entrants.reduce((sum, { stack, status }) => (status === 'playing' || status === 'alternate' ? sum + stack : sum), 0)

/** What was bought, with what races made and without what was taken out of play. */
export const chipsBought = ({ entrants, plan, raced, removed }: Tournament): number =>
  entrants.reduce((sum, it) => {
    const { entries, brought, rebuys, addOns, status, unsold } = it
    const stacks = status === 'entered' ? 0 : unsold ? (status === 'playing' || it.stack > 0 ? 1 : 0) : entries
    const other = brought === null || stacks === 0 ? 0 : brought - plan.buyIn.chips
    return (
      sum + stacks * plan.buyIn.chips + other + rebuys * (plan.rebuys?.chips ?? 0) + addOns * (plan.addOn?.chips ?? 0)
    )
  }, raced - removed)

/** Nobody sits in two seats, and everybody who plays sits where they are said to. */
const seatsOff = ({ tables, entrants, phase }: Tournament): readonly string[] => {
  const at = new Map<number, readonly (string | null)[]>(tables.map(({ table, seats }) => [table, seats]))
  const taken = tables.reduce((sum, table) => sum + countAt(table), 0)
  const wrong = phase === 'bagged' ? [] : entrants.filter(it => !isSeated(it, at))
  // everybody who plays has a seat, so that one more would be somebody's second
  const isTwice = phase !== 'bagged' && wrong.length === 0 && taken !== playing({ entrants }).length
  return [
    ...wrong.map(({ player, status, table, seat }) => `${player} is ${status} and not at ${table}/${seat}`),
    ...(isTwice ? ['somebody sits in two seats'] : []),
  ]
}

const isSeated = (
  { player, status, table, seat }: Tournament['entrants'][number],
  at: ReadonlyMap<number, readonly (string | null)[]>,
): boolean => {
  if (status !== 'playing') return table === null && seat === null
  return table !== null && seat !== null && at.get(table)?.[seat - 1] === player
}

/** rrp/15/4: no chip is made or lost but by races and by what is taken out of play. */
const chipsOff = (event: Tournament): readonly string[] => {
  const wrong = event.entrants.filter(({ stack }) => !(Number.isSafeInteger(stack) && stack >= 0))
  // nobody has bought an unsold stack yet
  const isPlain = event.phase !== 'entries' && !event.entrants.some(({ unsold }) => unsold)
  const [here, bought] = [chipsInPlay(event), chipsBought(event)]
  return [
    ...wrong.map(({ player }) => `${player} has chips that are no whole number`),
    ...(isPlain && here !== bought ? [`${here} chips are in play, but ${bought} were bought`] : []),
  ]
}

/** Everybody is out once at most, and nobody is out who plays. */
const placesOff = ({ outs, entrants }: Tournament): readonly string[] => {
  const gone = new Set<string>()
  let count = 0
  for (const { players } of outs) {
    count += players.length
    for (const { player } of players) gone.add(player)
  }
  const problems = gone.size === count ? [] : ['somebody has two places']
  return entrants.every(({ player, status }) => (status === 'out') === gone.has(player))
    ? problems
    : [...problems, 'who is out and who has a place are not the same']
}

/** Once it is over, the purse is paid to the unit. */
const bankOff = ({ paid, bank, plan, entrants }: Tournament): readonly string[] => {
  if (paid === null) return []
  const prizes = paid.reduce((sum, { prize }) => sum + prize, 0)
  const purse = Math.max(plan.guarantee, bank.buyIns)
  const bounties = paid.reduce((sum, it) => sum + it.bounties, 0)
  const heads = entrants.reduce((sum, { status, bounty }) => (status === 'out' ? sum + bounty : sum), 0)
  return [
    ...(prizes === purse ? [] : [`${prizes} are paid, and the purse is ${purse}`]),
    ...(bounties + heads <= bank.bounties ? [] : [`${bounties} are paid for bounties, of ${bank.bounties}`]),
  ]
}

/** By how many players the tables differ. */
export const unevenBy = ({ tables }: Pick<Tournament, 'tables'>): number => {
  const counts = tables.map(countAt)
  return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts)
}
