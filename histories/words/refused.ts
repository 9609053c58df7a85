import type { Refusal } from '@cardroom/engine'
import { dealRefusal, type Say } from '@cardroom/engine/words'

/** A refusal as a sentence, its amounts as the file writes them. */
export const refusedSay = (refusal: Refusal, scale: number): Say => {
  const inFile = (chips: number): number => chips / 10 ** scale
  const { least, most, sizes } = refusal
  return dealRefusal({
    ...refusal,
    ...(least !== undefined && { least: inFile(least) }),
    ...(most !== undefined && { most: inFile(most) }),
    ...(sizes !== undefined && { sizes: sizes.map(inFile) }),
  })
}
