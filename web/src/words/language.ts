/** The languages that the page speaks. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What somebody has chosen: a language, or the one that their browser asks for. */
export type Chosen = Language | 'browser'
export const CHOICES: readonly Chosen[] = ['browser', ...LANGUAGES]

/** How a language is called by those who speak it. */
export const CALLED: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** The language to speak: the chosen one, or the first of the browser's that we have. */
export const languageFor = (chosen: Chosen, wanted: readonly string[]): Language => {
  if (chosen !== 'browser') return chosen
  for (const tag of wanted) {
    const found = LANGUAGES.find(language => tag.toLowerCase().split('-')[0] === language)
    if (found !== undefined) return found
  }
  return 'en'
}
