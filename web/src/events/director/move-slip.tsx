import { eventTexts as words } from '../../words/event-texts.ts'
import { RuleIds } from '../look/rule-ids.tsx'
import type { Slip } from '../slip-of.ts'
import styles from './move-slip.module.css'

/** A move slip: ivory paper in every light, as it is handed to the player. */
export const MoveSlip = ({ slip: { name, from, to, duty, why, rules } }: { readonly slip: Slip }) => (
  <article className={styles.slip} aria-label={words.slip(name, from, to)}>
    <h3>{name}</h3>
    <div className={styles.way}>
      {from !== null && (
        <>
          <p>
            <span>{words.table(from.table)}</span>
            <b>{words.seat(from.seat)}</b>
          </p>
          <svg viewBox="0 0 30 22" aria-hidden="true">
            <path d="M2 11h25M19 3l8 8-8 8" />
          </svg>
        </>
      )}
      <p>
        <span>{words.table(to.table)}</span>
        <b>{words.seat(to.seat)}</b>
      </p>
    </div>
    <hr />
    <p>
      {duty !== '' && <b>{duty} </b>}
      {why}
    </p>
    <RuleIds rules={rules} />
  </article>
)
