import { type Piece, type Term, termsIn } from '@cardroom/engine/rulebooks'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { dictionary } from './ledger.ts'

/** The words of a rule: terms lead to the dictionary, and words that were sought are marked. */
export const RuleText = ({
  text,
  sought = '',
  own,
}: {
  readonly text: string
  readonly sought?: string
  readonly own?: Term | undefined
}) => (
  <>
    {termsIn(text, dictionary, own).map((piece, i) => (
      <Fragment key={i}>{shown(piece, sought)}</Fragment>
    ))}
  </>
)

/** The address of a term in the dictionary. */
export const termAddress = ({ rows }: Term): string => `/books/dictionary#${anchorOf(rows[0]!.id)}`

/** What stands in the page as the place of this term. */
export const anchorOf = (id: string): string => id.replace(/[^a-z0-9]+/g, '-')

const shown = (piece: Piece, sought: string) =>
  typeof piece === 'string' ? (
    <Marked text={piece} sought={sought} />
  ) : (
    <Link href={termAddress(piece.term)} title={piece.term.rows[0]!.gist}>
      <Marked text={piece.words} sought={sought} />
    </Link>
  )

const Marked = ({ text, sought }: { readonly text: string; readonly sought: string }) => {
  const words = sought.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  if (words.length === 0) return <>{text}</>
  return (
    <>
      {text
        .split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/u)
        .map((part, i) =>
          words.some(word => part.toLowerCase().startsWith(word)) ? (
            <mark key={i}>{part}</mark>
          ) : (
            <Fragment key={i}>{part}</Fragment>
          ),
        )}
    </>
  )
}
