import { rulebookOf } from '@cardroom/engine'
import { type FormEvent, useState } from 'react'
import floor from '../floor/floor.module.css'
import { heldIn } from '../held-in.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { CheckField, ChoiceField, Folded, TextField } from './fields.tsx'
import type { Person } from './people-part.tsx'
import styles from './record.module.css'

const forms = ruleTexts.recordForms

/** Age and identity: the document that was seen, of those that the book takes. */
export const PersonPapers = ({ view, file: { player, papers }, send }: Person) => {
  const [citizen, setCitizen] = useState(true)
  const [document, setDocument] = useState('')
  const [born, setBorn] = useState('')
  const [until, setUntil] = useState('')
  const { acceptedIdDocuments, acceptedIdDocumentsForeign } = rulebookOf(view.record?.book ?? 'rrp')
  const taken: readonly string[] = (citizen ? acceptedIdDocuments : acceptedIdDocumentsForeign).is
  const chosen = taken.includes(document) ? document : (taken[0] ?? '')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const validUntil = until === '' ? null : until
    void send({ type: 'ShowPapers', player, document: chosen, citizen, born, validUntil })
  }
  return (
    <Folded title={forms.papers}>
      <p>
        {papers === null ? forms.noPapers : forms.papersShown(documentName(papers.document), papers.born)}
        {papers?.validUntil != null && `, ${forms.papersUntil(papers.validUntil)}`}
      </p>
      <form className={styles.inside} onSubmit={submit} aria-label={forms.papers}>
        <CheckField label={forms.citizen} value={citizen} onValue={setCitizen} />
        <div className={floor.fields}>
          <ChoiceField
            label={forms.document}
            value={chosen}
            choices={taken.map(it => [it, documentName(it)])}
            onValue={setDocument}
          />
          <TextField label={forms.born} value={born} day onValue={setBorn} />
          <TextField label={forms.validUntil} value={until} day onValue={setUntil} />
        </div>
        <div className={styles.steps}>
          <button type="submit" disabled={born === '' || chosen === ''}>
            {forms.papersSeen}
          </button>
        </div>
      </form>
    </Folded>
  )
}

/** What a document is called; one that the page has no word for goes by its name in the book. */
const documentName = (document: string): string =>
  heldIn(ruleTexts.record.documents, document) ?? document.replaceAll('-', ' ')
