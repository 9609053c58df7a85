import type { TournamentOrder } from '../../tournament/orders.ts'

/** Something that happened in an event, of the kind that it must be, as an order at its minute. */
export const readOrder = (written: Readonly<Record<string, unknown>>): TournamentOrder => {
  const { minute = 0, ...fields } = written
  return { ...fields, at: (minute as number) * 60_000 } as TournamentOrder
}
