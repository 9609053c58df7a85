import { act } from './act/act.ts'
import { bank } from './bank/bank.ts'
import { clock } from './clock/clock.ts'
import { shuffle } from './dealer/shuffle.ts'
import { door } from './door/door.ts'
import { live } from './live/live.ts'
import { next } from './next/next.ts'
import { night } from './night/night.ts'
import { options } from './options/options.ts'
import { people } from './people/people.ts'
import { preferences } from './preferences/preferences.ts'
import { reports } from './reports/reports.ts'
import { requests } from './requests/requests.ts'
import { seats } from './seats/seats.ts'
import { showing } from './showing/showing.ts'
import { talk } from './talk/talk.ts'

/** What there is to decide at a table, subject by subject. */
export const subjects = {
  act,
  bank,
  clock,
  door,
  live,
  next,
  night,
  options,
  people,
  preferences,
  reports,
  requests,
  seats,
  showing,
  shuffle,
  talk,
} as const
