import { chipsWords, type NextChoice, type OwnView } from '@cardroom/room/protocol'
import { Dock } from '../felt/dock/dock.tsx'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'

/** What you are asked before the next hand: which game it is, or whether you play the bomb pot that is proposed. */
export type Asked = Extract<NextChoice, { readonly say: 'form' | 'bomb-pot' }>

/** What you are asked now, if anything. */
export const nextAsked = ({ next }: OwnView): Asked | undefined => next.find(isAsked)

const isAsked = (choice: NextChoice): choice is Asked =>
  choice.say === 'form' || (choice.say === 'bomb-pot' && choice.wanted && choice.said === null)

/** The question with its answers. */
export const NextAsked = ({ asked }: { readonly asked: Asked }) => (
  <Dock role="group" aria-label={question(asked)} prompt={<p role="status">{question(asked)}</p>}>
    {asked.say === 'form' ? <Forms {...asked} /> : <BombPot />}
  </Dock>
)

const question = (asked: Asked): string =>
  asked.say === 'form' ? texts.felt.next.chooseGame : texts.felt.next.bombPot(chipsWords(asked.chips))

const Forms = ({ forms, now }: Extract<NextChoice, { readonly say: 'form' }>) =>
  forms.map((name, part) => (
    <button
      // a form may be on the placard twice
      key={`${part} ${name}`}
      type="button"
      data-text=""
      className={part === now ? 'strong' : ''}
      onClick={() => order({ type: 'form', part })}
    >
      {name}
      {part === now && <span className="visually-hidden">{texts.felt.next.asBefore}</span>}
    </button>
  ))

const BombPot = () => (
  <>
    <button type="button" onClick={() => order({ type: 'bomb-pot-answer', plays: false })}>
      {texts.felt.next.sitOutBombPot}
    </button>
    <button type="button" className="strong" onClick={() => order({ type: 'bomb-pot-answer', plays: true })}>
      {texts.felt.next.playBombPot}
    </button>
  </>
)
