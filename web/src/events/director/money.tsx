import { chipsWords, type DirectorView } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'

const ENTRIES = ['buyIns', 'fees', 'bounties', 'refunds', 'overlay'] as const

/** The money of the event: what came in, what went back, and what the house adds. */
export const Money = ({ bank }: { readonly bank: DirectorView['bank'] }) => {
  const shown = ENTRIES.filter(entry => entry === 'buyIns' || bank[entry] !== 0)
  return (
    <section className={look.section} aria-labelledby="director-money">
      <h2 id="director-money">{words.bankHead}</h2>
      <div className={look.panel}>
        <dl className={look.stats}>
          {shown.map(entry => (
            <div key={entry}>
              <dt>{words.bank[entry]}</dt>
              <dd>{chipsWords(bank[entry])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
