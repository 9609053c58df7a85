import type { Seat } from '../../deal/chips.ts'
import type { DealEvent } from '../../deal/events.ts'
import { legal } from '../../deal/legal.ts'
import { isProblem } from '../../kinds/problem.ts'
import { type Course, dealOn, goOn } from '../course/course.ts'
import { misread } from '../problems.ts'
import { distinct, listed, type Question } from './answer.ts'

/** Who shows first, who is next, and the order of them all if everybody shows. */
export const showsAnswer: Question = course => {
  const dealt = dealOn(course)
  if (isProblem(dealt)) return dealt
  const opened = dealt.events.find(event => event.type === 'ShowdownOpened')
  if (opened?.type !== 'ShowdownOpened') {
    const { phase } = dealt.deal
    if (phase === 'award' || phase === 'ended') return misread('no-showdown')
    return misread('no-showdown-yet', { deal: dealt.deal })
  }
  const shown = allShow(dealt)
  if (isProblem(shown)) return shown
  const due = legal(dealt.deal)
  const order = shown.events.flatMap(seatShowing)
  const next = due.due === 'show' ? due.seat : null
  const rest = order.slice(1)
  const words = [
    `Seat ${opened.seat} shows first${rest.length > 0 ? `, then ${listed(rest)}` : ''}.`,
    ...(next === null ? ['Everybody has shown or given up.'] : next === opened.seat ? [] : [`Seat ${next} is next.`]),
  ]
  return {
    first: opened.seat,
    next,
    order,
    ...(due.due === 'show' ? { mayMuck: due.muck } : {}),
    words: words.join(' '),
    rules: distinct(opened.rules),
  }
}

const allShow = (course: Course) =>
  goOn(course, deal => {
    const due = legal(deal)
    return due.due === 'show' ? { type: 'Show', seat: due.seat } : undefined
  })

const seatShowing = (event: DealEvent): readonly Seat[] =>
  event.type === 'HandShown' || event.type === 'HandMucked' ? [event.seat] : []
