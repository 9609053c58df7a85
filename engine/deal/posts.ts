import type { Form } from '../forms/form.ts'
import type { Chips, Seat } from './chips.ts'
import type { Post } from './commands.ts'
import type { Stakes } from './stakes.ts'

/** Who posts what by position: antes first, then the blinds from the button's left. Players come from the button's left. */
export const postsOf = (
  form: Form,
  stakes: Stakes,
  button: Seat,
  players: readonly { readonly seat: Seat }[],
): readonly Post[] => {
  const seats = players.map(player => player.seat)
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
      const blinds = blindsOf(stakes, seats)
      return [...antesOf(stakes, button, seats, blinds, each), ...blinds]
    }
  }
}

/** rrp/4/3: heads-up the small blind is on the button. */
const blindsOf = ({ blinds }: Stakes, seats: readonly Seat[]): readonly Post[] => {
  const blind = (place: number, amount: Chips): Post => ({ seat: seats[place]!, kind: 'blind', amount })
  if (seats.length === 2 && blinds.length > 1) return [blind(1, blinds[0]!), blind(0, blinds.at(-1)!)]
  const posts: Post[] = []
  for (let i = 0; i < blinds.length && i < seats.length; i++) posts.push(blind(i, blinds[i]!))
  return posts
}

const antesOf = (
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
