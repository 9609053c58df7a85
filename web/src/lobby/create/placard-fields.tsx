import { chosenIn } from '../../chosen-in.ts'
import { ChipsInput, typedChips } from '../../panel/chips-field.tsx'
import { texts } from '../../words/texts.ts'
import styles from './create.module.css'
import { type PlacardChosen, USUAL_TAKE } from './placard-of.ts'

const WAYS = ['none', 'rake', 'drop', 'time'] as const

type Fields = {
  readonly chosen: PlacardChosen
  readonly onChoose: (chosen: PlacardChosen) => void
}

/** What hosts may want beside the essentials: an ante, kills, other buy-ins, something for the house. */
export const PlacardFields = ({
  killable,
  pot,
  blinds,
  real,
  ...fields
}: Fields & {
  /** There are limits that a kill can raise. */
  readonly killable: boolean
  /** There is a pot to ante to and to take from, and blinds beside it. */
  readonly pot: boolean
  readonly blinds: boolean
  /** Real chips are bought and taken at the table itself. */
  readonly real: boolean
}) => (
  <>
    {pot && <AnteFields {...fields} blinds={blinds} />}
    {killable && <KillFields {...fields} />}
    {!real && <ChipsFields {...fields} pot={pot} />}
    {killable && fields.chosen.kill !== 'none' && (
      <p className={styles.hint}>{texts.lobby.killHint(fields.chosen.kill)}</p>
    )}
  </>
)

const AnteFields = ({ chosen, onChoose, blinds }: Fields & { readonly blinds: boolean }) => (
  <>
    <Amount
      label={texts.lobby.ante}
      least={0}
      placeholder={blinds ? texts.lobby.none : texts.lobby.usual}
      value={chosen.ante}
      onChange={ante => onChoose({ ...chosen, ante })}
    />
    {blinds && chosen.ante !== '' && (
      <label>
        {texts.lobby.whoAntes}
        <select
          value={chosen.antes}
          onChange={event =>
            onChoose({ ...chosen, antes: chosenIn(['each', 'button', 'big-blind'], event.target.value) ?? 'each' })
          }
        >
          <option value="each">{texts.lobby.antes.each}</option>
          <option value="button">{texts.lobby.antes.button}</option>
          <option value="big-blind">{texts.lobby.antes['big-blind']}</option>
        </select>
      </label>
    )}
  </>
)

const KillFields = ({ chosen, onChoose }: Fields) => (
  <>
    <label>
      {texts.lobby.kills}
      <select
        value={chosen.kill}
        onChange={event =>
          onChoose({ ...chosen, kill: chosenIn(['none', 'half', 'full'], event.target.value) ?? 'none' })
        }
      >
        <option value="none">{texts.lobby.killSizes.none}</option>
        <option value="half">{texts.lobby.killSizes.half}</option>
        <option value="full">{texts.lobby.killSizes.full}</option>
      </select>
    </label>
    {chosen.kill !== 'none' && (
      <label>
        {texts.lobby.whoKills}
        <select
          value={chosen.mustKill ? 'must' : 'may'}
          onChange={event => onChoose({ ...chosen, mustKill: event.target.value === 'must' })}
        >
          <option value="must">{texts.lobby.mustKill}</option>
          <option value="may">{texts.lobby.mayKill}</option>
        </select>
      </label>
    )}
  </>
)

/** What players may buy in for, and what the house takes. */
const ChipsFields = ({ chosen, onChoose, pot }: Fields & { readonly pot: boolean }) => (
  <>
    <Amount
      label={texts.lobby.minBuyIn}
      least={1}
      value={chosen.least}
      onChange={least => onChoose({ ...chosen, least })}
    />
    <Amount
      label={texts.lobby.maxBuyIn}
      least={1}
      value={chosen.most}
      onChange={most => onChoose({ ...chosen, most })}
    />
    <label>
      {texts.lobby.houseTakes}
      <select
        value={chosen.takes}
        onChange={event => onChoose({ ...chosen, takes: chosenIn(WAYS, event.target.value) ?? 'none', amount: '' })}
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
        onChange={amount => onChoose({ ...chosen, amount })}
      />
    )}
  </>
)

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
    <ChipsInput
      least={least}
      most={most}
      required={false}
      placeholder={placeholder}
      value={typedChips(value)}
      onChips={chips => onChange(`${chips ?? ''}`)}
    />
  </label>
)
