import type { TrapName } from '../../../lessons/traps.ts'

const ONE_SPADE =
  'Vier Pik auf dem Board und das Pik-Ass auf deiner Hand sehen aus wie der beste Flush. Aber zwei deiner Karten müssen spielen, und du hast nur ein Pik.'
const TWO_SPADES =
  'Vier niedrige Karten, aber zweimal Pik. Eine davon zählt nicht, und dir bleibt die niedrigere Hand aus drei.'

/** What beginners see in a hand, and why it is something else. */
export const trapWords: Readonly<Record<TrapName, string>> = {
  'one-card-no-flush': ONE_SPADE,
  'one-card-no-flush-short': ONE_SPADE,
  'one-card-no-low':
    '8-5-3-2 auf dem Board und ein Ass auf deiner Hand sehen aus wie ein Low. Aber zwei deiner Karten müssen spielen, und du hast nur eine niedrige.',
  'one-card-weak-low':
    '8-5-3-2 auf dem Board und ein Ass auf deiner Hand sehen aus wie 8-5-3-2-A. Aber zwei deiner Karten müssen spielen, also kommt ein Bube mit.',
  'ace-is-no-low':
    'A-2 mit 7-5-3 auf dem Board wäre anderswo ein schönes Low. Hier ist das Ass hoch, und mit einem Ass gibt es kein Neun-Low.',
  'own-five-alone':
    'Vier Asse, wenn du das Board mitzählst: Das gewinnt die Omaha-Hälfte. Für die Draw-Hälfte gibt es kein Board, und du hast ein Paar.',
  'courts-count-nothing':
    'Drei Könige, und der vierte liegt auf dem Board. Beim Zählen der Augen sind Bildkarten nichts wert.',
  'the-board-plays':
    'Deine Sieben und deine Zwei sind egal: Die besten fünf Karten liegen auf dem Board. Alle, die noch dabei sind, teilen den Pot. Folde nicht.',
  'low-ace-straight': 'Hier ist keine Lücke: Ohne Zweien bis Fünfen steht das Ass gleich unter der Sechs.',
  'three-pairs-are-two':
    'Drei Paare gibt es nicht. Fünf Karten zählen: die zwei besten Paare und deine höchste andere Karte.',
  'both-ways':
    'Ein Paar Könige? Schau noch einmal: A-2-3-4-5 ist eine Straße für die High-Hälfte und das beste Low, das es gibt.',
  'pairs-hurt':
    'A-2-3 sieht nach einem guten Low aus. Aber fünf verschiedene Karten müssen zählen, also sind die Dame und ein König dabei.',
  'straight-is-harmless': 'Eine Straße und ein Flush zugleich, und es ist egal: Das ist das beste Low, das es gibt.',
  'straight-hurts':
    'Niedrige Karten ohne Paar und trotzdem ein schlechtes Low: Fünf in einer Reihe sind eine Straße, und eine Hand mit König hoch schlägt sie.',
  'ace-is-high': 'Das Wheel ist hier nichts. Das Ass ist die höchste Karte, das ist also eine Hand mit Ass hoch.',
  'ace-is-high-in-seven':
    'Lass das Ass weg: Es ist hier die höchste Karte. Deine besten fünf beginnen mit einem König.',
  'two-of-a-suit': TWO_SPADES,
  'two-of-a-suit-ace-high': TWO_SPADES,
  'two-of-a-suit-high': 'A-K-Q-J, aber zweimal Pik. Die niedrigere zählt nicht, und du hast eine Hand aus drei.',
  'badugi-out-of-seven': 'Aus sieben Karten wählst du vier: vier Farben, kein Paar, so niedrig du kannst.',
  'joker-is-an-ace':
    'Der Joker ist hier nicht jede Karte. Neben einem Paar Könige ist er ein Ass und kein dritter König.',
  'four-in-a-row': 'Vier in einer Reihe oder vier in einer Farbe sind für sich nichts wert. Fünf oder keine.',
  'joker-down': 'Verdeckt ist der Joker jede Karte, die du willst: hier ein dritter König. Offen wäre er nur ein Ass.',
  'eights-fall-short': 'Ein Paar Achten schlägt niemanden: Für die High-Hälfte brauchst du Neunen oder besser.',
  'fives-fall-short': 'Ein Paar Fünfen schlägt niemanden: Für die High-Hälfte brauchst du Sechsen oder besser.',
  'front-beats-middle':
    'Könige vorn, Damen in der Mitte: Vorn ist stärker als die Mitte, also sind alle drei Reihen verloren. Vertauscht würden sie halten.',
  'middle-is-no-low':
    'Ein Bube in der Mitte: Das Low muss Zehn oder besser sein. Alle drei Reihen sind verloren, auch der Flush hinten.',
}

/** What a hand that fouls is called. */
export const FOULED = 'Gefoult'
