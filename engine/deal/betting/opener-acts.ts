import { UNKNOWN } from '../../cards/card.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { PlayerCommand } from '../commands.ts'
import { type Deal, placeOf } from '../deal.ts'
import type { Opening } from '../drawing/draw-law.ts'
import { alonePlayerHadNone, isAloneBeforeTheDraw, isInForTheAnte } from '../drawing/left-alone.ts'
import { hasOpeners, takesOpeners } from '../drawing/openers.ts'
import type { Taken } from '../events.ts'
import { forward } from '../forward.ts'
import { carryOver } from '../pots/carry-over.ts'
import { programOf } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'
import { seatAt, tell, type Work } from '../work.ts'
import { bettingLaw } from './betting-law.ts'

type OpenerAct = Extract<PlayerCommand, { type: 'DeclareOpen' | 'DeclareFalseOpeners' | 'AskForOpeners' }>

/** Something is said about the opening of the pot. */
export const openerAct = (work: Work, command: OpenerAct): Refusal | null => {
  const place = placeOf(work.state, command.seat)
  if (place < 0) return refused('not-dealt-in', { seat: command.seat })
  switch (command.type) {
    case 'DeclareOpen':
      return declareOpen(work, place)
    case 'DeclareFalseOpeners':
      return falseOpeners(work, place)
    case 'AskForOpeners':
      return askForOpeners(work, place)
  }
}

/** May this player say that the pot is open without a bet: they are all-in for their ante, or nobody could call them? */
export const mayDeclareOpen = (deal: Deal, place: number): boolean => {
  const opening = openingNow(deal)
  if (!opening || deal.opener >= 0 || deal.turn !== place) return false
  const others = deal.players.some((player, i) => i !== place && !player.folded && player.stack > 0)
  return (deal.players[place]!.stack === 0 || !others) && (!opening.openers || hasOpeners(deal, place))
}

const openingNow = (deal: Deal): Opening | null =>
  deal.round === null ? null : (bettingLaw(deal).draw?.opening ?? null)

const declareOpen = (work: Work, place: number): Refusal | null => {
  const { state: deal } = work
  if (deal.turn !== place) {
    return deal.turn < 0 ? refused('dealer-is-due') : refused('not-your-turn', { seat: seatAt(deal, deal.turn) })
  }
  const opening = openingNow(deal)
  if (opening?.openers && deal.opener < 0 && !hasOpeners(deal, place)) return refused('openers-needed')
  if (!opening || !mayDeclareOpen(deal, place)) return refused('not-the-time', { about: 'DeclareOpen' })
  const { rules } = rulebookOf(deal.book).drawAllInOpener
  tell(work, { type: 'PotOpened', seat: seatAt(deal, place), price: opening.allIn, rules })
  forward(work)
  return null
}

/**
 * uspa/3.2.9.5.2: the opener shows that they had no openers. Their hand is dead and the opening bet stays. While the action
 * before the draw is on their other bets come back, and unless the pot plays in any case another may open it. Where all
 * others have folded nobody can: the pot stays for the next deal.
 */
const falseOpeners = (work: Work, place: number): Refusal | null => {
  const { state: deal } = work
  const player = deal.players[place]!
  const { seat } = player
  const off = falseOpenersOff(deal, place)
  if (off) return off
  if (deal.phase === 'award') {
    alonePlayerHadNone(work, place)
    carryOver(work)
    return null
  }
  const cites = citesOf(deal.book)
  const onlyAnte = isInForTheAnte(deal, player)
  const rules = onlyAnte ? cites.falseAllInOpener : cites.falseOpeners
  const potPlays = playsInAnyCase(deal)
  tell(work, {
    type: 'FalseOpenersShown',
    seat,
    potPlays,
    back: betsBack(deal, potPlays),
    barred: onlyAnte,
    rules: potPlays ? [...rules, ...(isBeforeTheDraw(deal) ? cites.potPlays : cites.noWithdrawal)] : rules,
  })
  forward(work)
  return null
}

/** Why it cannot be said of this player that they opened falsely, or null. */
export const falseOpenersOff = (deal: Deal, place: number): Refusal | null => {
  const { seat, folded } = deal.players[place]!
  if ((deal.phase !== 'streets' && deal.phase !== 'award') || deal.owing.length > 0)
    return refused('not-the-time', { about: 'DeclareFalseOpeners' })
  if (!takesOpeners(deal) || place !== deal.opener || folded) return refused('did-not-open', { seat })
  return wereGood(deal, place) ? refused('openers-were-good', { seat }) : null
}

/** What is in the hand is known to have been good for opening; with cards from a deck no other can open. */
const wereGood = (deal: Deal, place: number): boolean =>
  !deal.realCards ||
  ((isBeforeTheDraw(deal) || isAloneBeforeTheDraw(deal)) &&
    !deal.players[place]!.down.includes(UNKNOWN) &&
    hasOpeners(deal, place))

/** The action before the draw is not done yet. */
const isBeforeTheDraw = (deal: Deal): boolean => deal.round !== null && deal.step === programOf(deal.form).firstRound

/** uspa/3.2.9.5.4: after a raise, with two who called, or with the action before the draw done. */
const playsInAnyCase = (deal: Deal): boolean => {
  if (!isBeforeTheDraw(deal) || deal.round!.raises > 0) return true
  return deal.players.filter((player, place) => place !== deal.opener && player.bet > 0).length > 1
}

/** uspa/3.2.9.5.2, uspa/3.2.9.5.6: the opening bet stays in any case, the rest only once the action before the draw is done. */
const betsBack = (deal: Deal, potPlays: boolean): readonly Taken[] => {
  if (!isBeforeTheDraw(deal)) return []
  const back: Taken[] = []
  deal.players.forEach(({ seat, bet }, place) => {
    const stays = place === deal.opener ? deal.round!.opened : potPlays ? bet : 0
    if (bet > stays) back.push({ seat, amount: bet - stays })
  })
  return back
}

/** uspa/3.2.9.5.8: anybody may ask that the opener keeps their opening hand together, to be shown at the end. */
const askForOpeners = (work: Work, place: number): Refusal | null => {
  const { state: deal } = work
  const draws = programOf(deal.form).steps.findIndex(step => step.do === 'draw')
  const opener = deal.players[deal.opener]
  const late = deal.phase !== 'streets' || deal.step > draws || opener === undefined || opener.folded || opener.answered
  if (late || !takesOpeners(deal)) return refused('not-the-time', { about: 'AskForOpeners' })
  tell(work, { type: 'OpenersAskedFor', seat: seatAt(deal, place), rules: citesOf(deal.book).openersKept })
  return null
}
