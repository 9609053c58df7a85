import { texts } from '../words/texts.ts'
import { BankBook } from './bank-book.tsx'
import { TableSubpage } from './table-subpage.tsx'

/** The bank of a table as a page of its own. */
export const BankPage = ({ id }: { readonly id: string }) => (
  <TableSubpage id={id} title={texts.bank.title}>
    <BankBook id={id} />
  </TableSubpage>
)
