import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { order } from '../line/table-line.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './options-panel.module.css'

/** What the host turns on and off for the whole table. */
export const OptionsPanel = ({ frame, onClose }: { readonly frame: Frame; readonly onClose: () => void }) => {
  const { options } = frame.common
  return (
    <Panel title={texts.options.title} onClose={onClose}>
      <div className={styles.options}>
        <Tick
          label={texts.options.equities}
          hint={texts.options.equitiesIs}
          now={options.equities}
          onSet={equities => order({ type: 'options', options: { equities } })}
        />
        <Tick
          label={texts.options.approval}
          hint={texts.options.approvalIs}
          now={options.approval}
          onSet={approval => order({ type: 'options', options: { approval } })}
        />
        <Tick
          label={texts.options.rabbit}
          hint={options.rabbit === null ? texts.options.rabbitForbidden : texts.options.rabbitIs}
          now={options.rabbit === true}
          disabled={options.rabbit === null}
          onSet={rabbit => order({ type: 'options', options: { rabbit } })}
        />
        <Tick
          label={texts.options.unaided}
          hint={texts.options.unaidedIs}
          now={options.unaided}
          onSet={unaided => order({ type: 'options', options: { unaided } })}
        />
        {options.maySevenDeuce && <Bounty now={options.sevenDeuce?.chips ?? 0} />}
        <p className={styles.hint}>{texts.options.nextHand}</p>
      </div>
    </Panel>
  )
}

const Tick = ({
  label,
  hint,
  now,
  disabled = false,
  onSet,
}: {
  readonly label: string
  readonly hint: string
  readonly now: boolean
  readonly disabled?: boolean
  readonly onSet: (now: boolean) => void
}) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={now} disabled={disabled} onChange={({ target }) => onSet(target.checked)} />
    <span>
      {label}
      <small>{hint}</small>
    </span>
  </label>
)

/** The bounty of the 7-2 game. */
const Bounty = ({ now }: { readonly now: number }) => {
  const [typed, setTyped] = useState(String(now))
  const chips = Number(typed)
  const isNew = typed !== '' && chips !== now
  return (
    <form
      className={styles.bounty}
      onSubmit={event => {
        event.preventDefault()
        if (isNew) order({ type: 'options', options: { sevenDeuce: chips } })
      }}
    >
      <label>
        {texts.options.sevenDeuce}
        <small>{texts.options.sevenDeuceIs}</small>
        <input
          type="number"
          inputMode="numeric"
          required
          min={0}
          max={1_000_000}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" disabled={!isNew}>
        {texts.options.set}
      </button>
    </form>
  )
}
