import { chosenIn } from '../../chosen-in.ts'
import { texts } from '../../words/texts.ts'

/** How a new table is run: who can join, and how long players have. */
export type PolicyChosen = { readonly open: boolean; readonly pace: keyof typeof CLOCKS }

/** The usual: everybody can join, and half a minute to act. */
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

/** Who can join a new table. */
export const DoorField = ({ chosen, onChoose }: Field) => (
  <label>
    {texts.lobby.whoMayJoin}
    <select
      value={chosen.open ? 'open' : 'invited'}
      onChange={event => onChoose({ ...chosen, open: event.target.value === 'open' })}
    >
      <option value="open">{texts.lobby.everybody}</option>
      <option value="invited">{texts.lobby.invited}</option>
    </select>
  </label>
)

/** How long players have at a new table. */
export const ClockField = ({ chosen, onChoose }: Field) => (
  <label>
    {texts.lobby.timeToAct}
    <select
      value={chosen.pace}
      onChange={event =>
        onChoose({ ...chosen, pace: chosenIn(['quick', 'usual', 'calm', 'none'], event.target.value) ?? 'usual' })
      }
    >
      <option value="quick">{texts.lobby.paces.quick}</option>
      <option value="usual">{texts.lobby.paces.usual}</option>
      <option value="calm">{texts.lobby.paces.calm}</option>
      <option value="none">{texts.lobby.paces.none}</option>
    </select>
  </label>
)
