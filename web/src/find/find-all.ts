import type { Games, TableCard } from '@cardroom/room/protocol'
import { type Found, findGames, type GameListed } from '../lobby/find-games.ts'
import { findTables, NO_FIND } from '../lobby/find-tables.ts'
import { gamesLike } from '../lobby/like-games.ts'
import { findTexts as words } from '../words/find-texts.ts'
import { texts } from '../words/texts.ts'
import { ROOM_PAGES, type RoomPage } from './room-pages.ts'

/** What is known of the room so far; the search of rules is null until it is loaded. */
export type Known = {
  readonly games: Games
  readonly tables: readonly TableCard[]
  readonly own: readonly TableCard[]
  readonly rules: ((sought: string) => readonly Hit[]) | null
}

/** Something that was found: where it is, its name, a line about it, and for a game what it looks like. */
export type Hit = {
  readonly href: string
  readonly title: string
  readonly line: string
  readonly game?: GameListed
  /** The id of a rule. */
  readonly id?: string
}

/** What was found of one kind. */
export type HitGroup = { readonly kind: keyof typeof words.groups; readonly hits: readonly Hit[] }

/** How many of each kind are shown. */
const MOST = { own: 4, games: 5, tables: 4, pages: 4 } as const

/** What these words find, kind by kind; before anything is typed, your tables and the pages of the room. */
export const findAll = (known: Known, text: string): readonly HitGroup[] => {
  const sought = text.trim()
  const groups: readonly HitGroup[] =
    sought === ''
      ? [
          { kind: 'own', hits: known.own.slice(0, MOST.own).map(tableHit) },
          { kind: 'pages', hits: ROOM_PAGES.slice(0, 8).map(pageHit) },
        ]
      : [
          { kind: 'games', hits: gameHits(known.games, sought) },
          { kind: 'tables', hits: tableHits(known, sought) },
          { kind: 'pages', hits: pagesFor(sought).slice(0, MOST.pages).map(pageHit) },
          { kind: 'rules', hits: known.rules?.(sought) ?? [] },
        ]
  const found = groups.filter(({ hits }) => hits.length > 0)
  // a name that is misspelled; while the rules are on their way they may have it
  const near = found.length > 0 || sought === '' || known.rules === null ? [] : nearHits(known.games, sought)
  return near.length > 0 ? [{ kind: 'games', hits: near }] : found
}

const gameHits = ({ forms, mixes }: Games, sought: string): readonly Hit[] =>
  hitsOf(findGames([...forms, ...mixes], sought))
const nearHits = ({ forms, mixes }: Games, sought: string): readonly Hit[] =>
  hitsOf(gamesLike([...forms, ...mixes], sought))

const hitsOf = (found: readonly Found[]): readonly Hit[] =>
  found.slice(0, MOST.games).map(({ game, by, near }) => ({
    href: 'emblem' in game ? `/learn/${game.id}` : `/create?game=${game.id}`,
    title: game.name,
    line: by === null ? lineOf(game) : near ? texts.lobby.nearTo(by) : texts.lobby.alsoCalled(by),
    game,
  }))

const lineOf = (game: GameListed): string => ('line' in game ? game.line : words.mix)

/** Your own tables are not always listed for everybody. */
const tableHits = ({ tables, own, games }: Known, sought: string): readonly Hit[] => {
  const all = [...own, ...tables.filter(({ id }) => own.every(mine => mine.id !== id))]
  return findTables(all, { ...NO_FIND, text: sought }, games)
    .slice(0, MOST.tables)
    .map(tableHit)
}

const tableHit = ({ id, name, game, taken, chairs }: TableCard): Hit => ({
  href: `/t/${id}`,
  title: name,
  line: [game.formName === name ? '' : game.formName, game.stakes, words.seats(taken, chairs)]
    .filter(Boolean)
    .join(' · '),
})

/** The pages in which every word begins one of theirs; those whose title begins so come first. */
export const pagesFor = (sought: string): readonly RoomPage[] => {
  const asked = wordsIn(sought)
  const has = (text: string): boolean => {
    const held = wordsIn(text)
    return asked.every(word => held.some(it => it.startsWith(word)))
  }
  const found = ROOM_PAGES.filter(({ title, is, also }) => has(`${title} ${is} ${also}`))
  return asked.length === 0
    ? []
    : [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))]
}

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const pageHit = ({ href, title, is }: RoomPage): Hit => ({ href, title, line: is })
