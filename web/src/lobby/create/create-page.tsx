import { useSearch } from 'wouter'
import { BackLink } from '../../frame/back-link.tsx'
import { RoomFrame } from '../../frame/room-frame.tsx'
import { useOpenTable } from '../../learn/use-open-table.ts'
import { texts } from '../../words/texts.ts'
import { nameFor } from '../newcomer.ts'
import { useLobby } from '../use-lobby.ts'
import styles from './create.module.css'
import { CreateForm, type NewTable } from './create-form.tsx'
import { sizeWords } from './stakes-fields.tsx'
import { gameAsked, useNewTable } from './use-new-table.ts'

/** Creating a table: three choices, and the placard that will hang there. */
export const CreatePage = () => <CreateFor key={gameAsked(useSearch())} />

/** Another game in the address is another table. */
const CreateFor = () => {
  const { me, games } = useLobby()
  const table = useNewTable(games)
  const { open, busy, wrong } = useOpenTable()
  const { chosen, wanted } = table
  return (
    <RoomFrame title={texts.lobby.create}>
      <BackLink href="/" words={texts.frame.play} />
      <h1 className={styles.title}>{texts.lobby.create}</h1>
      <p className={styles.lead}>{texts.lobby.createIs}</p>
      <div className={styles.columns}>
        <CreateForm
          games={games}
          table={table}
          wrong={wrong}
          onOpen={() => void open(wanted, nameFor(me?.name ?? null))}
        />
        <aside className={styles.aside}>
          <Placard table={table} books={games.books} />
          <p className={styles.hint}>{texts.lobby.placardIs}</p>
          <button
            type="submit"
            form="create"
            className={styles.main}
            aria-busy={busy}
            disabled={chosen.book === 'house' && chosen.house === null}
          >
            {busy ? texts.lobby.settingUp : texts.lobby.open}
          </button>
          <p className={styles.hint}>{texts.lobby.linkIs}</p>
        </aside>
      </div>
    </RoomFrame>
  )
}

/** What everybody at the table will read on brass; it changes as you choose. */
const Placard = ({
  table: { chosen, form, mix, structure },
  books,
}: {
  readonly table: NewTable
  readonly books: readonly { readonly id: string; readonly name: string }[]
}) => (
  <div className={styles.placard} aria-live="polite">
    <span className={styles.display}>{chosen.name.trim() || form?.name || mix?.name || texts.lobby.ourMix}</span>
    <b>
      {structure === undefined ? '' : `${texts.lobby.structures[structure]} `}
      {sizeWords(structure, chosen.size)}
    </b>
    <span>{books.find(({ id }) => id === chosen.book)?.name ?? texts.lobby.house.legend}</span>
  </div>
)
