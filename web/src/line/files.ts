import type { DealFormat, EventFormat } from '@cardroom/room/protocol'
import { addressOf } from './api.ts'

/** The address of a deal as a file. */
export const dealFile = (id: string, number: number, format: DealFormat): string =>
  addressOf('GET /api/tables/:id/deals/:number/:format', { params: { id, number, format } })

/** The address of a night's deals in one file. */
export const nightFile = (id: string, format: Exclude<DealFormat, 'json'>): string =>
  addressOf('GET /api/tables/:id/night/:format', { params: { id, format } })

/** The address of a table's ledger as CSV. */
export const bankFile = (id: string): string => addressOf('GET /api/tables/:id/bank.csv', { params: { id } })

/** The results of a tournament as a file. */
export const resultsFile = (id: string, format: EventFormat): string =>
  addressOf('GET /api/events/:id/export/:format', { params: { id, format } })
