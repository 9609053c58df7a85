import type { Seen, SlowBot } from '@cardroom/engine/arena'
import { isRecord, wrongArgument } from '@cardroom/engine/kinds'

/** Lines of text to somebody and from them, however they travel. */
export type Lines = {
  readonly say: (line: string) => void
  /** The next line; rejects when there will be none. */
  readonly hear: () => Promise<string>
}

/** What a bot over lines gets at its turn, besides the seat, the actions and which of them are allowed. */
export type LineBotOptions = {
  readonly sends?: readonly ('key' | 'view' | 'tensor')[]
  readonly name?: string
}

/**
 * A bot at the other end of a line. It gets one JSON object per line, `{"seat":1,"actions":["fold","call"],"legal":[0,1],
 * "key":"…"}`, and answers with one, `{"action":1}`.
 */
export const lineBot = (lines: Lines, options: LineBotOptions = {}): SlowBot => {
  if (typeof lines?.say !== 'function' || typeof lines.hear !== 'function')
    throw wrongArgument('lines', lines, 'an object with the functions say and hear')
  if (!isRecord(options)) throw wrongArgument('options', options, "an object such as { name: 'Robo' }")
  const { sends = ['key'], name = '' } = options
  if (!Array.isArray(sends) || !sends.every(it => SENT.includes(it)))
    throw wrongArgument('sends', sends, `a list of ${SENT.join(', ')}`)
  const bot: SlowBot = async (seen: Seen) => {
    const { seat, actions, legal } = seen
    lines.say(
      JSON.stringify({
        seat,
        actions,
        legal,
        ...(sends.includes('key') && { key: seen.key() }),
        ...(sends.includes('view') && { view: seen.view() }),
        ...(sends.includes('tensor') && { tensor: [...seen.tensor()] }),
      }),
    )
    return actionIn(await lines.hear(), legal, name)
  }
  Object.defineProperty(bot, 'name', { value: name })
  return bot
}

const SENT = ['key', 'view', 'tensor']

const actionIn = (line: string, legal: readonly number[], name: string): number => {
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  const action = typeof said === 'object' && said !== null && 'action' in said ? said.action : undefined
  if (typeof action === 'number' && legal.includes(action)) return action
  const who = name === '' ? 'the bot' : name
  throw new Error(`${who} answered ${line.slice(0, 80)}; accepted: {"action":n}, n one of ${legal.join(', ')}`)
}
