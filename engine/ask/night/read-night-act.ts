import type { Card } from '../../cards/card.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import type { EntryWish } from '../../table/member.ts'
import { cardsIn } from '../acts/read-cards.ts'
import { misread } from '../problems.ts'

/** Something that happens at a table between deals. `who` is a seat, or somebody by their name. */
export type NightAct =
  | { readonly does: 'deal'; readonly winner: string | null; readonly pot: number }
  | { readonly does: 'leave' | 'walk' | 'back' | 'straddle' | 'kill'; readonly who: string }
  | { readonly does: 'sit'; readonly who: string; readonly chips: number | null; readonly moved: boolean }
  | { readonly does: 'change'; readonly who: string; readonly to: number }
  | { readonly does: 'enter'; readonly who: string; readonly wish: EntryWish }
  | { readonly does: 'missed'; readonly who: string; readonly blinds: readonly number[] }
  | { readonly does: 'draw'; readonly cards: readonly { readonly who: string; readonly card: Card }[] }
  | { readonly does: 'wait'; readonly minutes: number }

/** What an act in words says, or what is accepted instead. */
export const readNightAct = (words: string): NightAct | Misread => {
  const plain = words.trim().toLowerCase()
  for (const [pattern, act] of ACTS) {
    const found = pattern.exec(plain)
    if (found !== null) return act(found)
  }
  return misread('no-such-night-act', { text: words })
}

const WHO = '(?:seat )?(\\d{1,2}|[\\p{L}][\\p{L}\\p{N} .-]*?)'
const pattern = (text: string): RegExp => new RegExp(`^${text.replace('WHO', WHO)}$`, 'u')

type Read = (found: RegExpExecArray) => NightAct | Misread
const entering =
  (wish: EntryWish): Read =>
  ([, who]) => ({ does: 'enter', who: who!, wish })
const chipsIn = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replaceAll(',', ''))

const ACTS: readonly (readonly [RegExp, Read])[] = [
  [pattern('(?:a |one )?(?:deal|hand)'), () => ({ does: 'deal', winner: null, pot: 0 })],
  [
    pattern('(?:deal|hand):? WHO wins(?: (?:a pot of )?([\\d,]+))?'),
    ([, who, pot]) => ({ does: 'deal', winner: who!, pot: chipsIn(pot) ?? 0 }),
  ],
  [pattern('WHO (?:leaves|left|quits|cashes out)'), ([, who]) => ({ does: 'leave', who: who! })],
  [pattern('WHO (?:walks|walks away|is away|steps away)'), ([, who]) => ({ does: 'walk', who: who! })],
  [pattern('WHO (?:comes back|is back|returns)'), ([, who]) => ({ does: 'back', who: who! })],
  [
    pattern('WHO (?:sits down|sits|comes)( from a like game)?(?: with ([\\d,]+))?'),
    ([, who, moved, chips]) => ({ does: 'sit', who: who!, chips: chipsIn(chips), moved: moved !== undefined }),
  ],
  [
    pattern('WHO (?:changes|moves) (?:seats )?to (?:seat )?(\\d{1,2})'),
    ([, who, to]) => ({ does: 'change', who: who!, to: Number(to) }),
  ],
  [pattern('WHO (?:posts|will post)'), entering('post')],
  [pattern('WHO (?:waits|waits for the big blind)'), entering('wait')],
  [pattern('WHO buys the button'), entering('buy-the-button')],
  [pattern('WHO kills to come in'), entering('kill')],
  [pattern('WHO lets the button pass'), entering('let-button-pass')],
  [pattern('WHO straddles to come in'), entering('straddle')],
  [pattern('WHO straddles'), ([, who]) => ({ does: 'straddle', who: who! })],
  [pattern('WHO kills'), ([, who]) => ({ does: 'kill', who: who! })],
  [
    pattern('WHO (?:missed|has missed) (?:the )?(big blind|small blind|blinds|both blinds)'),
    ([, who, which]) => ({
      does: 'missed',
      who: who!,
      blinds: which === 'small blind' ? [0] : which === 'big blind' ? [1] : [0, 1],
    }),
  ],
  [/^(?:the )?draw:? (.+)$/u, ([, drawn]) => drawIn(drawn!)],
  [/^(?:after )?(\d{1,4}) minutes(?: later| pass)?$/, ([, minutes]) => ({ does: 'wait', minutes: Number(minutes) })],
]

/** `1 Kh 2 9d`: who draws which card for the button. */
const drawIn = (text: string): NightAct | Misread => {
  const cards: { who: string; card: Card }[] = []
  for (const [, who, written] of text.matchAll(/(\d{1,2}|[\p{L}]{3,})[ :]+([2-9tjqka][shdc])/gu)) {
    const [card] = [cardsIn(`${written![0]!.toUpperCase()}${written![1]}`)].flatMap(it => (isProblem(it) ? [] : it))
    if (card === undefined) return misread('not-a-drawn-card', { text: written! })
    cards.push({ who: who!, card })
  }
  return cards.length === 0 ? misread('nobody-draws') : { does: 'draw', cards }
}
