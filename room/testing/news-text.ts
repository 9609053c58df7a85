import { english, text } from '@cardroom/engine/words'
import type { NewsLine } from '../protocol/frames.ts'

/** A line of the news as it is read. */
export const newsText = ({ say }: Pick<NewsLine, 'say'>): string => text(say, english)
