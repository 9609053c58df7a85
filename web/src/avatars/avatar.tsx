import type { AvatarName } from '@cardroom/room/protocol'
import styles from './avatar.module.css'
import { drawn } from './drawn.tsx'
import { Initials } from './initials.tsx'
import { TONED } from './tones.ts'

/** A face for somebody: the one that they have chosen, or their initials. */
export const Avatar = ({
  name,
  avatar = 'initials',
  tone,
}: {
  readonly name: string
  readonly avatar?: AvatarName | undefined
  /** Of initials, where several are seen together; otherwise the one that the name has. */
  readonly tone?: number | undefined
}) => {
  const face = drawn.get(avatar)
  if (face === undefined) return <Initials name={name} tone={TONED.get(avatar) ?? tone} />
  return (
    <svg className={styles.avatar} viewBox="0 0 48 48" aria-hidden="true">
      {face}
    </svg>
  )
}
