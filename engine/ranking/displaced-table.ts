/**
 * Keys spread thinly over a wide range, laid into a short table without a clash. The keys fall into rows of
 * `1 << shift`, and each row is moved to where its keys meet gaps: `key` lies at `key + offsets[key >> shift]`.
 */
export type Displacement = { readonly offsets: Int32Array; readonly length: number }

/** Finds a place for every row, the fullest first, each at the first fit beyond the last row that was as full. */
export const displaced = (keys: Int32Array, shift: number): Displacement => {
  const { sorted, starts } = byRow(keys, shift)
  const offsets = new Int32Array(starts.length - 1)
  const taken = new Int32Array((keys.length >> 3) + (1 << shift)) // one bit for each place
  let open = 0 // all words before this one are full
  let length = 0
  let word = 0
  let asFull = 0
  for (const row of fullestFirst(starts)) {
    const from = starts[row]!
    const to = starts[row + 1]!
    const first = sorted[from]!
    if (to - from !== asFull) word = open
    asFull = to - from
    let free = 0
    // 32 places are tried at a time: a bit stays free if no key of the row would fall on a taken place.
    for (; ; word++) {
      let busy = 0
      for (let i = from; i < to && busy !== -1; i++) {
        const ahead = sorted[i]! - first
        const at = word + (ahead >> 5)
        const bit = ahead & 31
        busy |= taken[at]! >>> bit
        if (bit !== 0) busy |= taken[at + 1]! << (32 - bit)
      }
      free = ~busy
      if (free !== 0) break
    }
    const base = (word << 5) + 31 - Math.clz32(free & -free)
    offsets[row] = base - first
    for (let i = from; i < to; i++) {
      const place = base + sorted[i]! - first
      taken[place >> 5] = taken[place >> 5]! | (1 << (place & 31))
      if (place >= length) length = place + 1
    }
    while (taken[open] === -1) open++
  }
  return { offsets, length }
}

/** The keys in order, and where each row starts among them. */
const byRow = (keys: Int32Array, shift: number): { sorted: Int32Array; starts: Int32Array } => {
  const sorted = keys.slice().sort()
  const rows = (sorted[sorted.length - 1]! >> shift) + 1
  const starts = new Int32Array(rows + 1)
  let row = 0
  for (let i = 0; i < sorted.length; i++) while (row <= sorted[i]! >> shift) starts[row++] = i
  starts[rows] = sorted.length
  return { sorted, starts }
}

const fullestFirst = (starts: Int32Array): readonly number[] => {
  const alike: number[][] = []
  for (let row = 0; row < starts.length - 1; row++) {
    const keys = starts[row + 1]! - starts[row]!
    if (keys === 0) continue
    const rows = alike[keys]
    if (rows === undefined) alike[keys] = [row]
    else rows.push(row)
  }
  return alike.reverse().flat()
}
