import type { Stakes } from '@cardroom/engine'
import { grouped } from './progress.ts'

/** Stakes as a room posts them: "blinds 5 and 10, limits 10 and 20". */
export const stakesWords = ({ structure, lower, upper, blinds, ante, bringIn, point }: Stakes): string =>
  [
    point > 0 ? `${grouped(point)} a point` : '',
    blinds.length > 0 ? `blinds ${blinds.map(grouped).join(' and ')}` : '',
    ante > 0 ? `ante ${grouped(ante)}` : '',
    bringIn > 0 ? `bring-in ${grouped(bringIn)}` : '',
    point === 0 && structure === 'limit' ? `limits ${grouped(lower)} and ${grouped(upper)}` : '',
    structure === 'spread' ? `spread ${grouped(lower)} to ${grouped(upper)}` : '',
  ]
    .filter(part => part !== '')
    .join(', ')
