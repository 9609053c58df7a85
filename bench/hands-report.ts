/** Plays hands for some seconds and prints, for each batch, how many a second, and how many acts a hand. */
export const reportHands = (hand: () => unknown, acts: () => number): void => {
  const batch = 500
  const until = performance.now() + Number(process.argv[2] ?? 3000)
  let best = 0
  let hands = 0
  while (performance.now() < until) {
    const start = performance.now()
    for (let i = 0; i < batch; i++) hand()
    hands += batch
    best = Math.max(best, (batch / (performance.now() - start)) * 1000)
    process.stdout.write(`${JSON.stringify({ hands, best: Math.round(best), acts: acts() / hands })}\n`)
  }
}
