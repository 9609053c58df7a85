import { calledAs, type Part } from '@cardroom/engine/words'

/** Somebody whom something is done to: `Sam`, `dich`. */
export const dich = (player: string): Part => calledAs({ player }, 'dich')

/** Somebody to whom something is given, or from whom it comes: `Sam`, `dir`. */
export const dir = (player: string): Part => calledAs({ player }, 'dir')
