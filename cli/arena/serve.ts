import { type Arenas, type ArenasOptions, arenas } from '@cardroom/engine/arena'
import { no } from '@cardroom/engine/decider'
import { isRecord } from '@cardroom/engine/kinds'
import { jsonFault, jsonFaultWords } from '../json-fault.ts'

/** The deals that one client steps: opened once, then stepped line by line or frame by frame. */
export type Serving = { open: Arenas | null }

/** An answer to a line: an object to write as JSON, and whether frames follow from now on. */
export type Answer = { readonly say: Readonly<Record<string, unknown>>; readonly binary?: true }

/** The most deals that one client may step together. */
const MOST = 65_536

/** Why a line is refused. */
export type WhyNot =
  | 'not-json'
  | 'not-an-object'
  | 'nothing-open'
  | 'not-known'
  | 'wrong-count'
  | 'wrong-options'
  | 'wrong-actions'
  | 'not-for-a-terminal'

/** What `cardroom arena --stdio` answers to one line. A wrong line changes nothing: the answer is a refusal with its code and words. */
export const answerLine = (serving: Serving, line: string, frames = true): Answer => {
  try {
    const asked: unknown = JSON.parse(line)
    if (!isRecord(asked))
      return refused('not-an-object', 'a line is an object: {"do":"open","options":{"game":"leduc"}}')
    if (asked.do === 'open') return opened(serving, asked)
    if (serving.open === null)
      return refused('nothing-open', 'open a game first: {"do":"open","options":{"game":"leduc"}}')
    if (asked.do === 'look') return { say: stateOf(serving.open, asked) }
    if (asked.do === 'step') return stepped(serving.open, asked)
    if (asked.do === 'binary' && !frames) return refused('not-for-a-terminal', 'frames are not for a terminal')
    if (asked.do === 'binary') return { say: { ok: true, binary: true }, binary: true }
    return refused('not-known', `there is no ${JSON.stringify(asked.do)}; accepted: open, look, step, binary`)
  } catch (problem) {
    if (problem instanceof SyntaxError) return notJson(line)
    if (problem instanceof TypeError || problem instanceof RangeError) return refused('wrong-options', problem.message)
    throw problem
  }
}

const notJson = (line: string): Answer => {
  const fault = jsonFault(line)
  const place = fault === undefined ? '' : `${jsonFaultWords(fault)}; `
  return refused('not-json', `${place}a line is JSON: {"do":"open","options":{"game":"leduc"}}`)
}

/** No, with a code for programs and words for people: other languages have no catalogue of ours. */
const refused = (why: WhyNot, words: string): Answer => ({ say: no({ why, words }) })

const opened = (serving: Serving, { count = 1, options }: Readonly<Record<string, unknown>>): Answer => {
  if (typeof count !== 'number' || count > MOST) return refused('wrong-count', `count: give 1 to ${MOST}`)
  if (!isRecord(options)) return refused('wrong-options', 'options: give an object such as {"game":"leduc"}')
  serving.open = arenas(count, options as unknown as ArenasOptions)
  const { actions, seats, layout } = serving.open
  return { say: { ok: true, actions, seats, layout, ...listsOf(serving.open) } }
}

const stepped = (open: Arenas, asked: Readonly<Record<string, unknown>>): Answer => {
  const actions = typeof asked.action === 'number' ? [asked.action] : asked.actions
  if (!Array.isArray(actions) || !actions.every(action => Number.isSafeInteger(action)))
    return refused('wrong-actions', 'actions: give a list of numbers, one for each deal')
  const wrong = wrongAction(open, actions)
  if (wrong !== null) return refused('wrong-actions', wrong)
  open.step(actions)
  return { say: stateOf(open, asked) }
}

/** Why these actions cannot be taken, before any of them is. */
export const wrongAction = ({ count, masks, actions: names }: Arenas, actions: ArrayLike<number>): string | null => {
  if (actions.length !== count) return `${actions.length} actions for ${count} deals`
  for (let place = 0; place < count; place++) {
    const action = actions[place]!
    if (action < 0 || action >= names.length || masks[place * names.length + action] !== 1)
      return `action ${action} isn't allowed in deal ${place}`
  }
  return null
}

const stateOf = (
  open: Arenas,
  { want = [] }: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ok: true,
  ...listsOf(open),
  ...(Array.isArray(want) && want.includes('tensors') ? { tensors: [...open.tensors] } : {}),
  ...(Array.isArray(want) && want.includes('keys')
    ? { keys: Array.from(open.turns, (seat, place) => open.at(place).key(seat)) }
    : {}),
})

const listsOf = ({ turns, masks, ended, returns }: Arenas) => ({
  turns: [...turns],
  masks: [...masks],
  ended: [...ended],
  returns: [...returns],
})

/**
 * The frame that stands for all deals, little-endian: a byte 0 for the seats to act (a byte each), the masks, the endings,
 * then returns as 64-bit and tensors as 32-bit floats; or a byte 1 with the length of a fault in two bytes and its words.
 */
export const frameOf = ({ turns, masks, ended, returns, tensors }: Arenas): Uint8Array => {
  const bytes = (part: Int8Array | Uint8Array | Float32Array | Float64Array): Uint8Array =>
    new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
  const parts = [new Uint8Array([0]), ...[turns, masks, ended, returns, tensors].map(bytes)]
  const frame = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    frame.set(part, at)
    at += part.length
  }
  return frame
}

/** A fault as a frame. */
export const faultFrame = (words: string): Uint8Array => {
  const text = new TextEncoder().encode(words)
  return new Uint8Array([1, text.length & 255, text.length >> 8, ...text])
}
