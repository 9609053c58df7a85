import type { Bus, Unsubscribe } from './bus.ts'

/** Questions over a bus, with one answer each. */
export type Asking = {
  /** Asks the node that answers to a subject; rejects if nobody has in time. The question may have been carried out all the same. */
  readonly ask: (subject: string, text: string, patience: number) => Promise<string>
  /** Answers from now on; what goes wrong is passed to the one who asked. */
  readonly answer: (subject: string, answers: (text: string) => Promise<string>) => Promise<Unsubscribe>
  readonly close: () => Promise<void>
}

/** A question says where the answer goes. */
type Question = { readonly to: string; readonly id: number; readonly text: string }
type Answer = { readonly id: number } & ({ readonly text: string } | { readonly failed: string })

/** Asks and answers on a bus; `name` is one that nobody else on it has. */
export const openAsking = async (bus: Bus, name: string, onError: (cause: unknown) => void): Promise<Asking> => {
  const inbox = `answers/${name}`
  const waiting = new Map<number, (answer: Answer | Error) => void>()
  let asked = 0
  const heard = (text: string): void => {
    const answer = JSON.parse(text) as Answer
    // one that comes twice, or too late, is nobody's any more
    waiting.get(answer.id)?.(answer)
  }
  const stop = await bus.subscribe(inbox, heard)

  const answer: Asking['answer'] = (subject, answers) =>
    bus.subscribe(subject, text => {
      const question = JSON.parse(text) as Question
      const reply = async (): Promise<Answer> => ({ id: question.id, text: await answers(question.text) })
      reply()
        .catch((cause: unknown): Answer => {
          onError(cause)
          return { id: question.id, failed: cause instanceof Error ? cause.message : String(cause) }
        })
        .then(it => bus.publish(question.to, JSON.stringify(it)))
        .catch(onError)
    })

  return {
    ask: (subject, text, patience) =>
      new Promise((resolve, reject) => {
        const id = ++asked
        const over = (came: Answer | Error): void => {
          clearTimeout(timer)
          waiting.delete(id)
          if (came instanceof Error) reject(came)
          else if ('failed' in came) reject(new Error(came.failed))
          else resolve(came.text)
        }
        const timer = setTimeout(() => over(new Error(`${subject} has not answered`)), patience)
        waiting.set(id, over)
        const question: Question = { to: inbox, id, text }
        bus.publish(subject, JSON.stringify(question)).catch((cause: unknown) => over(cause as Error))
      }),
    answer,
    close: async () => {
      await stop()
      for (const over of [...waiting.values()]) over(new Error('the bus is closed'))
    },
  }
}
