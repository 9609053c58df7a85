import type { NewsLine } from '@cardroom/room/protocol'
import { Fragment } from 'react'
import { CardInText } from '../cards/card-in-text.tsx'
import { type Reader, readBy } from './said-words.ts'

/** A sentence with its cards drawn. */
export const Said = ({ say, reader = null }: { readonly say: NewsLine['say']; readonly reader?: Reader }) =>
  readBy(say, reader).map(({ part, words, who }, i) => {
    if (who > 0)
      return (
        <Fragment key={i}>
          <b>{words.slice(0, who)}</b>
          {words.slice(who)}
        </Fragment>
      )
    return typeof part === 'string' || !('card' in part) ? words : <CardInText key={i} card={part.card} />
  })
