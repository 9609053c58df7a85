import { chipsWords, type OwnEventView } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { tablePath } from '../table-path.ts'

/** A director who plays sees their own seat, and goes to it. */
export const OwnSeat = ({ own, event }: { readonly own: OwnEventView; readonly event: string }) => {
  const { table, seat, stack, hosted } = own
  if (table === null || seat === null) return null
  return (
    <p className={`${look.small} ${look.dim} ${look.figures}`}>
      {words.yourOwnSeat(table, seat, chipsWords(stack))}
      {hosted !== null && (
        <>
          {' · '}
          <Link href={tablePath(hosted, event)}>{words.toYourTable}</Link>
        </>
      )}
    </p>
  )
}
