/** Texts of some lines each, with an empty line between them; those without lines are left out. */
export const paragraphs = (...texts: readonly (readonly string[])[]): string =>
  `${texts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`

/** A text in lines that are not wider than this. */
export const wrapped = (text: string, width = WIDTH): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Names with what is said of them in a column beside; those of which nothing is said are left out. */
export const besideNames = (pairs: readonly (readonly [name: string, text: string])[]): readonly string[] => {
  const said = pairs.filter(([, text]) => text !== '')
  const indent = Math.max(...said.map(([name]) => name.length)) + 4
  return said.flatMap(([name, text]) =>
    wrapped(text, WIDTH - indent).map((line, i) => (i === 0 ? `  ${name}` : '').padEnd(indent) + line),
  )
}

const WIDTH = 100
