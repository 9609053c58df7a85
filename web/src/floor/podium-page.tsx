import { useShown } from '../line/shown-line.ts'
import { texts } from '../words/texts.ts'
import { FloorFrame } from './floor-frame.tsx'
import { lostSince } from './floor-line.ts'
import { NotHere } from './not-here.tsx'
import { OpenFloor } from './open-floor.tsx'
import { Podium } from './podium.tsx'

/** The podium of the room; before there is one, the way to open it. */
export const PodiumPage = () => {
  const line = useShown('floor')
  const { view } = line
  return (
    <FloorFrame
      title={texts.floor.podium}
      name={view?.screen === 'staff' ? view.name : ''}
      lost={lostSince(line, texts.floor.offlinePodium)}
    >
      {view === null && <NotHere title={texts.floor.podium} wrong={line.wrong} />}
      {view?.screen === 'none' && <OpenFloor mayOpen={view.mayOpen} order={line.order} />}
      {view?.screen === 'staff' && <Podium view={view} line={line} />}
    </FloorFrame>
  )
}
