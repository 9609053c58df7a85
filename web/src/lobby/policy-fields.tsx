import { chosenIn } from '../chosen-in.ts'

/** How a new table is run: who may come, and how long one may think. */
export type PolicyChosen = { readonly open: boolean; readonly pace: keyof typeof CLOCKS }

/** The usual: everybody may come, and half a minute to act. */
export const USUAL_POLICY: PolicyChosen = { open: true, pace: 'usual' }

/** The time to act with its time bank, by the names under which it is offered. */
const CLOCKS = {
  quick: { act: 15, bank: 30, refill: { seconds: 5, deals: 10, most: 60 } },
  usual: { act: 30, bank: 60, refill: { seconds: 5, deals: 10, most: 120 } },
  calm: { act: 60, bank: 180, refill: { seconds: 30, deals: 10, most: 300 } },
  none: null,
} as const

/** As the room takes it. */
export const policyWanted = ({ open, pace }: PolicyChosen) => ({ open, clock: CLOCKS[pace] })

type Field = { readonly chosen: PolicyChosen; readonly onChoose: (chosen: PolicyChosen) => void }

/** Who may come to a new table. */
export const DoorField = ({ chosen, onChoose }: Field) => (
  <label>
    Who may come
    <select
      value={chosen.open ? 'open' : 'invited'}
      onChange={event => onChoose({ ...chosen, open: event.target.value === 'open' })}
    >
      <option value="open">Everybody</option>
      <option value="invited">By invitation only</option>
    </select>
  </label>
)

/** How long one may think at a new table. */
export const ClockField = ({ chosen, onChoose }: Field) => (
  <label>
    Time to act
    <select
      value={chosen.pace}
      onChange={event =>
        onChoose({ ...chosen, pace: chosenIn(['quick', 'usual', 'calm', 'none'], event.target.value) ?? 'usual' })
      }
    >
      <option value="quick">15 seconds</option>
      <option value="usual">30 seconds</option>
      <option value="calm">A minute</option>
      <option value="none">Nobody is hurried</option>
    </select>
  </label>
)
