import { type Card, type Chips, type Deal, legal, play, type Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import type { BettingTurn } from '@cardroom/engine/deal'
import { type AcpcGame, acpcStart } from './games.ts'
import type { AcpcState } from './match-state.ts'

/** A deal of the competition: the dealer's part is done by itself, players act by the letters of the protocol. */
export type AcpcDeal = {
  readonly deal: Deal
  /** The position that is to act, null when the hand is over. */
  readonly turn: () => number | null
  readonly legal: () => BettingTurn
  /** Carries out `f`, `c` or `r` with an amount; a wager that is too small or too large is the nearest that is allowed. */
  readonly act: (action: string) => boolean
  readonly state: (position: number, hand: number) => AcpcState
  /** What each position won or lost, when the hand is over. */
  readonly returns: () => readonly Chips[]
}

/** Starts one: with a whole deck, or as one player sees it, who knows their own cards and the board alone. */
export const acpcDeal = (game: AcpcGame, cards: { readonly deck: readonly Card[] } | AcpcState): AcpcDeal => {
  const seen = 'deck' in cards ? null : cards
  const live = play({ ...acpcStart(game), ...(seen !== null && { realCards: true }) })
  if (!live.ok) throw new TypeError(`no such game: ${live.refusal.why}`)
  if ('deck' in cards) live.give({ type: 'Shuffle', deck: cards.deck })
  let betting = ''
  const { deal } = live
  const dealerActs = (): void => {
    for (let due = legal(deal); ; due = legal(deal)) {
      if (due.due === 'show') live.give({ type: 'Show', seat: due.seat })
      else if (due.due !== 'dealer') return
      else {
        if (due.act.do === 'board') betting += '/'
        const named = seen === null ? undefined : cardsFor(due.act.do, seen, deal)
        if (named === null) return
        if (!live.give(named === undefined ? { type: 'Deal' } : { type: 'Deal', cards: named }).ok) return
      }
    }
  }
  dealerActs()
  const turnOf = (): BettingTurn | null => {
    const due = legal(deal)
    return due.due === 'betting' ? due : null
  }
  const paid = (seat: Seat): Chips => game.stacks - deal.players.find(player => player.seat === seat)!.stack
  const act = (action: string): boolean => {
    const due = turnOf()
    if (due === null || !/^(?:[fc]|r\d{0,9})$/.test(action)) return false
    const { seat } = due
    if (action === 'f' && live.give({ type: 'Fold', seat }).ok) betting += 'f'
    else if (action[0] === 'r' && due.wager !== null) {
      const front = deal.players.find(player => player.seat === seat)!.bet
      const { least, most } = due.wager
      const wanted = game.structure === 'limit' ? least : Number(action.slice(1)) - paid(seat) + front
      live.give({ type: 'Wager', seat, to: Math.min(most, Math.max(least, wanted)) })
      betting += game.structure === 'limit' ? 'r' : `r${paid(seat)}`
    } else {
      // with nothing to fold to, and no raise left, they check or call
      live.give({ type: due.check ? 'Check' : 'Call', seat })
      betting += 'c'
    }
    dealerActs()
    return true
  }
  return {
    deal,
    turn: () => {
      const due = turnOf()
      return due === null ? null : due.seat - 1
    },
    legal: () => turnOf()!,
    act,
    state: (position, hand) => ({
      position,
      hand,
      betting,
      holecards: handsSeen(deal, position),
      board: boardOf(deal),
    }),
    returns: () => Array.from({ length: game.players }, (_, position) => 0 - paid(position + 1)),
  }
}

/** The cards of what the dealer does next, as far as a player sees them; null where they have not come yet. */
const cardsFor = (
  act: string,
  { position, holecards, board }: AcpcState,
  deal: Deal,
): readonly Card[] | undefined | null => {
  if (act === 'deal') {
    const own = holecards[position] ?? []
    const players = deal.players.length
    return Array.from(
      { length: 2 * players },
      (_, i) => (i % players === position ? own[Math.trunc(i / players)] : undefined) ?? UNKNOWN,
    )
  }
  if (act !== 'board') return
  const laid = deal.boards[0]!.length
  return board[laid === 0 ? 0 : laid - 2] ?? null
}

const handsSeen = (deal: Deal, position: number): readonly (readonly Card[])[] =>
  deal.players
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, down, mucked, shown }) => {
      // a player who has folded still knows what they had
      if (seat - 1 === position) return down.length > 0 ? down : mucked
      return shown === 'shown' ? down : []
    })

const boardOf = ({ boards }: Deal): readonly (readonly Card[])[] => {
  const [board = []] = boards
  return [board.slice(0, 3), board.slice(3, 4), board.slice(4, 5)].filter(street => street.length > 0)
}
