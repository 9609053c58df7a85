import { texts } from '../../words/texts.ts'
import styles from './create.module.css'
import type { NewTable } from './create-form.tsx'
import { OptionFields } from './option-fields.tsx'
import { PlacardFields } from './placard-fields.tsx'
import { ClockField } from './policy-fields.tsx'

/** What hosts may want beside the three choices, folded away. */
export const MoreFields = ({ table: { chosen, set, form, mix, killable, pot } }: { readonly table: NewTable }) => (
  <details className={styles.more}>
    <summary>{texts.lobby.more}</summary>
    <div className={styles.fields}>
      <label>
        {texts.lobby.tableName}
        <input
          maxLength={60}
          placeholder={form?.name ?? mix?.name ?? texts.lobby.ourMix}
          value={chosen.name}
          onChange={event => set({ name: event.target.value })}
        />
      </label>
      <label>
        {texts.lobby.cardsAndChips}
        <select
          value={chosen.cards}
          onChange={event => set({ cards: event.target.value === 'real' ? 'real' : 'software' })}
        >
          <option value="software">{texts.lobby.dealtHere}</option>
          <option value="real">{texts.lobby.realCards}</option>
        </select>
      </label>
      <ClockField chosen={chosen.policy} onChoose={policy => set({ policy })} />
      <PlacardFields
        chosen={chosen.placard}
        onChoose={placard => set({ placard })}
        killable={killable}
        pot={pot}
        blinds={form === undefined || form.opening === 'blinds'}
        real={chosen.cards === 'real'}
      />
      {chosen.cards === 'software' && <OptionFields chosen={chosen.options} onChoose={options => set({ options })} />}
    </div>
  </details>
)
