import { chosenIn } from '../chosen-in.ts'
import { texts } from '../words/texts.ts'
import styles from './lobby.module.css'
import { type PlacardChosen, USUAL_TAKE } from './placard-of.ts'

const WAYS = ['none', 'rake', 'drop', 'time'] as const

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
          label={texts.lobby.ante}
          least={0}
          placeholder={blinds ? texts.lobby.none : texts.lobby.usual}
          value={chosen.ante}
          onChange={ante => set({ ante })}
        />
      )}
      {pot && blinds && chosen.ante !== '' && (
        <label>
          {texts.lobby.whoAntes}
          <select
            value={chosen.antes}
            onChange={event => set({ antes: chosenIn(['each', 'button', 'big-blind'], event.target.value) ?? 'each' })}
          >
            <option value="each">{texts.lobby.antes.each}</option>
            <option value="button">{texts.lobby.antes.button}</option>
            <option value="big-blind">{texts.lobby.antes['big-blind']}</option>
          </select>
        </label>
      )}
      {killable && (
        <label>
          {texts.lobby.kills}
          <select
            value={chosen.kill}
            onChange={event => set({ kill: chosenIn(['none', 'half', 'full'], event.target.value) ?? 'none' })}
          >
            <option value="none">{texts.lobby.killSizes.none}</option>
            <option value="half">{texts.lobby.killSizes.half}</option>
            <option value="full">{texts.lobby.killSizes.full}</option>
          </select>
        </label>
      )}
      {killable && chosen.kill !== 'none' && (
        <label>
          {texts.lobby.whoKills}
          <select
            value={chosen.mustKill ? 'must' : 'may'}
            onChange={event => set({ mustKill: event.target.value === 'must' })}
          >
            <option value="must">{texts.lobby.mustKill}</option>
            <option value="may">{texts.lobby.mayKill}</option>
          </select>
        </label>
      )}
      {!real && (
        <>
          <Amount label={texts.lobby.minBuyIn} least={1} value={chosen.least} onChange={least => set({ least })} />
          <Amount label={texts.lobby.maxBuyIn} least={1} value={chosen.most} onChange={most => set({ most })} />
          <label>
            {texts.lobby.houseTakes}
            <select
              value={chosen.takes}
              onChange={event => set({ takes: chosenIn(WAYS, event.target.value) ?? 'none', amount: '' })}
            >
              {WAYS.filter(way => pot || way === 'none' || way === 'time').map(way => (
                <option key={way} value={way}>
                  {texts.lobby.takes[way]}
                </option>
              ))}
            </select>
          </label>
          {chosen.takes !== 'none' && (
            <Amount
              label={texts.lobby.takesAmount[chosen.takes]}
              least={1}
              most={chosen.takes === 'rake' ? 10 : 1_000_000}
              placeholder={`${USUAL_TAKE[chosen.takes]}`}
              value={chosen.amount}
              onChange={amount => set({ amount })}
            />
          )}
        </>
      )}
      {killable && chosen.kill !== 'none' && <p className={styles.hint}>{texts.lobby.killHint(chosen.kill)}</p>}
    </>
  )
}

const Amount = ({
  label,
  least,
  most = 100_000_000,
  placeholder = texts.lobby.byTheBook,
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
