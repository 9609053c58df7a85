import type { Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import styles from './menu.module.css'
import type { Opens } from './menu-sheet.tsx'

/** What the host does, and what those do who rule: bots, pauses, the end of the night, and what went wrong. */
export const HostOrders = ({
  frame: { common, own },
  onOpen,
  onClose,
}: {
  readonly frame: Frame
  readonly onOpen: (what: Opens) => void
  readonly onClose: () => void
}) => {
  const isHost = own.role === 'host'
  const isDealt = common.live === null
  const free = common.seats.find(({ person }) => person === null)
  return (
    <section className={styles.list} aria-label={isHost ? texts.menu.host : texts.menu.staff}>
      <h3>{isHost ? texts.menu.host : texts.menu.staff}</h3>
      {isHost && isDealt && free !== undefined && (
        <button
          type="button"
          onClick={() => order({ type: 'bot', seat: free.seat, chips: common.game.buyIn, temper: 'steady' })}
        >
          {texts.menu.addBot(free.seat)}
        </button>
      )}
      {isHost && isDealt && (
        <button
          type="button"
          onClick={() => {
            order({ type: 'pause', paused: !common.paused })
            onClose()
          }}
        >
          {common.paused ? texts.menu.resume : texts.menu.pause}
        </button>
      )}
      {isHost && isDealt && !common.ended && (
        <button type="button" onClick={() => onOpen('options')}>
          {texts.options.title}
        </button>
      )}
      <button type="button" disabled={common.deal === null} onClick={() => onOpen('incident')}>
        {texts.menu.report}
      </button>
      {isHost && !common.ended && (
        <button type="button" onClick={() => (common.ending ? order({ type: 'end', ends: false }) : onOpen('end'))}>
          {common.ending ? texts.menu.keepPlaying : texts.menu.endNight}
        </button>
      )}
    </section>
  )
}
