import type { Games } from '@cardroom/room/protocol'
import { texts } from '../../words/texts.ts'
import { FormOptions } from './form-options.tsx'

/** The choice of a form or a mix. */
export const GameSelect = ({
  label,
  games,
  value,
  onChoose,
  ownMix,
}: {
  readonly label: string
  readonly games: Games
  readonly value: string
  readonly onChoose: (id: string) => void
  /** The value for a mix of your own, where you can make one. */
  readonly ownMix?: string
}) => (
  <label>
    {label}
    <select value={value} onChange={event => onChoose(event.target.value)}>
      <FormOptions forms={games.forms} />
      {games.mixes.length > 0 && (
        <optgroup label={texts.lobby.mixes}>
          {games.mixes.map(mix => (
            <option key={mix.id} value={mix.id}>
              {mix.name}
            </option>
          ))}
          {ownMix !== undefined && <option value={ownMix}>{texts.lobby.ownMix}</option>}
        </optgroup>
      )}
    </select>
  </label>
)
