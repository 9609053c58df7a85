import { rowsIn } from '../ask/acts/read-rows.ts'
import type { Card } from '../cards/card.ts'
import { sound } from './sound.ts'

/** A hand of the Chinese family as one writes it down, front first: `QhQd5c / 9h9dKs4c2d / AsAhKdKc3s`. */
export const laid = (text: string): readonly (readonly Card[])[] => sound(rowsIn(text))
