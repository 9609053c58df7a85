import { Route, Switch } from 'wouter'
import { Finder } from './frame/find-button.tsx'
import { MissingPage } from './frame/missing-page.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { later } from './panel/later.tsx'
import { whenIdle } from './panel/when-idle.ts'
import { loadRulings } from './words/load-rulings.ts'

// the lobby is there first: every other page is loaded when it is asked for, the felt while you read
const loadTable = async () => (await import('./table/table-page.tsx')).TablePage
const TablePage = later(loadTable)
whenIdle(loadTable)
const RulesPage = later(async () => (await import('./house/rules-page.tsx')).RulesPage)
const BankPage = later(async () => (await import('./bank/bank-page.tsx')).BankPage)
const StatsPage = later(async () => (await import('./stats/stats-page.tsx')).StatsPage)
const OfficePage = later(async () => (await import('./office/office-page.tsx')).OfficePage)
const SidePage = later(async () => (await import('./side/side-page.tsx')).SidePage)
const BookPage = later(async () => (await import('./bank/book-page.tsx')).BookPage)
const DealPage = later(async () => (await import('./deals/deal-page.tsx')).DealPage)
const HandsPage = later(async () => (await import('./deals/hands-page.tsx')).HandsPage)
const DealsPage = later(async () => (await import('./deals/deals-page.tsx')).DealsPage)
const EventsPage = later(async () => (await import('./events/list/events-page.tsx')).EventsPage)
const EventPage = later(async () => (await import('./events/player/event-page.tsx')).EventPage)
const ClockPage = later(async () => (await import('./events/clock/clock-page.tsx')).ClockPage)
const DirectorPage = later(async () => (await import('./events/director/director-page.tsx')).DirectorPage)
const ResultsPage = later(async () => (await import('./events/results/results-page.tsx')).ResultsPage)
const SeasonPage = later(async () => (await import('./events/season/season-page.tsx')).SeasonPage)
const SheetsPage = later(async () => (await import('./events/sheets/sheets-page.tsx')).SheetsPage)
const NightPage = later(async () => (await import('./night/night-page.tsx')).NightPage)
const PodiumPage = later(async () => (await import('./floor/podium-page.tsx')).PodiumPage)
const BoardPage = later(async () => (await import('./floor/board-page.tsx')).BoardPage)
const MePage = later(async () => (await import('./floor/me-page.tsx')).MePage)
const TabletPage = later(async () => (await import('./floor/tablet-page.tsx')).TabletPage)
const KioskPage = later(async () => (await import('./floor/kiosk-page.tsx')).KioskPage)
const FloorJoinPage = later(async () => (await import('./floor/join-page.tsx')).JoinPage)
const FloorReportPage = later(async () => (await import('./floor/report-page.tsx')).ReportPage)
const RecordPage = later(async () => (await import('./record/record-page.tsx')).RecordPage)
const DeskPage = later(async () => {
  await loadRulings()
  return (await import('./desk/desk-page.tsx')).DeskPage
})
const TrainPage = later(async () => {
  await loadRulings()
  return (await import('./train/train-page.tsx')).TrainPage
})
const HousePage = later(async () => (await import('./house-book/house-page.tsx')).HousePage)
const EditionPage = later(async () => (await import('./house-book/edition-page.tsx')).EditionPage)
const CertificatePage = later(async () => (await import('./train/certificate-page.tsx')).CertificatePage)
const GroupPage = later(async () => (await import('./train/group-page.tsx')).GroupPage)
const CreatePage = later(async () => (await import('./lobby/create/create-page.tsx')).CreatePage)
const LessonPage = later(async () => (await import('./lobby/lesson-page.tsx')).LessonPage)
const Reader = later(async () => (await import('./books/reader.tsx')).Reader)
const loadFind = async () => (await import('./find/find-panel.tsx')).FindPanel
const FindPanel = later(loadFind)

/** The pages about rules, and what is learned about them. */
const RULES = (
  <>
    <Route path="/desk">
      <DeskPage />
    </Route>
    <Route path="/train">
      <TrainPage />
    </Route>
    <Route path="/train/certificate/:id">{({ id }) => <CertificatePage id={id} />}</Route>
    <Route path="/train/group/:id">{({ id }) => <GroupPage id={id} />}</Route>
    <Route path="/house">
      <HousePage />
    </Route>
    <Route path="/house/:id/:number">{({ id, number }) => <EditionPage id={id} number={number} />}</Route>
    <Route path="/books/*?">{params => <Reader at={params['*'] ?? ''} />}</Route>
  </>
)

const PAGES = (
  <Switch>
    <Route path="/">
      <Lobby />
    </Route>
    <Route path="/create">
      <CreatePage />
    </Route>
    <Route path="/learn/:form">{({ form }) => <LessonPage form={form} />}</Route>
    <Route path="/book">
      <BookPage />
    </Route>
    <Route path="/hands">
      <HandsPage />
    </Route>
    {RULES}
    <Route path="/tables">
      <SidePage />
    </Route>
    <Route path="/stats">
      <StatsPage />
    </Route>
    <Route path="/office">
      <OfficePage />
    </Route>
    <Route path="/rules">
      <RulesPage />
    </Route>
    <Route path="/events">
      <EventsPage />
    </Route>
    <Route path="/events/:id">{({ id }) => <EventPage id={id} />}</Route>
    <Route path="/events/:id/clock">{({ id }) => <ClockPage id={id} />}</Route>
    <Route path="/events/:id/director">{({ id }) => <DirectorPage id={id} />}</Route>
    <Route path="/events/:id/results">{({ id }) => <ResultsPage id={id} />}</Route>
    <Route path="/events/:id/season">{({ id }) => <SeasonPage id={id} />}</Route>
    <Route path="/events/:id/sheets">{({ id }) => <SheetsPage id={id} />}</Route>
    <Route path="/t/:id">{({ id }) => <TablePage id={id} />}</Route>
    <Route path="/t/:id/rules">{({ id }) => <RulesPage table={id} />}</Route>
    <Route path="/t/:id/bank">{({ id }) => <BankPage id={id} />}</Route>
    <Route path="/t/:id/deals">{({ id }) => <DealsPage id={id} />}</Route>
    <Route path="/t/:id/deal/:number">{({ id, number }) => <DealPage id={id} number={number} />}</Route>
    <Route path="/t/:id/night">{({ id }) => <NightPage id={id} />}</Route>
    <Route path="/floor">
      <PodiumPage />
    </Route>
    <Route path="/floor/board">
      <BoardPage />
    </Route>
    <Route path="/floor/me">
      <MePage />
    </Route>
    <Route path="/floor/kiosk">
      <KioskPage />
    </Route>
    <Route path="/floor/join">
      <FloorJoinPage />
    </Route>
    <Route path="/floor/report">
      <FloorReportPage />
    </Route>
    <Route path="/record">
      <RecordPage />
    </Route>
    <Route path="/floor/table/:id">{({ id }) => <TabletPage id={id} />}</Route>
    <Route>
      <MissingPage />
    </Route>
  </Switch>
)

/** The pages of the room, and the search that knows them all. */
export const App = () => <Finder value={FindPanel}>{PAGES}</Finder>
