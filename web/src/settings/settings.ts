import { AVATARS, type AvatarName } from '@cardroom/room/protocol'
import { create } from 'zustand'
import { CHOICES, type Chosen, type Language, languageFor } from '../words/language.ts'
import { SIZE_NAMES, type SizeName } from './bet-sizes.ts'

/** How somebody likes the felt, kept in their browser. */
export type Settings = {
  readonly theme: 'system' | 'light' | 'dark'
  /** The language of the page; by default the browser's. */
  readonly language: Chosen
  /** The colour of the felt, the backs of the cards, and how large the words are. */
  readonly felt: Felt
  readonly back: Back
  readonly textSize: TextSize
  /** How you are drawn at your seats. */
  readonly avatar: AvatarName
  /** Each suit in a colour of its own. */
  readonly fourColours: boolean
  /** Asks again before you fold where you can check, and before you bet all your chips. */
  readonly confirmMistakes: boolean
  /** Cards, chips and your turn can be heard. */
  readonly sounds: boolean
  /** Shows under your cards what you hold. */
  readonly handLine: boolean
  /** The sizes of bets that have a button: before the first board, and later. */
  readonly firstSizes: readonly SizeName[]
  readonly laterSizes: readonly SizeName[]
  /** Says when ten seconds are left. */
  readonly announceClock: boolean
  /** Single letters and digits act at the table. */
  readonly keys: boolean
  /** Shows nothing of what people say. */
  readonly hideTalk: boolean
  /** Whose talk is hidden. */
  readonly hidden: readonly string[]
}

/** The choices of looks, the usual one first. */
export const FELTS = ['green', 'blue', 'burgundy', 'graphite', 'sand'] as const
export type Felt = (typeof FELTS)[number]
export const BACKS = ['lattice', 'rings', 'stripes', 'suits'] as const
export type Back = (typeof BACKS)[number]
export const TEXT_SIZES = ['small', 'usual', 'large', 'huge'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const USUAL: Settings = {
  theme: 'system',
  language: 'browser',
  felt: 'green',
  back: 'lattice',
  textSize: 'usual',
  avatar: 'initials',
  fourColours: false,
  confirmMistakes: true,
  sounds: true,
  handLine: true,
  firstSizes: ['min', '2.5x', '3x', 'pot', 'all-in'],
  laterSizes: ['min', 'third', 'half', 'two-thirds', 'pot', 'all-in'],
  announceClock: true,
  keys: true,
  hideTalk: false,
  hidden: [],
}
const NAME = 'cardroom settings'

/** What was kept, as far as it is understood; a browser that keeps nothing has the usual ones. */
export const readSettings = (kept: string | null): Settings => {
  const said = kept === null ? {} : parsed(kept)
  const known = Object.entries(said).filter(
    ([name, value]) => Object.hasOwn(USUAL, name) && typeof value === typeof USUAL[name as keyof Settings],
  )
  const settings: Settings = { ...USUAL, ...Object.fromEntries(known) }
  return {
    ...settings,
    language: among(CHOICES, settings.language, USUAL.language),
    theme: among(THEMES, settings.theme, USUAL.theme),
    felt: among(FELTS, settings.felt, USUAL.felt),
    back: among(BACKS, settings.back, USUAL.back),
    textSize: among(TEXT_SIZES, settings.textSize, USUAL.textSize),
    avatar: among(AVATARS, settings.avatar, USUAL.avatar),
    hidden: Array.isArray(settings.hidden) ? settings.hidden.filter(it => typeof it === 'string') : USUAL.hidden,
    firstSizes: sizesIn(settings.firstSizes, USUAL.firstSizes),
    laterSizes: sizesIn(settings.laterSizes, USUAL.laterSizes),
  }
}

/** One of these, or the usual one where something else was kept. */
const among = <T>(all: readonly T[], kept: T, usual: T): T => (all.includes(kept) ? kept : usual)

/** The names of bet sizes that are known; the usual ones where something else was kept. */
const sizesIn = (kept: unknown, usual: readonly SizeName[]): readonly SizeName[] =>
  Array.isArray(kept) ? SIZE_NAMES.filter(name => kept.includes(name)) : usual

/** The ways in which the pages can look. */
export const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark']

const parsed = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // kept by something else: as usual then
    return {}
  }
}

/** The settings of this browser. */
export const useSettings = create<Settings>(() => readSettings(localStorage.getItem(NAME)))

/** Changes some of them, shows it at once and keeps it. */
export const setSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change)
  localStorage.setItem(NAME, JSON.stringify(useSettings.getState()))
  showSettings()
}

/** Puts on the page what style sheets read of the settings. */
export const showSettings = (): void => {
  const { theme, fourColours, felt, textSize } = useSettings.getState()
  const { dataset } = document.documentElement
  dataset.theme = theme
  dataset.felt = felt
  dataset.text = textSize
  dataset.deck = fourColours ? 'four' : 'two'
}

/** The language that the page speaks. */
export const languageOf = ({ language }: Settings): Language => languageFor(language, navigator.languages)

/** Is what this person says hidden? */
export const isHidden = ({ hideTalk, hidden }: Settings, person: string): boolean => hideTalk || hidden.includes(person)
