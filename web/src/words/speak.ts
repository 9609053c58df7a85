import { numbersIn } from '@cardroom/room/protocol'
import type { Language } from './language.ts'
import { spoken } from './spoken.ts'
import { sayIn } from './texts.ts'

/**
 * Makes the page speak a language. It is called once, before anything is drawn: a reader who chooses another language loads
 * the page again. English is always there; other languages are loaded when they are spoken.
 */
export const speak = async (language: Language): Promise<void> => {
  document.documentElement.lang = language
  numbersIn(language)
  spoken.language = language
  if (language === 'en') return
  const { german, germanEvents, germanFind, germanRules } = await import('./german/german.ts')
  sayIn(german)
  spoken.events = germanEvents
  spoken.rules = germanRules
  spoken.find = germanFind
}
