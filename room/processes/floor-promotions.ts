import { forms, isFormId } from '@cardroom/engine'
import type { DealRecord } from '@cardroom/engine/floor'
import { HIGH_HANDS } from '@cardroom/engine/floor'
import type { HandName } from '@cardroom/engine/ranking'
import type { PlayerId } from '@cardroom/engine/table'
import type { Archive } from '../deals/archive.ts'
import type { FinishedDeal } from '../deals/finished-deal.ts'
import { orders } from '../floor/course.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import { heldIn } from '../held-in.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { knownPlayer } from './floor-reports.ts'

/** How many deals are read at a time. */
const AT_A_TIME = 100

/**
 * Tells the floor of the deals that its promotions may pay for. How far a table was read isn’t kept: after a restart it
 * is read again, and a deal that counted already changes nothing.
 */
export const openPromotions = (host: FloorHost, archive: (id: string) => Archive | undefined) => {
  const read = new Map<string, number>()
  return async (table: string, hostedId: string, hosted: () => Hosted): Promise<void> => {
    for (;;) {
      const after = read.get(hostedId) ?? 0
      if (!isAsked(host)) return
      const deals = (await archive(hostedId)?.list(after, AT_A_TIME)) ?? []
      for (const deal of deals) {
        const record = recordOf(host, hostedId, hosted(), deal)
        if (isAsked(host, deal.began))
          await host.does({ name: table, office: 'table' }, course =>
            orders(course, { type: 'RecordDeal', table, record }),
          )
        read.set(hostedId, deal.number)
      }
      if (deals.length < AT_A_TIME) return
    }
  }
}

/** Does a promotion go by the record of the deals, and by one that began then? */
const isAsked = (host: FloorHost, began = Number.POSITIVE_INFINITY): boolean =>
  host.state().floor?.house.promotions.some(({ rules, since = 0 }) => rules !== undefined && began >= since) === true

const recordOf = (host: FloorHost, hostedId: string, { people }: Hosted, deal: FinishedDeal): DealRecord => {
  const playerAt = (seat: number): PlayerId | null => {
    const person = deal.players.find(it => it.seat === seat)?.person
    if (person === undefined) return null
    const known = heldIn(people, person)
    return knownPlayer(host.state(), hostedId, { person, name: known?.name ?? person, bot: known?.bot != null })
  }
  return {
    deal: deal.number,
    began: deal.began,
    dealtIn: deal.players.length,
    pot: deal.pot,
    won: deal.won.flatMap(({ seat, hands }) => {
      const player = playerAt(seat)
      return player === null ? [] : [{ player, hand: highHandIn(deal.form, hands) }]
    }),
  }
}

/** The high hand that somebody won with, where the form is played for one. */
const highHandIn = (form: string, hands: readonly HandName[]): HandName | null => {
  const isHigh = isFormId(form) && 'pot' in forms[form] && forms[form].pot.some(({ ranking }) => ranking === 'high')
  return (isHigh && hands.find(({ is }) => HIGH.has(is))) || null
}
const HIGH: ReadonlySet<string> = new Set(HIGH_HANDS)
