import type { RuleExample } from '@cardroom/engine/rulebooks'
import { chipsWords } from '@cardroom/room/protocol'
import { SmallTable } from '../rules/small-table.tsx'
import { spokenText, type Text, WithCards } from '../rules/with-cards.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'

const words = ruleTexts.books

/** The example of a rule: when this, then that, with the table drawn where it speaks of one. */
export const Example = ({ example }: { readonly example: RuleExample | null }) => {
  if (example === null) return null
  const { cases, table } = example
  return (
    <section className={styles.example} aria-label={words.example}>
      {table !== undefined && <ExampleTable table={table} label={labelOf(example)} />}
      <dl>
        {cases.map(({ when, so }, i) => (
          <div key={i}>
            {when !== undefined && <Line name={words.given} text={when} />}
            <Line name={when === undefined ? words.example : words.so} text={so} />
          </div>
        ))}
      </dl>
    </section>
  )
}

const Line = ({ name, text }: { readonly name: string; readonly text: Text }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <WithCards text={text} />
    </dd>
  </>
)

type Table = NonNullable<RuleExample['table']>

const ExampleTable = ({ table, label }: { readonly table: Table; readonly label: string }) => {
  const { players = [], cards = [] } = table
  return (
    <SmallTable
      players={players.map(({ bet, ...player }) => ({
        ...player,
        hot: true,
        ...(bet !== undefined && { bet: chipsWords(bet) }),
      }))}
      seats={Math.max(6, ...players.map(({ seat }) => seat))}
      boards={[cards]}
      label={label}
    />
  )
}

/** The example in words, for readers who don't see the table. */
const labelOf = ({ cases }: RuleExample): string =>
  cases.map(({ when, so }) => [when ?? [], so].map(text => spokenText(text)).join(' ')).join(' ')
