/**
 * A text of JSON in one piece, for keeping. `JSON.stringify` leaves it in some ten pieces that refer to each other, and the collector
 * moves each of them; looking through the text joins them.
 */
export const inOnePiece = (json: string): string => {
  if (json.includes('\n')) throw new Error('JSON in one line is wanted')
  return json
}
