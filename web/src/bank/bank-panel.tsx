import { Link } from 'wouter'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { BankBook } from './bank-book.tsx'

/** The bank over the felt, for a look while you play. */
export const BankPanel = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => (
  <Panel title={texts.bank.title} onClose={onClose}>
    <BankBook id={id} />
    <p>
      <Link href={`/t/${id}/bank`}>{texts.bank.asPage}</Link>
    </p>
  </Panel>
)
