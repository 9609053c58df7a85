import type { ReactNode } from 'react'

/** The parts that the drawn faces are put together from, in a field of 48 by 48. */

const INK = '#2a2320'

/** The ground behind a face. */
export const Ground = ({ fill }: { readonly fill: string }) => <rect width="48" height="48" fill={fill} />

/** A round head. */
export const Head = ({ fill, r = 15, y = 27 }: { readonly fill: string; readonly r?: number; readonly y?: number }) => (
  <ellipse cx="24" cy={y} rx={r + 1} ry={r} fill={fill} />
)

/** Two of something, the second mirrored. */
export const Both = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <g transform="translate(48 0) scale(-1 1)">{children}</g>
  </>
)

/** Pointed ears with an inner side. */
export const Pointed = ({ fill, inner }: { readonly fill: string; readonly inner: string }) => (
  <Both>
    <path d="M8 8 20 14 11 25z" fill={fill} />
    <path d="M11 12.5 17.500 15.500 12.500 21z" fill={inner} />
  </Both>
)

/** Round ears with an inner side. */
export const Round = ({
  fill,
  inner,
  r = 6.5,
}: {
  readonly fill: string
  readonly inner: string
  readonly r?: number
}) => (
  <Both>
    <circle cx="11.5" cy="15" r={r} fill={fill} />
    <circle cx="11.5" cy="15" r={r * 0.55} fill={inner} />
  </Both>
)

/** Eyes as dots with a light in them. */
export const Eyes = ({
  y = 25,
  x = 18,
  r = 2.1,
}: {
  readonly y?: number
  readonly x?: number
  readonly r?: number
}) => (
  <>
    {[x, 48 - x].map(at => (
      <g key={at}>
        <circle cx={at} cy={y} r={r} fill={INK} />
        <circle cx={at + 0.7} cy={y - 0.8} r={r * 0.32} fill="#fff" />
      </g>
    ))}
  </>
)

/** A nose with a mouth below it. */
export const Nose = ({ y = 31, fill = INK }: { readonly y?: number; readonly fill?: string }) => (
  <>
    <path d={`M21.500 ${y}h5l-2.500 2.600z`} fill={fill} />
    <path
      d={`M24 ${y + 2.5}v1.800m-4 0q2 2.500 4 0q2 2.500 4 0`}
      fill="none"
      stroke={INK}
      strokeWidth="1.300"
      strokeLinecap="round"
    />
  </>
)

/** A light muzzle. */
export const Muzzle = ({ fill }: { readonly fill: string }) => <ellipse cx="24" cy="33" rx="8" ry="6.500" fill={fill} />
