import type { Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { Dock } from './dock/dock.tsx'
import { entryWords } from './entry-words.ts'

/** The ways to come in, or back in: what each costs, when, and the rules for it. */
export const Entry = ({ frame: { own } }: { readonly frame: Frame }) => {
  const rules = [...new Set(own.entry.flatMap(choice => choice.rules))]
  return (
    <Dock
      prompt={
        <p>
          {texts.felt.howToComeIn}{' '}
          <WhyButton rules={rules} about={texts.felt.howToComeIn} answer={texts.felt.answers.entry} />
        </p>
      }
    >
      {own.entry.map(choice => (
        <button
          key={choice.wish}
          type="button"
          data-text=""
          className={own.wish === choice.wish ? 'strong' : ''}
          aria-pressed={own.wish === choice.wish}
          onClick={() => order({ type: 'entry', wish: choice.wish })}
        >
          {entryWords(choice)}
        </button>
      ))}
    </Dock>
  )
}
