import { Route, Switch } from 'wouter'
import { TablePage } from './felt/table-page.tsx'
import { Lobby } from './lobby/lobby.tsx'

/** The pages of the room. */
export const App = () => (
  <Switch>
    <Route path="/">
      <Lobby />
    </Route>
    <Route path="/t/:id">{({ id }) => <TablePage id={id} />}</Route>
    <Route>
      <main style={{ padding: '2rem' }}>
        <h1>There is nothing here</h1>
        <a href="/">To the lobby</a>
      </main>
    </Route>
  </Switch>
)
