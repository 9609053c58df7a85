/** Lines out of text that comes in pieces, to be heard one at a time. */
export const linesIn = () => {
  let rest = ''
  let ended: Error | null = null
  const come: string[] = []
  const waiting: { readonly resolve: (line: string) => void; readonly reject: (cause: Error) => void }[] = []
  return {
    take: (text: string): void => {
      rest += text
      const lines = rest.split(/\r?\n/)
      rest = lines.pop()!
      for (const line of lines) {
        const next = waiting.shift()
        if (next === undefined) come.push(line)
        else next.resolve(line)
      }
    },
    end: (cause: Error): void => {
      ended ??= cause
      for (const { reject } of waiting.splice(0)) reject(ended)
    },
    hear: (): Promise<string> => {
      const line = come.shift()
      if (line !== undefined) return Promise.resolve(line)
      if (ended !== null) return Promise.reject(ended)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
  }
}
