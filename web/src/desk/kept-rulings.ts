/** A ruling that was saved: its title, and the case as it stands in an address. */
export type KeptRuling = { readonly title: string; readonly search: string }

const PLACE = 'cardroom.rulings'
const MOST = 100

/** The rulings saved on this device, the newest first. */
export const keptRulings = (): readonly KeptRuling[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    // what somebody else wrote there is nothing that was saved here
    return []
  }
}

/** Saves a ruling; the oldest goes when there are too many. */
export const keepRuling = (ruling: KeptRuling): void =>
  write([ruling, ...keptRulings().filter(({ search }) => search !== ruling.search)].slice(0, MOST))

/** Deletes a saved ruling. */
export const forgetRuling = (search: string): void => write(keptRulings().filter(it => it.search !== search))

const write = (kept: readonly KeptRuling[]): void => localStorage.setItem(PLACE, JSON.stringify(kept))

const isKept = (value: unknown): value is KeptRuling => {
  const { title, search } = (value ?? {}) as Partial<KeptRuling>
  return typeof title === 'string' && typeof search === 'string' && search.startsWith('?')
}
