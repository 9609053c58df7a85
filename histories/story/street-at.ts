import type { Deal, Form } from '@cardroom/engine'
import { streetOf } from '@cardroom/engine/deal'

/** The place of the street in its form that a deal has come to. */
export const streetAt = (deal: Deal): number => {
  const due = streetOf(deal)
  const at = deal.form.streets.findIndex(({ name }) => name === due)
  return at < 0 ? lastOf(deal.form) : at
}

const lastOf = (form: Form): number => form.streets.length - 1
