import type { LiveOrder } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'

/** Tells the room what has happened at the real table. */
export const enter = (does: LiveOrder): void => order({ type: 'live', does })
