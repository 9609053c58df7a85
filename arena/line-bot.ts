import type { Seen, SlowBot } from '@cardroom/engine/arena'

/** Lines of text to somebody and from them, however they travel. */
export type Lines = {
  readonly say: (line: string) => void
  /** The next line; rejects when there will be none. */
  readonly hear: () => Promise<string>
}

/** What a bot over lines gets at its turn beside the seat, the actions and which of them are allowed. */
export type LineBotOptions = {
  readonly sends?: readonly ('key' | 'view' | 'tensor')[]
  readonly name?: string
}

/**
 * A bot at the other end of a line. It gets one JSON object per line, `{"seat":1,"actions":["fold","call"],"legal":[0,1],
 * "key":"…"}`, and answers with one, `{"action":1}`.
 */
export const lineBot = (lines: Lines, { sends = ['key'], name = '' }: LineBotOptions = {}): SlowBot => {
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
