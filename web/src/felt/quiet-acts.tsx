import { chipsWords, type Frame, type PlayerAct } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

type BettingDue = Extract<Frame['own']['legal'], { readonly due: 'betting' }>

/** What you may do besides betting and raising: fold, check, call, bring in, declare the pot open. */
export const QuietActs = ({
  legal,
  bet,
  stack = null,
  act,
}: {
  readonly legal: BettingDue
  /** What you have in front of you already. */
  readonly bet: number
  /** What you have besides. */
  readonly stack?: number | null
  readonly act: (what: PlayerAct) => void
}) => (
  <>
    {legal.fold && (
      <button type="button" onClick={() => act({ type: 'Fold' })} aria-keyshortcuts="f">
        {texts.felt.fold}
      </button>
    )}
    {legal.check && (
      <button type="button" className="strong" onClick={() => act({ type: 'Check' })} aria-keyshortcuts="c">
        {texts.felt.check}
      </button>
    )}
    {legal.callTo !== null && (
      <button type="button" className="strong" onClick={() => act({ type: 'Call' })} aria-keyshortcuts="c">
        {(legal.callTo - bet === stack ? texts.felt.callAllIn : texts.felt.call)(chipsWords(legal.callTo - bet))}
      </button>
    )}
    {legal.bringIn?.map((forced, i) => (
      <button
        key={forced}
        type="button"
        className="strong"
        onClick={() => act({ type: 'BringIn', to: forced })}
        {...(i === 0 && { 'aria-keyshortcuts': 'b' })}
      >
        {texts.felt.bringIn(chipsWords(forced))}
      </button>
    ))}
    {legal.declareOpen && (
      <button type="button" onClick={() => act({ type: 'DeclareOpen' })}>
        {texts.felt.declareOpen}
      </button>
    )}
  </>
)
