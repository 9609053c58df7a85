import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import { ClockStats, ClockStrip } from '../clock/strip.tsx'
import { EventScreen } from '../event-screen.tsx'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import type { EventAt } from '../use-event.ts'
import { Acts, type OpenSheet } from './acts.tsx'
import { DirectorSheet } from './director-sheet.tsx'
import { Due } from './due.tsx'
import { EventLog } from './event-log.tsx'
import { Money } from './money.tsx'
import { Outs } from './outs.tsx'
import { OwnSeat } from './own-seat.tsx'
import { Slips } from './slips.tsx'
import { Tables } from './tables.tsx'

/** The director's page, made for a phone in the seat they play in: what is due, what they can do, and how it stands. */
export const DirectorPage = ({ id }: { readonly id: string }) => (
  <EventScreen id={id} page="director">
    {at =>
      at.view.director === null ? (
        <div className={look.empty}>
          <h1>{words.directorOnly}</h1>
          <p>{words.directorOnlyAbout}</p>
        </div>
      ) : (
        <Directing at={at} />
      )
    }
  </EventScreen>
)

const Directing = ({ at }: { readonly at: EventAt }) => {
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const { view } = at
  return (
    <div className={`${look.columns} ${look.halves}`}>
      <div>
        <div className={look.stack}>
          <ClockStrip view={view.clock} />
          {view.own !== null && <OwnSeat own={view.own} event={at.id} />}
          <Acts at={at} onOpen={setOpen} />
          {open === null && <NotAccepted at={at} />}
        </div>
        <Due at={at} />
        <Slips moves={view.moves} />
      </div>
      <div>
        <Tables at={at} />
        <section className={look.section} aria-labelledby="director-stands">
          <h2 id="director-stands">{words.stats}</h2>
          <div className={look.panel}>
            <ClockStats view={view.clock} />
          </div>
        </section>
        <Outs at={at} />
        <EventLog news={view.director!.log} />
        <Money bank={view.director!.bank} />
      </div>
      {open !== null && (
        <DirectorSheet
          open={open}
          at={at}
          onOpen={setOpen}
          onClose={() => {
            at.clearRefused()
            setOpen(null)
          }}
        />
      )}
    </div>
  )
}
