import { drawFault } from '@cardroom/fair'
import type { EventResults } from '@cardroom/room/protocol'
import { useMemo } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import styles from '../player/envelopes.module.css'

/** Seats, buttons and races that the room drew, checked here against the seal from before anybody entered. */
export const DrawsChecked = ({ draws: { seal, made } }: Pick<EventResults, 'draws'>) => {
  const fault = useMemo(() => (seal === null ? null : drawFault(seal, made)), [seal, made])
  if (seal === null || made.length === 0) return null
  return (
    <section className={look.section} aria-labelledby="event-draws">
      <h2 id="event-draws">{words.draws}</h2>
      <div className={`${look.panel} ${look.stack} ${look.small}`}>
        <p role={fault === null ? undefined : 'alert'}>
          {fault === null ? words.drawsFit(made.length) : words.drawWrong(fault.number)}
        </p>
        <p className={`${look.dim} ${styles.root}`}>
          {words.drawSeal} <code>{seal}</code>
        </p>
      </div>
    </section>
  )
}
