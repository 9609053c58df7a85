import { order } from '../line/table-line.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './menu.module.css'

/** Asks the host once more before the night ends for everybody. */
export const EndNight = ({ dealIsOn, onClose }: { readonly dealIsOn: boolean; readonly onClose: () => void }) => (
  <Panel title={texts.menu.endQuestion} onClose={onClose}>
    <p>
      {dealIsOn ? texts.menu.endAfter : texts.menu.endNow}
      {texts.menu.endMeans}
    </p>
    <div className={styles.after}>
      <button type="button" onClick={onClose}>
        {texts.menu.notYet}
      </button>
      <button
        type="button"
        className="strong"
        onClick={() => {
          order({ type: 'end', ends: true })
          onClose()
        }}
      >
        {dealIsOn ? texts.menu.endAfterHand : texts.menu.endNight}
      </button>
    </div>
  </Panel>
)
