import { order } from '../line/table-line.ts'
import { Panel } from '../panel/panel.tsx'
import styles from './menu.module.css'

/** Asks the host once more before the night ends for everybody. */
export const EndNight = ({ dealIsOn, onClose }: { readonly dealIsOn: boolean; readonly onClose: () => void }) => (
  <Panel title="End the night?" onClose={onClose}>
    <p>
      {dealIsOn ? 'The deal that is on is played to its end. Then everybody' : 'Everybody'} is cashed out to the chip,
      the bank says who pays whom, and nothing more is dealt at this table.
    </p>
    <div className={styles.after}>
      <button type="button" onClick={onClose}>
        Not yet
      </button>
      <button
        type="button"
        className="strong"
        onClick={() => {
          order({ type: 'end', ends: true })
          onClose()
        }}
      >
        {dealIsOn ? 'End it after this deal' : 'End the night'}
      </button>
    </div>
  </Panel>
)
