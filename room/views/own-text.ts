import type { OwnView } from '../protocol/frames.ts'

/**
 * What belongs to a viewer as JSON. What they can choose from is more than half of it and stays the same from act to
 * act: it is written once for as long as it is the same object.
 */
export const ownText = (own: OwnView): string => {
  const { buyIn, next, prefers } = own
  const changing = JSON.stringify({ ...own, buyIn: undefined, next: undefined, prefers: undefined })
  return `${changing.slice(0, -1)},"buyIn":${textOf(buyIn)},"next":${textOf(next)},"prefers":${textOf(prefers)}}`
}

const textOf = (lasting: object | null): string => {
  if (lasting === null) return 'null'
  let text = texts.get(lasting)
  if (text === undefined) {
    text = JSON.stringify(lasting)
    texts.set(lasting, text)
  }
  return text
}

const texts = new WeakMap<object, string>()
