import { create } from 'zustand'

const NAME = 'cardroom-favourites'

const kept = (): readonly string[] => {
  try {
    return (localStorage.getItem(NAME) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** The games that somebody likes best, kept in their browser. */
export const useFavourites = create<{ readonly ids: readonly string[] }>(() => ({ ids: kept() }))

/** Makes a game a favourite, or no longer. */
export const toggleFavourite = (id: string): void => {
  const { ids } = useFavourites.getState()
  const next = ids.includes(id) ? ids.filter(it => it !== id) : [...ids, id]
  useFavourites.setState({ ids: next })
  try {
    localStorage.setItem(NAME, next.join(' '))
  } catch {
    // a browser that keeps nothing forgets it when the page is closed
  }
}
