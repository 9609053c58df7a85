import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import { Nothing } from './nothing.tsx'

/** Where a page about you has nothing to show yet, because you have not played: what will be there, and the way to a table. */
export const NothingOfYours = ({ words }: { readonly words: string }) => (
  <Nothing title={texts.frame.nothingYet} words={words}>
    <Link href="/">{texts.frame.play}</Link>
  </Nothing>
)
