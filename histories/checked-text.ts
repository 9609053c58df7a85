import { wrongArgument } from '@cardroom/engine/kinds'

/** The text, if it is one: plain JavaScript can easily pass a file's bytes instead, or nothing. */
export const checkedText = (asking: string, text: string): string => {
  if (typeof text !== 'string')
    throw wrongArgument(asking, text, "the text of a file, such as readFileSync(path, 'utf8')")
  return text
}
