import { Link } from 'wouter'
import { Panel } from '../panel/panel.tsx'
import { BankBook } from './bank-book.tsx'

/** The bank over the felt, for a look while one plays. */
export const BankPanel = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => (
  <Panel title="The bank" onClose={onClose}>
    <BankBook id={id} />
    <p>
      <Link href={`/t/${id}/bank`}>The bank as a page</Link>
    </p>
  </Panel>
)
