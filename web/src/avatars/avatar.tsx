import type { AvatarName } from '@cardroom/room/protocol'
import styles from './avatar.module.css'
import { drawn } from './drawn.tsx'
import { Initials, TONED } from './initials.tsx'

/** A face for somebody: the one that they have chosen, or their initials. */
export const Avatar = ({
  name,
  avatar = 'initials',
}: {
  readonly name: string
  readonly avatar?: AvatarName | undefined
}) => {
  const face = drawn.get(avatar)
  if (face === undefined) return <Initials name={name} tone={TONED.get(avatar)} />
  return (
    <svg className={styles.avatar} viewBox="0 0 48 48" aria-hidden="true">
      {face}
    </svg>
  )
}
