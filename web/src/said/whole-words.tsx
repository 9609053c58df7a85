import { Fragment } from 'react'

/** A longer word may be broken: most places are too narrow for it. */
const LONG = 18

/** Words of which each stays whole: a line ends between them, not behind a hyphen. */
export const WholeWords = ({ words }: { readonly words: string }) =>
  words.split(' ').map((word, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {word.length > LONG ? word : <span className="whole">{word}</span>}
    </Fragment>
  ))
