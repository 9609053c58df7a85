import type { Form } from '../../forms/form.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Seat } from '../chips.ts'
import type { Post } from '../commands.ts'
import type { Stakes } from '../stakes.ts'

/** Who posts what by position: antes first, then the blinds from the button's left. Players come from the button's left. */
export const postsOf = (
  form: Form,
  stakes: Stakes,
  button: Seat,
  players: readonly { readonly seat: Seat }[],
  book: BookId | House = 'rrp',
): readonly Post[] => {
  if (form.opening === 'blinds' && stakes.ante === 0) return blindsOf(stakes, players, book)
  const seats = players.map(player => player.seat)
  // uspa/3.2.3.3.1, uspa/3.2.4.3.1, uspa/3.2.6.3.1, uspa/3.2.7.3.1: each player's own, before a card is dealt
  const each: readonly Post[] = stakes.ante > 0 ? seats.map(seat => ({ seat, kind: 'ante', amount: stakes.ante })) : []
  switch (form.opening) {
    case 'nothing':
      return []
    case 'antes':
    case 'bring-in':
    case 'bomb-pot':
      return each
    case 'button-ante':
      // wsop/short-deck-antes: the button antes double, the second half for the middle
      return seats.includes(button) ? [...each, { seat: button, kind: 'dead', amount: stakes.ante }] : each
    case 'blinds': {
      const blinds = blindsOf(stakes, players, book)
      return [...antesOf(stakes, button, seats, blinds, each), ...blinds]
    }
  }
}

/** rrp/4/3: heads-up the small blind is on the button. rrp/4/intro/dead-blind: a house may take those below the big blind dead. */
const blindsOf = (
  { blinds }: Stakes,
  players: readonly { readonly seat: Seat }[],
  name: BookId | House,
): readonly Post[] => {
  const book = rulebookOf(name)
  const below = book.deadSmallBlinds.is ? 'dead' : 'blind'
  if (players.length === 2 && blinds.length > 1) {
    const small = book.headsUpBlinds.is === 'small-blind-on-button' ? 1 : 0
    return [
      { seat: players[small]!.seat, kind: below, amount: blinds[0]! },
      { seat: players[1 - small]!.seat, kind: 'blind', amount: blinds.at(-1)! },
    ]
  }
  const posts: Post[] = []
  const count = Math.min(blinds.length, players.length)
  for (let i = 0; i < count; i++)
    posts.push({ seat: players[i]!.seat, kind: i < count - 1 ? below : 'blind', amount: blinds[i]! })
  return posts
}

/** The antes of a game with blinds: everyone's own, or one for all by the button or by the last blind. */
export const antesOf = (
  stakes: Stakes,
  button: Seat,
  seats: readonly Seat[],
  blinds: readonly Post[],
  each: readonly Post[],
): readonly Post[] => {
  if (stakes.ante === 0 || stakes.antes === 'each') return each
  const bigBlind = blinds.at(-1)?.seat ?? seats[0]!
  const payer = stakes.antes === 'button' && seats.includes(button) ? button : bigBlind
  return [{ seat: payer, kind: 'dead', amount: stakes.ante }]
}
