import type { Facts, OffenceKind } from '@cardroom/engine/conduct'
import { ruleTexts } from '../words/rule-texts.ts'
import { CheckField } from './fields.tsx'

/** A fact that somebody ticks. */
export type Fact = keyof typeof ruleTexts.recordForms.facts

/** The facts that decide whether something is an offence, or how it is weighed; only these are asked for. */
export const factsAsked: Readonly<Partial<Record<OffenceKind, readonly Fact[]>>> = {
  phone: ['call', 'slowsPlay', 'liveHand'],
  'other-language': ['duringDeal', 'spectator'],
  profanity: ['obscene'],
  'live-hand-told': ['bettingOver', 'twoLeft'],
  'folded-hand-told': ['bettingOver'],
}

/** The facts as the record takes them: whatever isn't asked for this offence is left out. */
export const factsTicked = (kind: OffenceKind, ticked: readonly Fact[]): Facts => {
  const asked = factsAsked[kind] ?? []
  const entries = asked.flatMap((fact): readonly (readonly [string, unknown])[] => {
    const on = ticked.includes(fact)
    if (fact === 'twoLeft') return on ? [['playersIn', 2]] : []
    return [[fact, on]]
  })
  return Object.fromEntries(entries)
}

/** The boxes for what matters about this offence. */
export const OffenceFacts = ({
  kind,
  ticked,
  onTick,
}: {
  readonly kind: OffenceKind
  readonly ticked: readonly Fact[]
  readonly onTick: (ticked: readonly Fact[]) => void
}) =>
  (factsAsked[kind] ?? []).map(fact => (
    <CheckField
      key={fact}
      label={ruleTexts.recordForms.facts[fact]}
      value={ticked.includes(fact)}
      onValue={on => onTick(on ? [...ticked, fact] : ticked.filter(it => it !== fact))}
    />
  ))
