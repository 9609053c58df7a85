/** The languages that the engine has words in. */
export const LANGUAGES = ['en', 'de'] as const

/** A language by its code, as browsers ask for it. */
export type Language = (typeof LANGUAGES)[number]

/** The first of the wanted languages that there is, such as `de` for `de-AT`; English if there is none. */
export const languageOf = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const found = LANGUAGES.find(language => tag.toLowerCase().split('-')[0] === language)
    if (found !== undefined) return found
  }
  return 'en'
}

/** Something for each language. */
export const inEveryLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map(language => [language, make(language)])) as Record<Language, T>
