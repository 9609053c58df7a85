import type { Limits } from './limits.ts'

/** A table that somebody has made: from where, with how many bots, and at which pace. */
export type MadeTable = {
  readonly id: string
  readonly person: string
  readonly home: string
  readonly bots: number
  readonly instant: boolean
}

/** What somebody may still make, by what goes on of what was made by the same person or from the same place. */
export type Quotas = {
  /** Why one more table is too many, with what is accepted; null if it is not. */
  readonly tooMany: (wanted: Omit<MadeTable, 'id'>) => string | null
  readonly add: (made: MadeTable) => void
}

/** Counts tables, bots and instant tables that go on. A restart forgets them: then nothing runs before somebody looks. */
export const keepQuotas = (limits: Limits, goesOn: (id: string) => boolean): Quotas => {
  let made: readonly MadeTable[] = []
  return {
    tooMany: ({ person, home, bots, instant }) => {
      made = made.filter(({ id }) => goesOn(id))
      const here = made.filter(it => it.person === person || it.home === home)
      const own = here.filter(it => it.person === person)
      const botsOf = (list: readonly MadeTable[]): number => list.reduce((sum, it) => sum + it.bots, bots)
      const instantOf = (list: readonly MadeTable[]): number => list.filter(it => it.instant).length + 1
      if (own.length + 1 > limits.tablesOfPerson) return words('tables', limits.tablesOfPerson, 'of yours')
      if (here.length + 1 > limits.tablesOfAddress) return words('tables', limits.tablesOfAddress, 'from your address')
      if (botsOf(here) > limits.botsOfAddress) return words('bots', limits.botsOfAddress, 'from your address')
      if (instant && instantOf(here) > limits.instantOfAddress)
        return words('instant tables', limits.instantOfAddress, 'from your address')
      return null
    },
    add: one => {
      made = [...made, one]
    },
  }
}

const words = (what: string, most: number, whose: string): string =>
  `Too many ${what}: up to ${most} ${whose} can be open at a time. End one of them first.`
