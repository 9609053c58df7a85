import { BOOKS, mixes, type Problem } from '@cardroom/engine'
import { type ByWhy, madeOf, type RefusalOf, refusals } from '@cardroom/engine/decider'
import type { FormRefusal } from '@cardroom/engine/forms'
import { formRefusalWords } from '@cardroom/engine/words'
import { problemText } from './problems.ts'
import { type Unread, unreadWords } from './read-json.ts'

/** Why a name on the command line is no game, no form and no book. */
export type NamedRefusal = OwnRefusal | FormRefusal

type OwnRefusal = RefusalOf<keyof About, { readonly problems?: readonly Problem[] }, About>

type About = {
  readonly 'no-such-book': { readonly name: string }
  readonly 'no-such-form': { readonly name: string; readonly meant: readonly string[] }
  readonly 'a-mix': { readonly name: string; readonly games: number }
  readonly 'file-cannot-be-read': { readonly file: string; readonly unread: Unread }
  readonly 'house-makes-no-sense': { readonly file: string }
  readonly 'form-makes-no-sense': { readonly file: string }
}

/** Writes one of these refusals. */
export const refused = refusals<OwnRefusal>()

/** It in words. */
export const namedRefusalWords = (refusal: NamedRefusal): string =>
  isOwn(refusal) ? madeOf(words, refusal) : formRefusalWords(refusal)

const isOwn = (refusal: NamedRefusal): refusal is OwnRefusal => Object.hasOwn(words, refusal.why)

const words: ByWhy<OwnRefusal, string> = {
  'no-such-book': ({ about }) =>
    `there is no book "${about!.name}"; accepted: ${BOOKS.join(', ')}, or a house file such as mine.json`,
  'no-such-form': ({ about }) => {
    const { name, meant } = about!
    const hint =
      meant.length > 0
        ? `did you mean ${meant.join(', ')}?`
        : `accepted: the ids that "cardroom forms" lists, also with -bomb-pot, the mixes ${Object.keys(mixes).join(', ')}, or a JSON file`
    return `there is no form "${name}"; ${hint}`
  },
  'a-mix': ({ about }) => `${about!.name} is a mix of ${about!.games} games; name one of them`,
  'file-cannot-be-read': ({ about }) => `${about!.file} ${unreadWords(about!.unread)}`,
  'house-makes-no-sense': ({ about, problems = [] }) =>
    problems.map(problem => `${about!.file}: ${problemText(problem)}`).join('\n'),
  'form-makes-no-sense': ({ about, problems = [] }) =>
    `${about!.file} isn’t a sound form:\n  ${problems.map(problemText).join('\n  ')}`,
}
