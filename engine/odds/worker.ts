import { type Part, runPart } from './equity.ts'
import type { Sums } from './tally.ts'

/** A part of a question as it is sent to a worker, with a number to know the answer by. */
export type PartAsked = { readonly id: number; readonly part: Part }

/** What the worker sends back: the sums of the part, or why there are none. */
export type PartDone = { readonly id: number; readonly sums: Sums } | { readonly id: number; readonly fault: string }

/** Runs a part, whatever comes of it. */
export const answerPart = ({ id, part }: PartAsked): PartDone => {
  try {
    return { id, sums: runPart(part) }
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** A worker of the browser, of which we need to know no more than this. */
type WorkerScope = {
  readonly WorkerGlobalScope?: unknown
  onmessage?: (message: { readonly data: PartAsked }) => void
  readonly postMessage?: (done: PartDone) => void
}

// Started as a module worker this file answers messages; imported anywhere else it only has its function to give.
const scope: WorkerScope = globalThis as WorkerScope
if (scope.WorkerGlobalScope !== undefined) scope.onmessage = ({ data }) => scope.postMessage?.(answerPart(data))
