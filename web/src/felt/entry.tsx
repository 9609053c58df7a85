import type { Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { WhyButton } from '../why/why-button.tsx'
import styles from './actions.module.css'

/** The ways to come in, or back in: what each costs, when, and the rule for it. */
export const Entry = ({ frame: { own } }: { readonly frame: Frame }) => (
  <div className={styles.bar}>
    <p>How do you come in?</p>
    {own.entry.map(choice => (
      <span key={choice.wish} className={styles.entry}>
        <button
          type="button"
          className={own.wish === choice.wish ? 'strong' : ''}
          aria-pressed={own.wish === choice.wish}
          onClick={() => order({ type: 'entry', wish: choice.wish })}
        >
          {words(choice)}
        </button>
        <WhyButton rules={choice.rules} about={words(choice)} />
      </span>
    ))}
  </div>
)

const words = ({ wish, deals, live, dead }: Frame['own']['entry'][number]): string => {
  const name = wish.replaceAll('-', ' ')
  const costs = [live > 0 ? `${live} live` : '', dead > 0 ? `${dead} dead` : ''].filter(part => part !== '')
  const when = deals === 0 ? 'next deal' : deals === 1 ? 'in one deal' : `in ${deals} deals`
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${[...costs, when].join(', ')}`
}
