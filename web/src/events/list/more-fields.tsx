import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { ChipsIn } from './chips-in.tsx'
import { ChoiceOf, optionsIn } from './choice-of.tsx'
import type { NewEvent } from './new-event.ts'

type Numbered = 'entryUntil' | 'reEntries' | 'addOnAt' | 'best' | 'bountyPoints'

/** What is seldom wanted of a new event, folded away: bounties, late entry, a season. */
export const MoreFields = ({
  wished,
  onChange,
}: {
  readonly wished: NewEvent
  readonly onChange: (some: Partial<NewEvent>) => void
}) => {
  const number = (field: Numbered, text: string, least: number, most: number, empty = '') => (
    <label className={look.field}>
      {text}
      <input
        type="number"
        min={least}
        max={most}
        required={empty === ''}
        placeholder={empty}
        value={wished[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </label>
  )
  const chips = (field: 'bountyWorth' | 'guarantee', text: string, least: number, most: number) => (
    <ChipsIn
      text={text}
      least={least}
      most={most}
      typed={wished[field]}
      onTyped={typed => onChange({ [field]: typed })}
    />
  )
  return (
    <details>
      <summary>{words.createMore}</summary>
      <div className={`${look.stack} ${look.below}`}>
        <div className={look.fields}>
          <ChoiceOf
            text={words.bounty}
            value={wished.bounty}
            options={optionsIn(words.bounties)}
            onChoose={bounty => onChange({ bounty })}
          />
          {wished.bounty !== 'none' && chips('bountyWorth', words.bountyWorth, 1, 1_000_000)}
          {number('entryUntil', words.entryUntil, 2, 200, words.entryUntilNone)}
          {number('reEntries', words.reEntries, 0, 100)}
          {number('addOnAt', words.addOnAt, 1, 200, words.addOnNone)}
          {chips('guarantee', words.guarantee, 0, 1_000_000_000)}
        </div>
        <label className={look.field}>
          {words.seasonNew}
          <input
            value={wished.season}
            maxLength={60}
            placeholder={words.seasonNone}
            onChange={({ target }) => onChange({ season: target.value })}
          />
          <span className={`${look.small} ${look.dim}`}>{words.seasonAbout}</span>
        </label>
        {wished.season.trim() !== '' && (
          <div className={look.fields}>
            <ChoiceOf
              text={words.seasonFormula}
              value={wished.formula}
              options={optionsIn(words.seasonFormulas)}
              onChoose={formula => onChange({ formula })}
            />
            {number('best', words.seasonBest, 1, 1000, words.seasonAll)}
            {number('bountyPoints', words.seasonBounty, 0, 1000)}
          </div>
        )}
      </div>
    </details>
  )
}
