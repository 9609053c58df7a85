import type { Model } from './linearizable.ts'

/** What people do about a waiting list, and what they look at. */
export type ListInput =
  | { readonly does: 'join'; readonly person: string }
  | { readonly does: 'leave'; readonly person: string }
  | { readonly does: 'look' }
export type ListOutput =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'seen'; readonly names: string }

/** A list from which nobody is called: a name that joins is last, and nobody is on it twice. */
export const listModel: Model<readonly string[], ListInput, ListOutput> = {
  initial: [],
  keyOf: list => list.join(', '),
  step: (list, input, output) => {
    if (input.does === 'look')
      return output === null || (output.is === 'seen' && output.names === list.join(', ')) ? list : null
    const isOn = list.includes(input.person)
    const mayDo = input.does === 'join' ? !isOn : isOn
    if (output?.is === 'refused') return mayDo ? null : list
    if (!mayDo) return output === null ? list : null
    return input.does === 'join' ? [...list, input.person] : list.filter(person => person !== input.person)
  },
}
