import type { FormListed } from '@cardroom/room/protocol'
import { families } from './games.ts'

/** The forms family by family, to choose from. */
export const FormOptions = ({ forms }: { readonly forms: readonly FormListed[] }) =>
  families(forms).map(([family, list]) => (
    <optgroup key={family} label={family}>
      {list.map(one => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </optgroup>
  ))
