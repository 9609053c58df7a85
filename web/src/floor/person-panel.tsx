import type { StaffOrder } from '@cardroom/room/protocol'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { PlayOver } from './absence.tsx'
import { type Carried, pickUp } from './carry.ts'
import { CompsForm } from './comps-form.tsx'
import styles from './floor.module.css'
import { KeepApart } from './keep-apart.tsx'
import { LinkFor } from './link-for.tsx'
import { PapersForm } from './papers-form.tsx'
import { PersonListed } from './person-listed.tsx'
import { PersonPresence } from './person-presence.tsx'
import { PersonSeated, PersonUnseated } from './person-seated.tsx'
import type { Podium } from './podium-line.ts'

/** Everything that can be done with somebody at the podium: lists, calls, a seat, the room. */
export const PersonPanel = ({
  podium,
  id,
  onClose,
}: {
  readonly podium: Podium
  readonly id: string
  readonly onClose: () => void
}) => {
  const { view, send } = podium
  const person = view.people.find(it => it.player === id)
  if (person === undefined) return null
  const words = texts.floor.person
  const { name, seat } = person
  const does = (order: StaffOrder): void => {
    onClose()
    void send(order)
  }
  const carry = (how: Carried['does']): void => {
    onClose()
    pickUp({ player: id, name, from: seat, does: how })
  }
  const listed = view.games.flatMap(({ id: game, list }) =>
    list.filter(it => it.player === id).map(({ called }) => ({ game, called })),
  )
  const table = view.tables.find(it => it.id === seat?.table)
  return (
    <Panel title={name} onClose={onClose}>
      <div className={styles.form}>
        {person.barred !== null && <p className={styles.wrong}>{words.barred}</p>}
        {table !== undefined && <PersonSeated person={person} table={table} does={does} carry={carry} />}
        {listed.map(it => (
          <PersonListed key={it.game} player={id} {...it} does={does} />
        ))}
        {seat === null && <PersonUnseated carry={carry} />}
        {seat === null && <PlayOver tables={view.tables} player={id} does={does} />}
        <PersonPresence person={person} does={does} />
        <PapersForm person={person} does={does} />
        <CompsForm person={person} does={does} />
        <KeepApart view={view} player={id} does={does} />
        <LinkFor words={words.phone} wanted={{ player: id }} />
      </div>
    </Panel>
  )
}
