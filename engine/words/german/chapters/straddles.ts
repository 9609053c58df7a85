import type { straddles as english } from '../../../rulebooks/chapters/straddles.ts'
import type { ChapterWords } from '../chapter-words.ts'

/** The chapter “Straddles” in German. */
export const straddles: ChapterWords<typeof english> = {
  title: 'Straddles',
  asks: {
    straddleCountsTowardCap: 'Zählt ein Straddle als einer der Einsätze, wenn es einen Cap auf Erhöhungen gibt?',
    limitStraddle:
      'Ist im Limit ein Straddle erlaubt? Wie viele, von welchen Plätzen, für wie viele Big Blinds, mit dem Recht zu erhöhen, nur im Cash Game?',
    bigBetStraddle:
      'Ist im No-Limit und Pot-Limit ein Straddle erlaubt? Wie viele, von welchen Plätzen, für wie viele Big Blinds, mit dem Recht zu erhöhen, nur im Cash Game?',
    straddleCap:
      'Welche Spiele haben eine eigene Zahl von Straddles? Nach ihren Blinds, und bei „und größer“ alle mit größerem Big Blind: wie viele, das Maximum jedes einzelnen in Big Blinds, und von wo ein zweiter kommen darf (keine: es gibt keinen).',
    straddlePriority: 'Wessen Straddle gilt, wenn der Button und der Platz links vom Big Blind beide einen setzen?',
    straddlerActs:
      'In welcher Reihenfolge wird die erste Runde mit Straddle gespielt: von dessen Linken an, sodass er zuletzt handelt; links von den Blinds an, mit dem Straddle zuletzt; oder von dort an, mit dem Straddle in der Reihe?',
    straddleSetsBringIn: 'Ersetzt der Straddle den Big Blind als Mindesteinsatz, in der ersten Runde und in späteren?',
    minRaiseToAfterStraddle:
      'Auf wie viel muss im No-Limit und Pot-Limit die erste Erhöhung über einen Straddle mindestens gehen?',
    straddleMandatory: 'Wann muss ein Straddle gesetzt werden, und muss ein neuer Spieler straddeln, um mitzuspielen?',
    missedStraddle: 'Was schuldet ein Spieler, der einen Pflicht-Straddle verpasst hat?',
  },
}
