/** Where a card went when it left the deck; `dealt: false` for one that was shown afterwards as one that would have come. */
export type DealtTo = { readonly dealt: boolean } & (
  | { readonly to: 'seat'; readonly seat: number }
  | { readonly to: 'board'; readonly board: number }
  | { readonly to: 'burn' | 'aside' }
)

/** Where a card went that never left the deck, but was shown afterwards as one that would have come. */
export const NOT_DEALT = 'not dealt: '

/** It as a proof writes it: `seat 3`, `board 1`, `burn`, `aside`, `not dealt: board 1`. */
export const writeDealtTo = (place: DealtTo): string => {
  const to = place.to === 'seat' ? `seat ${place.seat}` : place.to === 'board' ? `board ${place.board}` : place.to
  return place.dealt ? to : `${NOT_DEALT}${to}`
}

/** What a proof writes, read again; null if it is nothing that a proof writes. */
export const readDealtTo = (written: string): DealtTo | null => {
  const dealt = !written.startsWith(NOT_DEALT)
  const [to, number = '', ...more] = (dealt ? written : written.slice(NOT_DEALT.length)).split(' ')
  if (more.length > 0) return null
  if (to === 'burn' || to === 'aside') return number === '' ? { to, dealt } : null
  const count = Number(number)
  if (!Number.isInteger(count) || count < 1) return null
  if (to === 'seat') return { to, seat: count, dealt }
  return to === 'board' ? { to, board: count, dealt } : null
}
