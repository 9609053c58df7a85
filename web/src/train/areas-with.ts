import { DRILL_AREAS, type DrillArea } from '@cardroom/engine/drills'

/** The kinds of question after a tap on one of them: the first that is chosen stands alone, and without any all are asked. */
export const areasWith = (areas: readonly DrillArea[], tapped: DrillArea): readonly DrillArea[] => {
  if (areas.length === DRILL_AREAS.length) return [tapped]
  const chosen = DRILL_AREAS.filter(area => areas.includes(area) !== (area === tapped))
  return chosen.length === 0 ? DRILL_AREAS : chosen
}
