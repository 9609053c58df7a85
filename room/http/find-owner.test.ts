import { expect, test } from 'vitest'
import { isNotOwner } from '../streams/not-owner.ts'
import { answered } from './find-owner.ts'
import type { Page } from './routed-talk.ts'
import type { AboutThing } from './thing.ts'

const ORDER: AboutThing = { type: 'order-to', what: 'floor', command: 'c1', order: { type: 'CallNext' } }

/** A page whose line goes down while one of these is waited for. */
const pageThatEnds = (during: 'where' | 'houseReady') => {
  const asked: AboutThing[] = []
  const ends = (when: string): void => {
    if (when === during) page.isOver = true
  }
  const page = {
    isOver: false,
    here: { shown: { answer: async (message: AboutThing) => void asked.push(message) } },
    nearby: {
      houseReady: async () => ends('houseReady'),
      node: {
        where: async () => {
          ends('where')
          return { here: true }
        },
        forget: () => {},
      },
    },
  }
  return { page: page as unknown as Page, asked }
}

test.each(['where', 'houseReady'] as const)('an order is not given for a line that goes down in %s', async during => {
  // it is said again on the next line: what it is answered there must hold
  const { page, asked } = pageThatEnds(during)
  expect(isNotOwner(await answered(page, ORDER, () => {}).catch((cause: unknown) => cause))).toBe(true)
  expect(asked).toEqual([])
})
