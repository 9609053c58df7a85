import { chipsWords } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import { ClockStats, ClockStrip } from '../clock/strip.tsx'
import { EventScreen } from '../event-screen.tsx'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import type { EventAt } from '../use-event.ts'
import { BecomeDirector } from './become-director.tsx'
import { DrawSeal } from './draw-seal.tsx'
import { Envelopes } from './envelopes.tsx'
import { Field } from './field.tsx'
import { Moved } from './moved.tsx'
import { OwnCard } from './own-card.tsx'
import { Payouts } from './payouts.tsx'
import { StructureTable } from './structure-table.tsx'

/** An event as its players see it: their seat, the clock, who is left, and what is paid. */
export const EventPage = ({ id }: { readonly id: string }) => (
  <EventScreen id={id} page="player">
    {at => <Shown at={at} />}
  </EventScreen>
)

const Shown = ({ at }: { readonly at: EventAt }) => {
  const { view } = at
  const { plan, formName, bookName, directors, clock } = view
  return (
    <div className={look.columns}>
      <div>
        <div className={look.stack}>
          <ClockStrip view={clock} />
          <NotAccepted at={at} />
          <Moved at={at} />
          <OwnCard at={at} />
        </div>
        <Envelopes at={at} />
      </div>
      <aside>
        <section className={look.section} aria-labelledby="event-stands">
          <h2 id="event-stands">{words.stats}</h2>
          <div className={`${look.panel} ${look.stack}`}>
            <ClockStats view={clock} />
            <p className={`${look.small} ${look.dim}`}>
              {[formName, bookName, words.startingChips(chipsWords(plan.buyIn.chips))].join(' · ')}
              {directors.length > 0 && <br />}
              {directors.length > 0 && words.directedBy(directors.map(({ name }) => name))}
            </p>
          </div>
        </section>
        <Payouts view={clock} own={view.own} />
        <StructureTable levels={clock.levels} now={clock.level} />
        <DrawSeal seal={view.drawSeal} />
        {view.director === null && <BecomeDirector at={at} />}
      </aside>
      <div className={look.last}>
        <Field view={view} />
      </div>
    </div>
  )
}
