import { QuickLesson } from '../learn/quick-lesson.tsx'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'

/** How the game at the table is played, from its menu. */
export const LessonPanel = ({
  form,
  name,
  onClose,
}: {
  readonly form: string
  readonly name: string
  readonly onClose: () => void
}) => (
  <Panel title={texts.learn.howToPlay(name)} onClose={onClose}>
    <QuickLesson form={form} onDone={onClose} />
  </Panel>
)
