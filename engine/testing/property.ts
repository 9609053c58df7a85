import { test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { type AnyDeal, anyDeal } from './any-deal.ts'

/** Which deals a property is tried on. */
export type Deals = { readonly deals: number; readonly from?: number; readonly realCards?: boolean }

/** A test for each form that something holds in this many deals of it; a failure names the deal that shows it. */
export const property = (
  title: string,
  forms: readonly Form[],
  deals: Deals,
  holds: (deal: AnyDeal, number: number) => void,
): void => {
  test.each(forms.map(form => [form.id, form] as const))(`%s: ${title}`, (_, form) => holdsIn(form, deals, holds))
}

/** Tries something on this many deals of one form. */
export const holdsIn = (
  form: Form,
  { deals, from = 0, realCards = false }: Deals,
  holds: (deal: AnyDeal, number: number) => void,
): void => {
  for (let number = from; number < from + deals; number++) {
    const deal = anyDeal(form, number, { realCards })
    try {
      holds(deal, number)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`anyDeal of ${deal.name}: ${reason}`, { cause })
    }
  }
}
