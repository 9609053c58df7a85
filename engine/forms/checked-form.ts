import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Form } from './form.ts'

/** The form, if it could be one: plain JavaScript lets anything through. */
export const checkedForm = (asking: string, form: Form): Form => {
  const isForm =
    isRecord(form) &&
    [form.id, form.name].every(text => typeof text === 'string') &&
    [form.streets, form.pot, form.structures, form.rules].every(Array.isArray) &&
    isRecord(form.seats)
  if (!isForm) throw wrongArgument(asking, form, 'a form such as forms.holdem; readForm reads one from JSON')
  return form
}
