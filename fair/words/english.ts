import { decks } from '@cardroom/engine'
import { readDealtTo } from '../dealt-to.ts'
import { PROOF_VERSION } from '../proof.ts'
import type { ProofField, ProofRefusal } from '../read-proof.ts'
import type { ProofCheck, ProofFault, Went } from '../verify-proof.ts'
import type { ProofWords } from './words.ts'

const refusal = (no: ProofRefusal): string => {
  switch (no.why) {
    case 'not-a-proof':
      return 'A proof begins with {"cardroom":"proof"}.'
    case 'no-such-version':
      return `Version ${String(no.about.version).slice(0, 20)} isn’t known; version ${PROOF_VERSION} is.`
    case 'field-off':
      return `${no.about.field} is wrong: it has to be ${ACCEPTED[no.about.field]}.`
  }
}

const ACCEPTED: Readonly<Record<ProofField, string>> = {
  table: 'a text',
  deal: 'the number of a hand',
  deck: `${Object.keys(decks).join(', ')}, or its cards`,
  root: 'a hash of 64 hexadecimal digits',
  entropies: 'a list of seats with their bytes',
  opened: 'a list of cards with what opens their seals',
  unsealed: 'a list of cards',
}

const checks: Readonly<Record<ProofCheck, string>> = {
  cards: 'No card and no place in the deck appears twice, and all belong to this deck.',
  seals: 'Each card was under its seal when the root was published.',
  order: 'The order of the cards follows from the root and from what the players added.',
  root: 'The root is the one you noted before the hand.',
  entropy: 'What you added is part of the shuffle.',
  log: 'Every card in the log left the deck where the seals say.',
}

const fault = (off: ProofFault): string => {
  switch (off.why) {
    case 'card-of-another-deck':
      return typeof off.deck === 'string'
        ? `${off.card} is not in a ${off.deck} deck.`
        : `${off.card} is not in this deck.`
    case 'appears-twice':
      return `The ${off.field} ${off.value} appears twice.`
    case 'seat-twice':
      return `Seat ${off.seat} is listed twice among those who added something.`
    case 'seal-does-not-open':
      return `The seal at place ${off.place + 1} does not open with ${off.card}.`
    case 'another-card-was-due':
      return `By the shuffle, a card other than ${off.card} had to come at place ${off.place + 1}.`
    case 'another-root':
      return `The root was ${off.noted} before the hand and is ${off.found} now.`
    case 'entropy-left-out':
      return `Seat ${off.seat} added ${off.bytes}, and it was left out.`
    case 'log-differs': {
      const log = off.log === null ? 'no card left the deck there' : went(off.log)
      return `At place ${off.place + 1} the seal has ${sealed(off.sealed)}; in the log ${log}.`
    }
    case 'no-seal-for-card':
      return `The log names ${off.card}, but no seal is opened for it.`
  }
}

const sealed = ({ card, to }: Went): string =>
  readDealtTo(to)?.dealt === false ? `${card}, which was not dealt` : `${card} to ${to}`

const went = ({ card, to }: Went): string => `${card} went to ${to}`

/** Proofs in English. */
export const english: ProofWords = { refusal, checks, fault }
