import { ChipsInput, typedChips } from '../../panel/chips-field.tsx'
import look from '../look/look.module.css'

/** An amount of a new event, with separators while you type. */
export const ChipsIn = ({
  text,
  least = 0,
  most,
  typed,
  onTyped,
}: {
  readonly text: string
  readonly least?: number
  readonly most: number
  /** As it is kept: digits alone. */
  readonly typed: string
  readonly onTyped: (typed: string) => void
}) => (
  <label className={look.field}>
    {text}
    <ChipsInput
      least={least}
      most={most}
      value={typedChips(typed)}
      onChips={chips => onTyped(chips === null ? '' : `${chips}`)}
    />
  </label>
)
