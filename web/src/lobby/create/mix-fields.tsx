import type { Games, TableWanted } from '@cardroom/room/protocol'
import { texts } from '../../words/texts.ts'
import styles from './create.module.css'
import { FormOptions } from './form-options.tsx'

/** A mix of your own: its forms in their order, and how long each has its turn. */
export type MixWanted = NonNullable<TableWanted['mix']>

/** Forms are put in one after another; each has an orbit or this many deals, or the button chooses. */
export const MixFields = ({
  games,
  mix,
  onMix,
}: {
  readonly games: Games
  readonly mix: MixWanted
  readonly onMix: (mix: MixWanted) => void
}) => {
  const { forms, turn } = mix
  const name = (id: string): string => games.forms.find(form => form.id === id)?.name ?? id
  return (
    <fieldset className={styles.mix}>
      <legend>{texts.lobby.mixLegend}</legend>
      <ol aria-label={texts.lobby.mixGames}>
        {forms.map((id, i) => (
          <li key={`${id} ${i}`}>
            {name(id)}
            <button
              type="button"
              className="quiet"
              disabled={forms.length < 3}
              onClick={() => onMix({ forms: forms.filter((_, at) => at !== i), turn })}
            >
              <span aria-hidden="true">✕</span>
              <span className="visually-hidden">{texts.lobby.takeOut(name(id))}</span>
            </button>
          </li>
        ))}
      </ol>
      <label>
        {texts.lobby.addGame}
        <select value="" onChange={event => onMix({ forms: [...forms, event.target.value], turn })}>
          <option value="">{texts.lobby.choose}</option>
          <FormOptions forms={games.forms} />
        </select>
      </label>
      <label>
        {texts.lobby.nextGame}
        <select
          value={typeof turn === 'string' ? turn : String(turn.deals)}
          onChange={event => onMix({ forms, turn: turnOf(event.target.value) })}
        >
          <option value="orbit">{texts.lobby.afterOrbit}</option>
          <option value="dealers-choice">{texts.lobby.dealersChoice}</option>
          {[1, 2, 3, 4, 5, 6, 8, 10, 12].map(deals => (
            <option key={deals} value={deals}>
              {texts.lobby.afterHands(deals)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

const turnOf = (value: string): MixWanted['turn'] =>
  value === 'orbit' || value === 'dealers-choice' ? value : { deals: Number(value) }
