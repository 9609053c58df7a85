import { isSame } from '../protocol/change.ts'
import type { OwnView } from '../protocol/frames.ts'
import { inOnePiece } from './in-one-piece.ts'

/** What belongs to a viewer as JSON, whole. */
export const ownText = (own: OwnView): string => fieldsText(own, () => true)

/** What has changed of it as JSON, field by field; null where everything is as it was. */
export const ownChangeText = (before: OwnView, own: OwnView): string | null => {
  const text = fieldsText(own, name => before[name] !== own[name] && !isSame(before[name], own[name]))
  return text === '{}' ? null : text
}

const fieldsText = (own: OwnView, isWanted: (name: keyof OwnView) => boolean): string => {
  let text = ''
  for (const field in own) {
    const name = field as keyof OwnView
    if (isWanted(name)) text += `${text === '' ? '' : ','}"${name}":${valueText(name, own[name])}`
  }
  return `{${text}}`
}

const valueText = (name: keyof OwnView, value: OwnView[keyof OwnView]): string => {
  if (value === null || typeof value !== 'object' || !LASTING.has(name)) return JSON.stringify(value)
  let text = texts.get(value)
  if (text === undefined) {
    text = inOnePiece(JSON.stringify(value))
    texts.set(value, text)
  }
  return text
}

/** What they can choose from stays the same from act to act: it is written once for as long as it is the same object. */
const LASTING: ReadonlySet<keyof OwnView> = new Set(['buyIn', 'entry', 'next', 'prefers'])
const texts = new WeakMap<object, string>()
