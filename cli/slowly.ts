import { once } from 'node:events'

/** Writes a text; false where the reader is behind. */
export type Write = (text: string) => unknown

/** Writes no faster than the reader reads, so that a long output is never held in memory. */
export const slowly =
  (write: Write, output: NodeJS.WritableStream = process.stdout) =>
  async (text: string): Promise<void> => {
    if (write(text) === false) await once(output, 'drain')
  }
