import { chosenIn } from '../chosen-in.ts'
import styles from './lobby.module.css'
import { type PlacardChosen, USUAL_TAKE } from './placard-of.ts'

const TAKES: Readonly<Record<PlacardChosen['takes'], string>> = {
  none: 'Nothing',
  rake: 'A part of each pot',
  drop: 'Chips from each pot',
  time: 'Chips each, every half hour',
}

const WAYS = ['none', 'rake', 'drop', 'time'] as const

const AMOUNT: Readonly<Record<Exclude<PlacardChosen['takes'], 'none'>, string>> = {
  rake: 'Percent, a bet at most',
  drop: 'Chips from each pot',
  time: 'Chips each half hour',
}

/** What hosts may want beside the essentials: an ante, kills, other buy-ins, something for the house. */
export const PlacardFields = ({
  chosen,
  onChoose,
  killable,
  pot,
  blinds,
  real,
}: {
  readonly chosen: PlacardChosen
  readonly onChoose: (chosen: PlacardChosen) => void
  /** There are limits that a kill can raise. */
  readonly killable: boolean
  /** There is a pot to ante to and to take from, and blinds beside it. */
  readonly pot: boolean
  readonly blinds: boolean
  /** Real chips are bought and taken at the table itself. */
  readonly real: boolean
}) => {
  const set = (change: Partial<PlacardChosen>): void => onChoose({ ...chosen, ...change })
  return (
    <>
      {pot && (
        <Amount
          label="Ante"
          least={0}
          placeholder={blinds ? 'none' : 'as usual'}
          value={chosen.ante}
          onChange={ante => set({ ante })}
        />
      )}
      {pot && blinds && chosen.ante !== '' && (
        <label>
          Who antes
          <select
            value={chosen.antes}
            onChange={event => set({ antes: chosenIn(['each', 'button', 'big-blind'], event.target.value) ?? 'each' })}
          >
            <option value="each">Everybody</option>
            <option value="button">The button for all</option>
            <option value="big-blind">The big blind for all</option>
          </select>
        </label>
      )}
      {killable && (
        <label>
          Kills
          <select
            value={chosen.kill}
            onChange={event => set({ kill: chosenIn(['none', 'half', 'full'], event.target.value) ?? 'none' })}
          >
            <option value="none">No kills</option>
            <option value="half">Half kill</option>
            <option value="full">Full kill</option>
          </select>
        </label>
      )}
      {killable && chosen.kill !== 'none' && (
        <label>
          Who kills
          <select
            value={chosen.mustKill ? 'must' : 'may'}
            onChange={event => set({ mustKill: event.target.value === 'must' })}
          >
            <option value="must">Winners, by the book</option>
            <option value="may">Who wants to</option>
          </select>
        </label>
      )}
      {!real && (
        <>
          <Amount label="Least buy-in" least={1} value={chosen.least} onChange={least => set({ least })} />
          <Amount label="Greatest buy-in" least={1} value={chosen.most} onChange={most => set({ most })} />
          <label>
            The house takes
            <select
              value={chosen.takes}
              onChange={event => set({ takes: chosenIn(WAYS, event.target.value) ?? 'none', amount: '' })}
            >
              {WAYS.filter(way => pot || way === 'none' || way === 'time').map(way => (
                <option key={way} value={way}>
                  {TAKES[way]}
                </option>
              ))}
            </select>
          </label>
          {chosen.takes !== 'none' && (
            <Amount
              label={AMOUNT[chosen.takes]}
              least={1}
              most={chosen.takes === 'rake' ? 10 : 1_000_000}
              placeholder={`${USUAL_TAKE[chosen.takes]}`}
              value={chosen.amount}
              onChange={amount => set({ amount })}
            />
          )}
        </>
      )}
      {killable && chosen.kill !== 'none' && (
        <p className={styles.hint}>
          A kill raises the limits of one deal to {chosen.kill === 'half' ? 'one and a half times' : 'twice'} as much.
          The rulebook says what else comes with it.
        </p>
      )}
    </>
  )
}

const Amount = ({
  label,
  least,
  most = 100_000_000,
  placeholder = 'by the book',
  value,
  onChange,
}: {
  readonly label: string
  readonly least: number
  readonly most?: number
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
}) => (
  <label>
    {label}
    <input
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      placeholder={placeholder}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </label>
)
