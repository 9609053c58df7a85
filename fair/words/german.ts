import { decks } from '@cardroom/engine'
import { readDealtTo } from '../dealt-to.ts'
import { PROOF_VERSION } from '../proof.ts'
import type { ProofField, ProofRefusal } from '../read-proof.ts'
import type { ProofCheck, ProofFault } from '../verify-proof.ts'
import type { ProofWords } from './words.ts'

const refusal = (no: ProofRefusal): string => {
  switch (no.why) {
    case 'not-a-proof':
      return 'Ein Beweis beginnt mit {"cardroom":"proof"}.'
    case 'no-such-version':
      return `Version ${String(no.about.version).slice(0, 20)} gibt es nicht, nur Version ${PROOF_VERSION}.`
    case 'field-off':
      return `${no.about.field} stimmt nicht. Erlaubt: ${ACCEPTED[no.about.field]}.`
  }
}

const ACCEPTED: Readonly<Record<ProofField, string>> = {
  table: 'ein Text',
  deal: 'die Nummer einer Hand',
  deck: `${Object.keys(decks).join(', ')} oder seine Karten`,
  root: 'ein Hash aus 64 Hexadezimalziffern',
  entropies: 'eine Liste von Plätzen mit ihren Bytes',
  opened: 'eine Liste von Karten mit dem, was ihr Siegel öffnet',
  unsealed: 'eine Liste von Karten',
}

const checks: Readonly<Record<ProofCheck, string>> = {
  cards: 'Keine Karte und keine Stelle im Deck kommt zweimal vor, und alle gehören zu diesem Deck.',
  seals: 'Jede Karte war unter ihrem Siegel, als die Wurzel veröffentlicht wurde.',
  order: 'Die Reihenfolge der Karten folgt aus der Wurzel und dem, was die Spieler beigetragen haben.',
  root: 'Die Wurzel ist die, die du vor der Hand notiert hast.',
  entropy: 'Was du beigetragen hast, ging in das Mischen ein.',
  log: 'Jede Karte im Protokoll kam dort aus dem Deck, wo die Siegel sagen.',
}

const FIELDS = { card: 'Die Karte', place: 'Die Stelle', index: 'Der Index' } as const

const fault = (off: ProofFault): string => {
  switch (off.why) {
    case 'card-of-another-deck':
      return `${off.card} gehört nicht zu diesem Deck.`
    case 'appears-twice':
      return `${FIELDS[off.field]} ${off.value} kommt zweimal vor.`
    case 'seat-twice':
      return `Platz ${off.seat} steht zweimal unter denen, die etwas beigetragen haben.`
    case 'seal-does-not-open':
      return `Das Siegel an Stelle ${off.place + 1} öffnet sich nicht mit ${off.card}.`
    case 'another-card-was-due':
      return `Nach dem Mischen musste an Stelle ${off.place + 1} eine andere Karte als ${off.card} kommen.`
    case 'another-root':
      return `Die Wurzel war vor der Hand ${off.noted} und ist jetzt ${off.found}.`
    case 'entropy-left-out':
      return `Platz ${off.seat} hat ${off.bytes} beigetragen: Das fehlt.`
    case 'log-differs': {
      const log = off.log === null ? 'kam dort keine Karte aus dem Deck' : `ging ${off.log.card} ${to(off.log.to)}`
      return `An Stelle ${off.place + 1} hat das Siegel ${off.sealed.card} ${to(off.sealed.to)}; im Protokoll ${log}.`
    }
    case 'no-seal-for-card':
      return `Das Protokoll nennt ${off.card}, und kein Siegel ist dafür offen.`
  }
}

const to = (written: string): string => {
  const place = readDealtTo(written)
  if (place === null) return written
  if (!place.dealt) return '(nicht ausgeteilt)'
  switch (place.to) {
    case 'seat':
      return `an Platz ${place.seat}`
    case 'board':
      return `auf Board ${place.board}`
    case 'burn':
      return 'als Brandkarte'
    case 'aside':
      return 'zur Seite'
  }
}

/** Proofs in German. */
export const german: ProofWords = { refusal, checks, fault }
