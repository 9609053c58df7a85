import type { stats as english } from '../english/stats.ts'
import type { WithGaps } from '../gaps.ts'

/** How you play. */
export const stats: WithGaps<typeof english> = {
  title: 'Deine Statistik',
  about: hands =>
    `Wie du spielst, Spiel für Spiel, über höchstens deine letzten ${hands.toLocaleString('de-DE')} Hände.`,
  loading: 'Deine Hände werden gezählt …',
  none: 'Spiel ein paar Hände, dann stehen sie hier, Spiel für Spiel.',
  game: 'Spiel',
  allGames: 'Alle Spiele',
  tournament: 'Turnier',
  hands: 'Hände',
  vpip: 'VPIP',
  pfr: 'PFR',
  wentToShowdown: 'Zum Showdown',
  wonAtShowdown: 'Showdown gewonnen',
  won: 'Hände gewonnen',
  net: 'Bilanz',
  percent: share => share.toLocaleString('de-DE', { style: 'percent', maximumFractionDigits: 0 }),
  means: [
    [
      'VPIP',
      'wie oft du in der ersten Runde freiwillig Chips einsetzt: durch Callen, Setzen oder Erhöhen, nicht durch Blinds.',
    ],
    ['PFR', 'wie oft du in der ersten Runde setzt oder erhöhst.'],
    ['Zum Showdown', 'von den Händen, in denen du die zweite Runde gesehen hast.'],
    ['Showdown gewonnen', 'von den Händen, die du gezeigt hast.'],
  ],
  chart: 'Gewonnene und verlorene Chips, Hand für Hand',
  chartIs: (hands, net, best, worst) =>
    `Nach ${hands} Händen in Cash Games stehst du bei ${net}; der beste Stand war ${best}, der schlechteste ${worst}.`,
  show: 'Zeigen',
}
