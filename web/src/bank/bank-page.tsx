import { BankBook } from './bank-book.tsx'
import { TableSubpage } from './table-subpage.tsx'

/** The bank of a table as a page of its own. */
export const BankPage = ({ id }: { readonly id: string }) => (
  <TableSubpage id={id} title="Bank">
    <BankBook id={id} />
  </TableSubpage>
)
