import type { OptionsWanted } from '@cardroom/room/protocol'
import { ChipsInput, typedChips } from '../../panel/chips-field.tsx'
import { texts } from '../../words/texts.ts'
import styles from './create.module.css'

/** Options of a new table, as they are chosen: the bounty as it is typed. */
export type OptionsChosen = {
  readonly equities: boolean
  readonly approval: boolean
  readonly unaided: boolean
  readonly rabbit: boolean
  readonly sevenDeuce: string
}

/** As is usual: nothing of all this. */
export const USUAL_OPTIONS: OptionsChosen = {
  equities: false,
  approval: false,
  unaided: false,
  rabbit: false,
  sevenDeuce: '',
}

/** As the room takes it: only what is on. */
export const optionsOf = ({ equities, approval, unaided, rabbit, sevenDeuce }: OptionsChosen): OptionsWanted => ({
  ...(equities && { equities }),
  ...(approval && { approval }),
  ...(unaided && { unaided }),
  ...(rabbit && { rabbit }),
  ...(Number(sevenDeuce) > 0 && { sevenDeuce: Number(sevenDeuce) }),
})

/** What players can agree on beside the game; the room says which of it a book forbids. */
export const OptionFields = ({
  chosen,
  onChoose,
}: {
  readonly chosen: OptionsChosen
  readonly onChoose: (chosen: OptionsChosen) => void
}) => (
  <fieldset className={styles.options}>
    <legend>{texts.options.title}</legend>
    {(['equities', 'approval', 'rabbit', 'unaided'] as const).map(name => (
      <label key={name}>
        <input
          type="checkbox"
          checked={chosen[name]}
          onChange={({ target }) => onChoose({ ...chosen, [name]: target.checked })}
        />
        <span>
          {texts.options[name]}
          <small>{texts.options[`${name}Is`]}</small>
        </span>
      </label>
    ))}
    <label className={styles.bounty}>
      <span>
        {texts.options.sevenDeuce}
        <small>{texts.options.sevenDeuceIs}</small>
      </span>
      <ChipsInput
        least={0}
        most={1_000_000}
        required={false}
        placeholder={texts.lobby.none}
        value={typedChips(chosen.sevenDeuce)}
        onChips={chips => onChoose({ ...chosen, sevenDeuce: `${chips ?? ''}` })}
      />
    </label>
  </fieldset>
)
