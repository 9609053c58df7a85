import { spoken } from './spoken.ts'

/** Loads what the engine says about rulings in the chosen language; English is there with the pages that want it. */
export const loadRulings = async (): Promise<void> => {
  if (spoken.language === 'de') spoken.rulings ??= (await import('./german/rulings.ts')).rulings
}
