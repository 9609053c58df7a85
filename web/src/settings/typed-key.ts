import { useSettings } from './settings.ts'

/** The key of an event that acts at the table; null where somebody types, or wants no single keys. */
export const typedKey = ({ target, key, metaKey, ctrlKey, altKey }: KeyboardEvent): string | null => {
  const types = target instanceof HTMLInputElement && target.type !== 'checkbox'
  if (types || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return null
  if (metaKey || ctrlKey || altKey || !useSettings.getState().keys) return null
  // a sheet that is open has the keys
  return document.querySelector('dialog[open]') === null ? key : null
}
