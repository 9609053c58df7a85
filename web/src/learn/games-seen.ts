const NAME = 'cardroom-games-seen'

/** The games that somebody has been shown or has played in this browser; one that keeps nothing has seen none. */
export const gamesSeen = (): ReadonlySet<string> => new Set((kept() ?? '').split(' ').filter(Boolean))

/** Has somebody seen this game, or said that they know them all? */
export const hasSeen = (form: string): boolean => {
  const seen = gamesSeen()
  return seen.has(form) || seen.has(EVERY)
}

/** Stands for every game. */
export const EVERY = '*'

/** Remembers that a game was seen. */
export const rememberSeen = (form: string): void => {
  const seen = new Set(gamesSeen()).add(form)
  try {
    localStorage.setItem(NAME, [...seen].join(' '))
  } catch {
    // a browser that keeps nothing shows it again next time
  }
}

const kept = (): string | null => {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}
