import type { Form } from '../../forms/form.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips } from '../chips.ts'
import type { DealerCommand } from '../commands.ts'
import { countAble, countIn, type Deal, stubCount } from '../deal.ts'
import type { Felt } from '../felt.ts'
import { programOf } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'
import { boardcardsFrom, stepDue } from '../where.ts'
import { NO_RULES, tell, type Work } from '../work.ts'
import { hasClaim } from './claim.ts'
import { potsIn } from './deal-pots.ts'
import { oddChip, parts } from './odd-chip.ts'
import { uncalled } from './pots.ts'

/** The players left agreed to run the rest two or three times. */
export const runIt = (
  work: Work,
  { times, agreed, burnless }: Extract<DealerCommand, { type: 'RunIt' }>,
): Refusal | null => {
  const { state: deal } = work
  if ((times !== 2 && times !== 3) || !mayRunIt(deal, times)) return refused('cannot-run-it', { count: times })
  const holdout = deal.players.find(player => !player.folded && !agreed.includes(player.seat))
  if (holdout) return refused('not-all-agree', { seat: holdout.seat })
  const { runWithoutBurns } = rulebookOf(deal.book)
  if (burnless && runWithoutBurns.is === 'never') return refused('burns-stay', { rules: runWithoutBurns.rules })
  const rules = times === 3 ? citesOf(deal.book).runItThrice : citesOf(deal.book).runIt
  // wsop/216-no-burn: management may have all of it dealt without burns
  if (burnless) tell(work, { type: 'RunsAgreed', times, burnless, rules: [...rules, ...runWithoutBurns.rules] })
  else tell(work, { type: 'RunsAgreed', times, rules })
  return null
}

/** wsop/211: with somebody all-in and no betting to come, only boardcards missing, and in the games of the book. */
export const mayRunIt = (deal: Deal, times: number): boolean => {
  if (deal.phase !== 'streets' || deal.round !== null || deal.asked || deal.runs > 1) return false
  if (countAble(deal) > 1 || times > mostRuns(deal)) return false
  return mayRunFrom(deal, stepDue(deal), times, stubCount(deal), deal.burns.length + deal.muck.length)
}

/** May what comes from this step on be dealt this often, with this many cards in the stub and this many burned and mucked? */
export const mayRunFrom = (
  game: Pick<Deal, 'book' | 'form'>,
  at: number,
  times: number,
  stub: number,
  out: number,
): boolean => isRunFrom(game, at) && cardsReach(game, at, times, stub, out)

/** May what comes from this step on be dealt more than once, if there are the cards for it? */
export const isRunFrom = ({ book, form }: Pick<Deal, 'book' | 'form'>, at: number): boolean =>
  programOf(form).boardsOnly[at]! && rulebookOf(book).runItScopes.is.includes(scopeAt(form, at))

/** What is played by which book, and whether the players pay for their time. */
export type GamePlayed = Pick<Deal, 'book' | 'form' | 'stakes' | 'timed'>

/** How often the cards to come may be dealt in a game, if all agree: 1 where the book has it dealt once. */
export const mostRuns = (game: GamePlayed): number => {
  const { runItTimes, runItTwiceGames } = rulebookOf(game.book)
  // rows are set for one board
  if (
    game.form.boards === 0 ||
    game.form.rows !== undefined ||
    !runItTimes.is.structures.includes(game.stakes.structure)
  )
    return 1
  return runItTwiceGames.is.some(meant => isPlayed(meant, game)) ? runItTimes.is.max : 1
}

/** Is this the game that the book means? */
const isPlayed = (
  game: 'big-bet-games' | 'time-raked-flop-games' | '5-10-nlh',
  { stakes, form, timed }: GamePlayed,
): boolean => {
  const { structure, blinds } = stakes
  switch (game) {
    case 'big-bet-games': // rrp/14/nl/17
      return structure !== 'limit' && structure !== 'spread'
    case 'time-raked-flop-games': // wsop/210
      return timed
    case '5-10-nlh':
      return structure === 'no-limit' && blinds.length === 2 && blinds[0] === 5 && blinds[1] === 10 && isHoldem(form)
  }
}

/** Two cards each, one board, and the best five of the seven. */
const isHoldem = (form: Form): boolean => {
  const share = form.pot[0]
  if (form.pot.length !== 1 || share?.ranking !== 'high' || share.from !== 'any') return false
  if (form.boards !== 1 || form.deck !== 'standard') return false
  let deals = 0
  let cards = 0
  for (const step of programOf(form).steps) {
    if (step.do !== 'deal') continue
    deals++
    cards += step.cards
  }
  return deals === 1 && cards === 2
}

/** wsop/208: what would be dealt again. */
const scopeAt = (form: Form, at: number): 'board' | 'turn-and-river' | 'river' => {
  const { boardsLeft } = programOf(form)
  if (boardsLeft[at] === boardsLeft[0]) return 'board'
  return boardsLeft[at] === 1 ? 'river' : 'turn-and-river'
}

/** Is there a card for every place on every board: from the stub with its burns, or with burns and muck shuffled in? */
export const cardsReach = (
  { book, form }: Pick<Deal, 'book' | 'form'>,
  at: number,
  times: number,
  stub: number,
  out: number,
): boolean => {
  if (rulebookOf(book).runShortStub.is === 'fewer-run-outs') return stub >= programOf(form).toCome[at]! * times
  return stub + out >= boardcardsFrom(form, at) * times
}

/** rrp/10/7: only the cards divide a pot; a house that lets players agree divides each pot among those who are in it. */
export const splitPot = (work: Work, { agreed }: Extract<DealerCommand, { type: 'SplitPot' }>): Refusal | null => {
  const { state: deal } = work
  const { splitPotByAgreement } = rulebookOf(deal.book)
  if (!splitPotByAgreement.is) return refused('no-split-by-agreement')
  if (deal.phase === 'shuffle' || deal.form.rows !== undefined) return refused('not-the-time', { about: 'SplitPot' })
  const holdout = deal.players.find(player => hasClaim(player) && !agreed.includes(player.seat))
  if (holdout) return refused('not-all-agree', { seat: holdout.seat })
  const back = uncalled(deal.players)
  if (back !== null) tell(work, { type: 'UncalledReturned', ...back, rules: citesOf(deal.book).tableStakes })
  if (deal.round !== null) tell(work, { type: 'RoundClosed', rules: NO_RULES })
  tell(work, { type: 'AwardDue', rules: splitPotByAgreement.rules })
  potsIn(deal).forEach(({ amount, seats }, pot) => {
    const { each, left } = parts(amount, seats.length, deal.stakes.unit)
    const to = seats.map((seat, place) => ({ seat, amount: each + oddChip(left, deal.stakes.unit, place) }))
    const oddChips = seats.filter((_, place) => oddChip(left, deal.stakes.unit, place) > 0)
    const { rules } = splitPotByAgreement
    tell(work, { type: 'PotAwarded', pot, run: 0, share: 'all', amount, to, oddChips, hands: [], rules })
  })
  tell(work, { type: 'DealEnded', rules: NO_RULES })
  return null
}

/** rrp/2/procedures/15/chop: when all others have folded, the blinds may take their blinds back. */
export const chopBlinds = (work: Work, { agreed }: Extract<DealerCommand, { type: 'ChopBlinds' }>): Refusal | null => {
  const { state: deal } = work
  if (!mayChop(deal)) return refused('cannot-chop')
  const left = deal.players.filter(player => !player.folded)
  const holdout = left.find(player => !agreed.includes(player.seat))
  if (holdout) return refused('not-all-agree', { seat: holdout.seat })
  tell(work, {
    type: 'BlindsChopped',
    back: left.map(({ seat, paid }): { seat: number; amount: Chips } => ({ seat, amount: paid })),
    rules: citesOf(deal.book).chop,
  })
  return null
}

/** Only the two blinds are left, nobody has raised, and nothing but their blinds lies in the pot. */
export const mayChop = (deal: Felt): boolean => {
  const { round } = deal
  // wsop/69: what was bet or called is not taken back
  if (round === null || round.raises > 0 || round.price !== deal.forced) return false
  if (deal.step !== programOf(deal.form).firstRound || deal.form.opening !== 'blinds') return false
  if (deal.dead > 0 || deal.straddler >= 0) return false
  if (deal.players.length < 3 || countIn(deal) !== 2) return false
  const { allowed, withKillInBlind } = rulebookOf(deal.book).chopBlinds.is
  // wsop/204: not if the kill is in one of the blinds
  if (!allowed || (deal.killer >= 0 && !withKillInBlind)) return false
  return deal.players.every(({ folded, posted, acted, paid, bet }) =>
    folded ? paid === 0 : posted && !acted && paid === bet,
  )
}
