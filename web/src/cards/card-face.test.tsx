// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlayingCard } from './playing-card.tsx'

afterEach(cleanup)

const RANKS = [...'23456789TJQKA']

test.each([...RANKS.map(rank => `${rank}h`), 'Jo'])('%s says what it is, and not by text in its picture', card => {
  for (const narrow of [false, true]) {
    const { container } = render(<PlayingCard card={card} narrow={narrow} />)
    const rank = card === 'Jo' ? 'JOKER' : card[0] === 'T' ? '10' : card[0]!
    expect(container.textContent).toContain(rank)
    // a browser lays text in a picture out again whenever its size on the screen changes, so in every flight
    expect(container.querySelectorAll('svg text')).toHaveLength(0)
    cleanup()
  }
})
