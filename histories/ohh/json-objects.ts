/** One JSON object of a file with the line on which it begins. */
export type JsonObject = { readonly text: string; readonly line: number }

/** The objects of a file that stand side by side, on lines of their own or in a list; what is between them is passed over. */
export const jsonObjects = (text: string): readonly JsonObject[] => {
  const found: JsonObject[] = []
  let [depth, start, line, startLine] = [0, 0, 1, 1]
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (letter === '\n') line++
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = depth > 0
    else if (letter === '{') {
      if (depth === 0) [start, startLine] = [at, line]
      depth++
    } else if (letter === '}' && depth > 0) {
      depth--
      if (depth === 0) found.push({ text: text.slice(start, at + 1), line: startLine })
    }
  }
  // one that was cut off is reported as well
  if (depth > 0) found.push({ text: text.slice(start), line: startLine })
  return found
}
