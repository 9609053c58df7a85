import { BOARD_NAMES } from '@cardroom/room/protocol'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { HabitsForm } from './habits-form.tsx'
import { LinkFor } from './link-for.tsx'
import type { Podium } from './podium-line.ts'
import { SureButton } from './sure-button.tsx'

/** Who has an office or a screen, links for more of them, and how names stand on the board. */
export const StaffPanel = ({
  podium: { view, send, said },
  onClose,
}: {
  readonly podium: Podium
  readonly onClose: () => void
}) => {
  const words = texts.floorScreens
  const { count, off, close } = view.estimates
  return (
    <Panel title={words.staff} onClose={onClose}>
      <div className={styles.form}>
        {said?.isWrong && (
          <p role="alert" className={styles.wrong}>
            {said.words}
          </p>
        )}
        <section className={styles.form}>
          <h3>{words.invite}</h3>
          <LinkFor words={words.inviteBoard} wanted={{ office: 'board' }} />
          <LinkFor words={words.inviteFloor} wanted={{ office: 'floor' }} />
          <LinkFor words={words.inviteDealer} wanted={{ office: 'dealer' }} />
          <LinkFor words={words.inviteKiosk} wanted={{ kiosk: true }} />
        </section>
        <section>
          <h3>{words.here}</h3>
          <ul className={styles.rows}>
            {view.staff.map(({ person, name, office, table }) => (
              <li key={person} className={styles.row}>
                <span className={styles.grow}>
                  <b>{name}</b>{' '}
                  <span className={styles.small}>
                    {words.offices[office]}
                    {table !== null && ` · ${texts.floor.table(table)}`}
                  </span>
                </span>
                {office !== 'management' && (
                  <SureButton words={words.end} onSure={() => void send({ type: 'EndOffice', person })} />
                )}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <p className={styles.label}>{words.names}</p>
          <div className={styles.chips}>
            {BOARD_NAMES.map(names => (
              <button
                key={names}
                type="button"
                aria-pressed={view.boardNames === names}
                onClick={() => void send({ type: 'SetBoard', names })}
              >
                {words.boardNames[names]}
              </button>
            ))}
          </div>
        </section>
        <HabitsForm habits={view.habits} does={order => void send(order)} />
        {off !== null && <p className={styles.small}>{words.estimates(count, Math.round(off), close)}</p>}
        <SureButton words={words.closeRoom} onSure={() => void send({ type: 'CloseFloor' })} />
      </div>
    </Panel>
  )
}
