import { Link } from 'wouter'
import { Icon } from '../frame/icon.tsx'
import { Emblem, MixEmblem } from '../learn/emblem.tsx'
import { texts } from '../words/texts.ts'
import { toggleFavourite, useFavourites } from './favourites.ts'
import type { Found } from './find-games.ts'
import styles from './games.module.css'

/** A game: its emblem, its name, one line, and a table of it with one tap. Its name leads to how it is played. */
export const GameCard = ({
  found: { game, by, near },
  onPlay,
  heading: Heading,
}: {
  readonly found: Found
  /** The level that its name has among the headings. */
  readonly heading: 'h3' | 'h4'
  readonly onPlay: (id: string) => void
}) => {
  const isFavourite = useFavourites(({ ids }) => ids.includes(game.id))
  return (
    <li className={styles.game}>
      {'emblem' in game ? (
        <Emblem of={game.emblem} className={styles.emblem} />
      ) : (
        <MixEmblem className={styles.emblem} />
      )}
      <div className={styles.words}>
        <Heading>{'emblem' in game ? <Link href={`/learn/${game.id}`}>{game.name}</Link> : game.name}</Heading>
        {by !== null && <p className={styles.also}>{near ? texts.lobby.nearTo(by) : texts.lobby.alsoCalled(by)}</p>}
        <p className={styles.line}>{'line' in game ? game.line : texts.lobby.mixLine(game.parts)}</p>
      </div>
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.star}
          aria-pressed={isFavourite}
          aria-label={texts.lobby.favourite(game.name)}
          onClick={() => toggleFavourite(game.id)}
        >
          <Icon name="star" />
        </button>
        <button
          type="button"
          className={styles.play}
          aria-label={texts.lobby.playGame(game.name)}
          onClick={() => onPlay(game.id)}
        >
          {texts.lobby.play}
        </button>
      </div>
    </li>
  )
}
