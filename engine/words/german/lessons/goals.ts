import type { FormId } from '../../../forms/forms.ts'

/** What you are after in each form: the first thing a teacher would say. */
export const goals: Readonly<Record<FormId, string>> = {
  holdem:
    'Mach aus deinen zwei Karten und den fünf auf dem Board die beste Hand aus fünf Karten, egal wie viele davon deine sind. Oder bring alle anderen vorher zum Folden.',
  pineapple:
    'Mach die beste Hand aus zwei eigenen Karten und dem Board. Du bekommst drei und entscheidest, welche zwei du spielst, bevor eine Karte auf dem Board liegt.',
  'crazy-pineapple':
    'Mach die beste Hand aus zwei eigenen Karten und dem Board. Du bekommst drei und siehst den Flop, bevor du dich für zwei entscheidest.',
  omaha:
    'Mach die beste Hand aus genau zwei deiner vier Karten und genau drei vom Board. Nicht eine, nicht drei: immer zwei und drei.',
  'omaha-8':
    'Gewinn beide Hälften des Pots. Eine geht an die beste High-Hand, die andere an das beste Low aus fünf verschiedenen Karten bis zur Acht. Beide bestehen aus zwei deiner Karten und drei vom Board.',
  'omaha-hi-lo':
    'Gewinn beide Hälften des Pots: Eine geht an die beste High-Hand, die andere an das beste Low. Niemand muss sich qualifizieren, also gewinnt immer jemand die Low-Hälfte.',
  'big-o':
    'Gewinn mit fünf eigenen Karten beide Hälften des Pots: die beste High-Hand und das beste Low mit Acht oder besser. Für jede Hälfte wählst du neu: zwei deiner Karten und drei vom Board.',
  'big-easy':
    'Gewinn beide Hälften des Pots: die beste High-Hand und das beste Low mit Acht oder besser. Es ist Big O, und vor dem Geben kann sich der Tisch auf sechs Karten oder mehr einigen.',
  'double-board-omaha':
    'Mach die beste Omaha-Hand auf dem oberen Board, auf dem unteren oder auf beiden. Jedes Board ist den halben Pot wert, und du darfst für jedes andere Karten nehmen.',
  'five-card-double-board-bomb-pot-plo':
    'Mach die beste Omaha-Hand auf einem der zwei Boards, oder auf beiden und nimm alles. Alle zahlen für die Flops, vorher foldet also niemand.',
  'ultimate-big-o':
    'Mach die beste High-Hand oder das beste Low mit Acht oder besser. Zwei Boards liegen auf dem Tisch, und jede Hälfte des Pots geht an die beste Hand auf einem von beiden.',
  'sick-o':
    'Gewinn beide Hälften des Pots: das beste Omaha-High und das beste Deuce-to-Seven-Low mit Neun oder besser. Beim Low ist das Ass hoch, und Straßen und Flushes schaden dir.',
  courchevel:
    'Mach die beste Hand aus genau zwei deiner fünf Karten und drei vom Board. Eine Karte des Boards liegt schon vor der ersten Setzrunde offen, du beginnst also nie im Dunkeln.',
  derailment:
    'Mach die beste Omaha-Hand auf den zwei Boards, die übrig bleiben. Drei werden ausgelegt, und am River fällt das mit der niedrigsten letzten Karte weg.',
  'drawmaha-high':
    'Gewinn zweimal mit denselben fünf Karten: die beste Omaha-Hand mit dem Board, und die beste Pokerhand allein auf deiner Hand, nach einmal Ziehen.',
  'drawmaha-2-7':
    'Gewinn zweimal, und beides zieht in verschiedene Richtungen: die beste Omaha-Hand mit dem Board, und das beste Deuce-to-Seven-Low allein auf deiner Hand, nach einmal Ziehen.',
  'drawmaha-a-5':
    'Gewinn zweimal, und beides zieht in verschiedene Richtungen: die beste Omaha-Hand mit dem Board, und das beste Ace-to-Five-Low allein auf deiner Hand, nach einmal Ziehen.',
  'drawmaha-badugi':
    'Gewinn zweimal: die beste Omaha-Hand mit dem Board, und den besten Badugi unter den fünf Karten auf deiner Hand, nach einmal Ziehen.',
  'drawmaha-badugi-high':
    'Gewinn zweimal: die beste Omaha-Hand mit dem Board, und den höchsten Badugi unter den fünf Karten auf deiner Hand, nach einmal Ziehen.',
  'drawmaha-49':
    'Gewinn zweimal: die beste Omaha-Hand mit dem Board, und die meisten Augen auf deiner Hand. Vier Zehnen und eine Neun sind 49, mehr gibt es nicht.',
  'short-deck-holdem':
    'Mach die beste Hand aus deinen zwei Karten und dem Board, mit einem Deck, das bei der Sechs anfängt. Straßen kommen leicht, Flushes nicht, und die Rangfolge trägt dem Rechnung.',
  'short-deck-plo':
    'Mach die beste Hand aus genau zwei deiner vier Karten und drei vom Board, mit einem Deck, das bei der Sechs anfängt.',
  'seven-card-stud':
    'Mach die beste Hand aus sieben Karten, die alle dir gehören. Vier davon liegen offen, mehr als die Hälfte deiner Hand kennt also jeder.',
  'five-card-stud':
    'Mach die beste Hand aus einer verdeckten Karte und vier, die alle sehen. Die meisten Pots gewinnt ein Paar, oder gar nichts.',
  'mississippi-stud':
    'Mach die beste Hand aus sieben eigenen Karten. In der Mitte kommen zwei offene Karten auf einmal, und auch die letzte kommt offen.',
  razz: 'Mach aus sieben Karten die niedrigste Hand aus fünf. Das Ass ist niedrig, Straßen und Flushes zählen nicht, die beste Hand ist also 5-4-3-2-A, das Wheel.',
  'kansas-city-razz':
    'Mach aus sieben Karten die niedrigste Hand aus fünf, nach Deuce-to-Seven: Das Ass ist hoch, Straßen und Flushes schaden dir, und 7-5-4-3-2 ist die beste Hand.',
  'stud-8':
    'Gewinn beide Hälften des Pots: die beste High-Hand aus deinen sieben Karten und das beste Low aus fünf verschiedenen Karten bis zur Acht. Dieselben Karten dürfen für beides dienen.',
  'stud-hi-lo':
    'Gewinn beide Hälften des Pots: die beste High-Hand und die niedrigste Hand aus deinen sieben Karten. Niemand muss sich qualifizieren, also gewinnt immer jemand die Low-Hälfte.',
  'super-stud':
    'Mach die beste Hand aus sieben Karten. Du beginnst mit fünf und wirfst nach der ersten Runde zwei davon ab, fängst also besser an als in jedem anderen Stud.',
  'super-stud-8':
    'Gewinn beide Hälften des Pots: die beste High-Hand und das beste Low mit Acht oder besser. Du beginnst mit fünf Karten und wirfst nach der ersten Runde zwei davon ab.',
  'mexican-poker':
    'Mach die beste Hand aus einer verdeckten Karte und vier offenen. Vor jeder neuen Karte entscheidest du, welche von deinen verdeckt bleibt, und ein verdeckter Joker ist jede Karte.',
  razzdugi:
    'Gewinn mit denselben sieben Karten beide Hälften des Pots: die niedrigste Hand aus fünf und den besten Badugi aus vier niedrigen Karten in vier Farben.',
  razzduci:
    'Gewinn mit denselben sieben Karten beide Hälften des Pots: das beste Deuce-to-Seven-Low und den besten Badugi aus vier niedrigen Karten in vier Farben.',
  'ace-to-five-lowball':
    'Mach mit einmal Ziehen die niedrigste Hand aus fünf Karten. Das Ass ist niedrig, Straßen und Flushes zählen nicht, und der Joker steht für die niedrigste Karte, die dir fehlt.',
  'ace-to-five-triple-draw':
    'Mach mit dreimal Ziehen die niedrigste Hand aus fünf Karten. Das Ass ist niedrig, Straßen und Flushes zählen nicht, und 5-4-3-2-A ist die beste Hand.',
  'deuce-to-seven-lowball':
    'Mach mit einmal Ziehen die schlechteste gewöhnliche Pokerhand. Das Ass ist hoch, Straßen und Flushes zählen, die beste Hand ist also 7-5-4-3-2 in verschiedenen Farben.',
  'deuce-to-seven-triple-draw':
    'Mach mit dreimal Ziehen die schlechteste gewöhnliche Pokerhand. Das Ass ist hoch, Straßen und Flushes schaden dir, und 7-5-4-3-2 ist die Hand, die alle wollen.',
  'draw-high':
    'Mach mit einmal Ziehen die beste Hand aus fünf Karten. Niemand sieht deine Karten: Die anderen erfahren nur, wie viele du genommen hast.',
  'jacks-or-better':
    'Mach mit einmal Ziehen die beste Hand aus fünf Karten. Gesetzt wird erst, wenn jemand ein Paar Buben oder besser hat, und das muss vielleicht bewiesen werden.',
  archie:
    'Gewinn beide Hälften des Pots: die beste High-Hand, die ein Paar Neunen oder besser braucht, und das beste Low mit Acht oder besser. Du hast drei Züge dafür.',
  ari: 'Gewinn beide Hälften des Pots: die beste High-Hand, die ein Paar Sechsen oder besser braucht und die gemeinsame Karte nutzen darf, und das beste Low mit Acht oder besser aus deinen eigenen fünf.',
  badugi:
    'Mach die niedrigsten vier Karten, die du kannst, in vier verschiedenen Farben und ohne Paar. Asse sind niedrig. Vier solche Karten sind ein Badugi und schlagen jede Hand aus drei.',
  'badugi-high':
    'Mach die höchsten vier Karten, die du kannst, in vier verschiedenen Farben. Werte dürfen doppelt sein, die vier Asse sind also die beste Hand. Vier Farben schlagen drei, egal welche.',
  baduci:
    'Mach die niedrigste Hand, und das zweimal: Der halbe Pot geht an den besten Badugi, der halbe an das beste Deuce-to-Seven-Low. Das Ass ist in beiden hoch und hilft also in keinem.',
  badaci:
    'Mach die niedrigste Hand, und das zweimal: Der halbe Pot geht an den besten Badugi, der halbe an das beste Ace-to-Five-Low. Eine Hand kann beides gewinnen.',
  'chinese-poker':
    'Leg deine dreizehn Karten in drei Reihen, die von vorn nach hinten stärker werden, und gewinn gegen jeden anderen mehr Reihen, als du verlierst.',
  'chinese-draw-poker':
    'Leg deine dreizehn Karten in drei Reihen, die von vorn nach hinten stärker werden, und hol die meisten Punkte von allen, die dabeigeblieben sind. Die Punkte gewinnen den Pot.',
  'open-face-chinese':
    'Leg dreizehn Karten in drei Reihen, die von vorn nach hinten stärker werden. Was liegt, das liegt: Jede Karte ist eine Wette auf die, die noch kommen.',
  'turbo-open-face-chinese':
    'Leg dreizehn Karten in drei Reihen, die von vorn nach hinten stärker werden. Du bekommst sie in drei Portionen, kannst also mehr planen und musst weniger raten.',
  'pineapple-open-face-chinese':
    'Leg dreizehn Karten in drei Reihen, die von vorn nach hinten stärker werden. Du siehst siebzehn und wirfst vier ab, die Hände sind also groß, und Fantasyland ist nah.',
  'pineapple-open-face-chinese-2-7-middle':
    'Leg dreizehn Karten in drei Reihen: vorn eine High-Hand, in der Mitte ein Deuce-to-Seven-Low, und hinten eine Reihe, die die vordere schlägt.',
  'taiwanese-poker':
    'Teil deine sieben Karten in Hände zu einer, zwei und vier auf, bevor du das Board siehst, und gewinn gegen jeden anderen mehr Reihen, als du verlierst.',
}
