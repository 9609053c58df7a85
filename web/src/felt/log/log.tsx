import type { Frame } from '@cardroom/room/protocol'
import { useEffect } from 'react'
import { readerOf } from '../../said/said-words.ts'
import { isHidden, useSettings } from '../../settings/settings.ts'
import { texts } from '../../words/texts.ts'
import { CloseIcon } from '../icons.tsx'
import { Chat } from './chat.tsx'
import { HandLog } from './hand-log.tsx'
import styles from './log.module.css'
import { chatLines } from './log-lines.ts'
import { type LogTab, toggleLog, useLog } from './log-open.ts'

const TABS: readonly LogTab[] = ['hand', 'chat']

/** One quiet log: what has happened hand by hand, and what people say. It never lies over the buttons. */
export const Log = ({
  frame,
  lines,
  className = '',
}: {
  readonly frame: Frame
  readonly lines: Frame['news']
  readonly className?: string | undefined
}) => {
  const { open, tab, read } = useLog()
  const reader = readerOf(frame)
  const settings = useSettings()
  const shown = lines.filter(({ by }) => by === undefined || !isHidden(settings, by))
  const chat = chatLines(shown)
  const last = chat.at(-1)?.seq ?? 0
  const isReading = open && tab === 'chat'
  useEffect(() => {
    // what was said before you came, and what you see, is not new
    if (isReading || useLog.getState().read === 0) useLog.setState({ read: Math.max(last, 1) })
  }, [isReading, last])
  if (!open) return null
  const unread = isReading ? 0 : chat.filter(({ seq }) => seq > read).length
  return (
    <aside className={`${styles.log} ${className}`} data-log="" data-covered="" aria-label={texts.felt.log}>
      <div className={styles.head}>
        <div role="tablist" aria-label={texts.felt.log}>
          {TABS.map(name => (
            <Tab key={name} name={name} chosen={tab === name} unread={name === 'chat' ? unread : 0} />
          ))}
        </div>
        <button type="button" className={styles.close} aria-label={texts.felt.closeLog} onClick={toggleLog}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.pane} role="tabpanel" id="log-lines" aria-labelledby={`log-${tab}`}>
        {tab === 'hand' ? (
          <HandLog frame={frame} lines={shown} reader={reader} />
        ) : (
          <Chat lines={chat} reader={reader} />
        )}
      </div>
    </aside>
  )
}

const Tab = ({
  name,
  chosen,
  unread,
}: {
  readonly name: LogTab
  readonly chosen: boolean
  readonly unread: number
}) => (
  <button
    type="button"
    role="tab"
    id={`log-${name}`}
    aria-selected={chosen}
    aria-controls="log-lines"
    tabIndex={chosen ? 0 : -1}
    onClick={() => useLog.setState({ tab: name })}
    onKeyDown={event => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      const other = name === 'hand' ? 'chat' : 'hand'
      useLog.setState({ tab: other })
      document.getElementById(`log-${other}`)?.focus()
    }}
  >
    {texts.felt.tabs[name]}
    {unread > 0 && <span className={styles.unread}>{texts.felt.unread(unread)}</span>}
  </button>
)
