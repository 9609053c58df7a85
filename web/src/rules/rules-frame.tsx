import { type ReactNode, useEffect } from 'react'
import { RoomFrame } from '../frame/room-frame.tsx'
import { type RULE_PAGES, RulesNav } from '../frame/rules-nav.tsx'
import { keepOffline } from '../panel/keep-offline.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './rules.module.css'
import { useOnline } from './use-online.ts'

const words = ruleTexts.books

/** The frame of a page about rules: the way to the lobby, and the pages beside it. */
export const RulesFrame = ({
  title,
  page,
  children,
}: {
  readonly title: string
  readonly page: (typeof RULE_PAGES)[number]
  readonly children: ReactNode
}) => {
  const online = useOnline()
  useEffect(() => {
    // a page that can't be kept works all the same while there is a network
    void keepOffline().catch(() => undefined)
  }, [])
  return (
    <RoomFrame title={title} under={<RulesNav here={`/${page}`} />}>
      <div className={styles.page}>
        {!online && (
          <p role="status" className={styles.banner}>
            {words.offline}
          </p>
        )}
        {children}
      </div>
    </RoomFrame>
  )
}
