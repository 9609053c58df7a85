import { encode } from 'uqr'
import { texts } from '../words/texts.ts'

/** A link as a QR code: one path, black on white in every light, so that any camera reads it. */
export const QrCode = ({ link }: { readonly link: string }) => {
  const { data, size } = encode(link, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={texts.menu.qrCode}
      shapeRendering="crispEdges"
      style={{ width: '100%', borderRadius: 8, display: 'block' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
