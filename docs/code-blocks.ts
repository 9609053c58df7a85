/** A block of code on a page: what it is written in, its text, and what the page says it prints. */
export type CodeBlock = {
  readonly language: string
  readonly line: number
  readonly text: string
  /** The `text` block that follows, if the next block is one. */
  readonly prints: string | undefined
}

/** The blocks of a page, in order. */
export const codeBlocks = (page: string): readonly CodeBlock[] => {
  const blocks = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(match => ({
    language: match[1]!,
    line: page.slice(0, match.index).split('\n').length,
    text: match[2]!,
  }))
  return blocks.map((block, i) => ({
    ...block,
    prints: blocks[i + 1]?.language === 'text' ? blocks[i + 1]!.text : undefined,
  }))
}

/** A command on a page, with what it prints. */
export type Shown = { readonly command: string; readonly prints: string }

/** The commands of a `sh` block that show their output: each begins with `$ ` and may go on after a backslash. */
export const commandsIn = (text: string): readonly Shown[] => {
  const shown: { command: string; prints: string }[] = []
  let isContinued = false
  for (const line of text.split('\n').slice(0, -1)) {
    const last = shown.at(-1)
    if (line.startsWith('$ ')) shown.push({ command: line.slice(2), prints: '' })
    else if (isContinued && last) last.command += `\n${line}`
    else if (last) last.prints += `${line}\n`
    isContinued = line.endsWith('\\')
  }
  return shown
}

/** Is this what the page shows? `…` on the page stands for anything, on a line of its own for any lines. */
export const isAsShown = (printed: string, shown: string): boolean => {
  const pieces = shown.split(/^…\n/m).map(lines => lines.split('…').map(escaped).join('[^\\n]*'))
  return new RegExp(`^${pieces.join('(?:.*\\n)*')}$`).test(printed)
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
