import type { FormListed, Games } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Icon } from '../frame/icon.tsx'
import { Nothing } from '../frame/nothing.tsx'
import { texts } from '../words/texts.ts'
import { useFavourites } from './favourites.ts'
import { type Found, findGames, type GameListed } from './find-games.ts'
import { GameCard } from './game-card.tsx'
import styles from './games.module.css'
import { gamesLike } from './like-games.ts'

const KINDS = ['board', 'stud', 'draw', 'chinese'] as const
type Kind = FormListed['kind']
type Shown = Kind | 'all' | 'favourites'

/** The games of each family that are shown before somebody asks for all: those that most tables play. */
const FIRST: Readonly<Record<Kind, readonly string[]>> = {
  board: ['holdem', 'omaha', 'omaha-8', 'big-o', 'short-deck-holdem', 'double-board-omaha'],
  stud: ['seven-card-stud', 'razz', 'stud-8', 'five-card-stud'],
  draw: ['badugi', 'deuce-to-seven-triple-draw', 'deuce-to-seven-lowball', 'draw-high', 'badaci', 'baduci'],
  chinese: ['open-face-chinese', 'pineapple-open-face-chinese'],
}

/** All games: searched by the names that players use, or family by family. */
export const GameList = ({ games, onPlay }: { readonly games: Games; readonly onPlay: (id: string) => void }) => {
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const all = [...games.forms, ...games.mixes]
  return (
    <section aria-labelledby="games" className={styles.games}>
      <div className={styles.head}>
        <h2 id="games">{texts.lobby.games}</h2>
        {games.forms.length > 0 && <span className={styles.count}>{games.forms.length}</span>}
      </div>
      <search>
        <label className={styles.search}>
          <span className="visually-hidden">{texts.lobby.findGame}</span>
          <Icon name="search" />
          <input
            type="search"
            autoComplete="off"
            placeholder={texts.lobby.findGameBy}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        </label>
      </search>
      {text.trim() === '' ? (
        <>
          <Filters games={games} shown={shown} onShow={setShown} />
          {shown === 'favourites' ? (
            <Favourites all={findGames(all, '')} onPlay={onPlay} />
          ) : (
            KINDS.filter(kind => shown === 'all' || shown === kind).map(kind => (
              <Family key={kind} kind={kind} games={games} whole={shown === kind} onPlay={onPlay} />
            ))
          )}
        </>
      ) : (
        <Hits all={all} text={text.trim()} onPlay={onPlay} />
      )}
    </section>
  )
}

const Filters = ({
  games,
  shown,
  onShow,
}: {
  readonly games: Games
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}) => {
  const count = (kind: Kind): number => games.forms.filter(form => form.kind === kind).length
  const choices: readonly (readonly [Shown, string])[] = [
    ['all', texts.lobby.all],
    ['favourites', texts.lobby.favourites],
    ...KINDS.map(kind => [kind, `${texts.lobby.kinds[kind]} ${count(kind)}`] as const),
  ]
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{texts.lobby.family}</legend>
      {choices.map(([id, words]) => (
        <button key={id} type="button" aria-pressed={shown === id} onClick={() => onShow(id)}>
          {words}
        </button>
      ))}
    </fieldset>
  )
}

const Family = ({
  kind,
  games,
  whole,
  onPlay,
}: {
  readonly kind: Kind
  readonly games: Games
  readonly whole: boolean
  readonly onPlay: (id: string) => void
}) => {
  const [more, setMore] = useState(false)
  const all = games.forms.filter(form => form.kind === kind)
  const open = whole || more
  const first = FIRST[kind].flatMap(id => all.filter(form => form.id === id))
  const shown = open ? [...first, ...all.filter(form => !first.includes(form))] : first
  if (all.length === 0) return null
  return (
    <section aria-labelledby={`games-${kind}`} className={styles.family}>
      <div className={styles.head}>
        <h3 id={`games-${kind}`}>{texts.lobby.kindTitles[kind]}</h3>
        <span className={styles.count}>{all.length}</span>
        <p>{texts.lobby.kindsAre[kind]}</p>
      </div>
      <Cards found={shown.map(game => ({ game, by: null, near: false }))} onPlay={onPlay} heading="h4" />
      {!open && shown.length < all.length && (
        <button type="button" className={`quiet ${styles.more}`} onClick={() => setMore(true)}>
          {texts.lobby.showAll(all.length, kind)}
        </button>
      )}
    </section>
  )
}

const Favourites = ({ all, onPlay }: { readonly all: readonly Found[]; readonly onPlay: (id: string) => void }) => {
  const { ids } = useFavourites()
  const liked = all.filter(({ game }) => ids.includes(game.id))
  return liked.length === 0 ? (
    <Nothing title={texts.lobby.noFavourites} words={texts.lobby.noFavouritesTry} />
  ) : (
    <Cards found={liked} onPlay={onPlay} />
  )
}

const Hits = ({
  all,
  text,
  onPlay,
}: {
  readonly all: readonly GameListed[]
  readonly text: string
  readonly onPlay: (id: string) => void
}) => {
  const exact = findGames(all, text)
  const found = exact.length > 0 ? exact : gamesLike(all, text)
  const said = exact.length > 0 ? texts.lobby.gamesFound : texts.lobby.gamesLike
  return (
    <>
      <p role="status" className={styles.hits}>
        {found.length === 0 ? '' : said(found.length, text)}
      </p>
      {found.length === 0 ? (
        <Nothing title={texts.lobby.noGame} words={texts.lobby.noGameTry} />
      ) : (
        <Cards found={found} onPlay={onPlay} />
      )}
    </>
  )
}

const Cards = ({
  found,
  onPlay,
  heading = 'h3',
}: {
  readonly found: readonly Found[]
  readonly onPlay: (id: string) => void
  readonly heading?: 'h3' | 'h4'
}) => (
  <ul className={styles.cards}>
    {found.map(it => (
      <GameCard key={it.game.id} found={it} onPlay={onPlay} heading={heading} />
    ))}
  </ul>
)
