import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'
import { Sure } from './sure.tsx'
import type { OpenOffice } from './use-office.ts'

/** The nodes of a room that has several, and draining one; nothing for a room with one process. */
export const OfficeNodes = ({ office: { shown, act } }: { readonly office: OpenOffice }) => {
  const [draining, setDraining] = useState<string | null>(null)
  const words = texts.office
  const nodes = shown?.nodes ?? []
  if (nodes.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="office-nodes">
      <h2 id="office-nodes">{words.nodes}</h2>
      <p className={styles.dim}>{words.nodesAre}</p>
      <ul className={styles.rows}>
        {nodes.map(({ id, address, open, lines, drained }) => (
          <li key={id}>
            <span>
              {address ?? id}
              {drained && <strong className={styles.banned}>{words.drained}</strong>}
              <small>{address === null ? words.silent : words.nodeHas(open, lines)}</small>
            </span>
            <button
              type="button"
              onClick={() => (drained ? void act({ do: 'drain-node', node: id, drained: false }) : setDraining(id))}
            >
              {drained ? words.undrain : words.drain}
              <span className="visually-hidden"> {address ?? id}</span>
            </button>
            {draining === id && (
              <Sure
                words={words.sure['drain-node'](address ?? id)}
                onNo={() => setDraining(null)}
                onYes={why => {
                  setDraining(null)
                  void act({ do: 'drain-node', node: id, drained: true }, why)
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
