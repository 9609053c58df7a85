import type { FormId } from '../../../forms/forms.ts'

const OMAHA = [
  'Genau zwei deiner Karten spielen, immer. Mit drei Assen auf der Hand hast du ein Paar Asse, und mit einem Herz keinen Flush.',
  'Die Hände sind hoch. Zwei Paare gewinnen selten, und eine Straße ist in Gefahr, wenn das Board ein Paar oder drei einer Farbe zeigt.',
] as const
const NO_LOW = 'gibt es keins, und die High-Hand nimmt den ganzen Pot.'
const EIGHT = `Ein Low braucht fünf verschiedene Karten bis zur Acht. Ohne drei solche Karten auf dem Board ${NO_LOW}`
const EIGHT_OF_SEVEN = `Ein Low braucht fünf verschiedene Karten bis zur Acht. Ohne fünf solche unter deinen sieben ${NO_LOW}`
const COUNTERFEIT =
  'Eine niedrige Karte auf dem Board, die zu einer von deinen passt, verdirbt dein Low. A-2-3 übersteht das, A-2 allein nicht.'
const QUARTERED =
  'Hat jemand dasselbe Low wie du, bekommst du ein Viertel des Pots und hast vielleicht ein Drittel davon bezahlt. Spiel um beide Hälften.'
const STUD_MEMORY =
  'Gefoldete offene Karten sind weg. Wenn zwei der Buben, die du brauchst, im Muck liegen, brauchst du etwas anderes.'
const RAZZ_MEMORY =
  'Gefoldete offene Karten sind weg. Liegen die niedrigen Karten, die du brauchst, im Muck, kommen sie nicht mehr; liegen deine eigenen Werte dort, paarst du dich seltener.'
const DRAW_COUNT =
  'Wie viele Karten die anderen nehmen, ist alles, was du über sie erfährst. Wer pat bleibt, sagt: Ich habe es.'
const PAT = 'Du darfst alle Karten behalten. Keine zu nehmen heißt pat bleiben.'
const FOUL =
  'Die Reihen dürfen von vorn nach hinten nicht schwächer werden. Sonst ist die Hand gefoult und verliert jede Reihe, was sie auch hat.'
const DRAWMAHA = [
  'Du ziehst einmal, nach der Setzrunde am Flop: bis zu drei Karten. Der Turn kommt vor deinen neuen Karten.',
  'Alle fünf Karten auf deiner Hand zählen für die Draw-Hälfte, und genau zwei davon für die Omaha-Hälfte.',
] as const
const BADUGI = [
  'Ein Paar oder eine zweite Karte derselben Farbe verdirbt deine Hand nicht: Die Karte zählt nur nicht, und du hast eine Hand aus drei.',
  'Jede Hand aus vier Karten schlägt jede aus drei, ein Badugi bis zum König schlägt also 3-2-A.',
] as const
const BADUGI_HALF =
  'In der Badugi-Hälfte ist ein Paar oder eine zweite Karte derselben Farbe kein Unglück: Die Karte zählt nur nicht, und du hast eine Hand aus drei.'
const ROYALTIES =
  'Starke Reihen bringen Royalties dazu: ein Flush hinten, ein Drilling in der Mitte, vorn ein Paar Sechsen oder besser.'
const NO_CHECK_ONCE = 'Vor dem Ziehen kannst du nicht checken: setzen, callen oder folden. Danach schon.'
const NO_CHECK_FIRST = 'Vor dem ersten Ziehen kannst du nicht checken: setzen, callen oder folden.'
const HIGH_BRINGS_IN = 'Die höchste offene Karte macht das Bring-in, danach beginnt die niedrigste offene Hand.'
const SEVEN_FOR_BOTH =
  'Alle sieben Karten gelten für beide Hälften. Du nimmst fünf für das Low und vier für den Badugi.'
const BEST_27 = 'Straßen und Flushes schaden dir. 6-5-4-3-2 ist eine Straße, die beste Hand ist also 7-5-4-3-2.'
const NO_LIMPING = 'Vor dem Flop kannst du nicht limpen: Folde oder setz genau dreimal die Ante des Buttons.'
const FIVE_AND_FOUR = 'Du hast fünf Karten: Alle zusammen sind das Low, die besten vier in vier Farben der Badugi.'
const FOUR_AND_ONE =
  'Du bekommst vier Karten verdeckt und eine offen und wirfst nach der ersten Setzrunde zwei der verdeckten ab.'

/** What is special about each form, and what beginners trip over. */
export const special: Readonly<Record<FormId, readonly string[]>> = {
  holdem: [
    'Du darfst beide Karten nehmen, eine oder keine: Sind die fünf auf dem Board deine beste Hand, spielst du das Board.',
    'Haben zwei dasselbe Paar, entscheidet die nächsthöhere Karte. Darum schlägt A-K so oft A-Q.',
    'Der Button rückt nach jeder Hand einen Platz weiter. Als Letzter dran zu sein ist viel wert, denn du hast gesehen, was alle getan haben.',
  ],
  pineapple: [
    'Die dritte Karte geht vor dem Flop, verdeckt. Du erfährst nicht, ob sie geholfen hätte.',
    'Zwei Karten, die zusammenpassen, schlagen drei, die es nicht tun. Behalt das Paar oder die zwei für Straße oder Flush.',
  ],
  'crazy-pineapple': [
    'Du behältst alle drei Karten durch die Setzrunde am Flop und wirfst vor dem Turn eine ab.',
    'Mit drei Karten auf jedem Flop kommen Straßen und Flushes öfter an als im Hold’em. Ein Paar reicht selten.',
    'Ab dem Turn ist es Hold’em: fünf beliebige aus deinen zwei Karten und dem Board.',
  ],
  omaha: [...OMAHA, 'Vier Karten, die zusammenarbeiten, gewinnen: A-A-J-10 in zwei Farben schlägt auf Dauer A-A-7-2.'],
  'omaha-8': [OMAHA[0], EIGHT, COUNTERFEIT, QUARTERED],
  'omaha-hi-lo': [
    OMAHA[0],
    'Niemand muss sich qualifizieren. Ist das Board hoch, kann schon J-10-8-4-2 das beste Low sein.',
    'Die zwei Karten für dein Low müssen nicht die zwei für dein High sein.',
  ],
  'big-o': [
    'Aus fünf Karten kannst du zehn Paare wählen, und doch spielen genau zwei Karten.',
    EIGHT,
    'Wenn alle fünf Karten haben, ist die bestmögliche Hand oft im Spiel. Zieh auf sie und nicht auf die zweitbeste.',
  ],
  'big-easy': [
    'An einem Tisch zu acht gibt es fünf Karten für jeden; mit weniger Spielern könnt ihr euch auf sechs oder mehr einigen.',
    'Wie viele Karten du auch hast, genau zwei davon spielen.',
    EIGHT,
  ],
  'double-board-omaha': [
    'Eine verbrannte Karte gilt für beide Boards. Die Karten des oberen kommen zuerst.',
    'Beide Boards zu gewinnen heißt Scoop. Wer nur auf einem Board stark ist, bekommt sein Geld zurück und etwas mehr.',
    OMAHA[0],
  ],
  'five-card-double-board-bomb-pot-plo': [
    'Vor dem Flop setzt niemand: Die Antes von allen machen den ersten Pot, und der ist groß.',
    'Du brauchst eine starke Hand auf beiden Boards oder auf einem die beste. Mäßige Hände auf beiden verlieren zweimal.',
    OMAHA[0],
  ],
  'ultimate-big-o': [
    'Beide Hälften gelten auf beiden Boards: Dein High darf vom oberen kommen und dein Low vom unteren.',
    'Zeigt keins der Boards drei verschiedene Karten bis zur Acht, gibt es kein Low, und das High nimmt alles.',
    OMAHA[0],
  ],
  'sick-o': [
    'Beim Low ist das Ass die höchste Karte. A-2 auf der Hand, sonst beim Teilen Gold wert, ist hier nichts wert.',
    'Ein Low 7-6-5-4-3 ist eine Straße, und ein Low in einer Farbe ist ein Flush. Beide qualifizieren sich nicht.',
    OMAHA[0],
  ],
  courchevel: [
    'Du siehst eine Karte des Boards, bevor du setzt. Ein Drilling damit ist eine Hand; ein Ass, das sie verfehlt, nicht.',
    ...OMAHA,
  ],
  derailment: [
    'Welches Board geht, weiß man erst mit den River-Karten, vor der letzten Setzrunde. Die niedrigste davon streicht ihr Board.',
    'Eine Hand, die auf einem Board stark ist, kann am Ende nichts wert sein. Such Hände, die auf allen dreien leben.',
    OMAHA[0],
  ],
  'drawmaha-high': [
    ...DRAWMAHA,
    'Ein Paar Asse auf der Hand gewinnt oft die Draw-Hälfte. Brich es nicht für einen besseren Omaha-Draw.',
  ],
  'drawmaha-2-7': [
    ...DRAWMAHA,
    'In der Draw-Hälfte ist das Ass hoch, und Straßen und Flushes schaden. Niedrige Karten ohne Lücken sind gute Omaha-Hände und schlechte Lows.',
  ],
  'drawmaha-a-5': [
    ...DRAWMAHA,
    'In der Draw-Hälfte ist das Ass niedrig, und Straßen und Flushes schaden nicht: 5-4-3-2-A ist das Beste.',
  ],
  'drawmaha-badugi': [
    ...DRAWMAHA,
    'Für den Badugi zählen vier deiner fünf Karten: vier Farben, kein Paar, so niedrig wie möglich.',
  ],
  'drawmaha-badugi-high': [
    ...DRAWMAHA,
    'Für den Badugi zählen vier deiner fünf Karten: vier Farben, so hoch wie möglich. Paare sind erlaubt und helfen auch der Omaha-Hälfte.',
  ],
  'drawmaha-49': [
    ...DRAWMAHA,
    'Zehnen zählen zehn, Neunen neun und so weiter; das Ass zählt eins, und Könige, Damen und Buben zählen nichts.',
  ],
  'short-deck-holdem': [
    'Mit 36 Karten ist ein Flush seltener als ein Full House und schlägt es. Alles andere gilt wie sonst.',
    'Das Ass spielt auch unter der Sechs: A-6-7-8-9 ist die niedrigste Straße.',
    NO_LIMPING,
  ],
  'short-deck-plo': [
    'Mit 36 Karten ist ein Flush seltener als ein Full House und schlägt es. A-6-7-8-9 ist die niedrigste Straße.',
    OMAHA[0],
    NO_LIMPING,
  ],
  'seven-card-stud': [
    STUD_MEMORY,
    'Die niedrigste offene Karte muss mit dem Bring-in eröffnen; danach beginnt immer die höchste offene Hand.',
    'Bei einem offenen Paar auf der Fourth Street darf sofort das obere Limit gesetzt werden.',
  ],
  'five-card-stud': [
    'Mit einer verdeckten Karte lässt sich wenig verbergen. Schlägt ein offenes Blatt deine ganze Hand, folde: Es hat dich schon.',
    STUD_MEMORY,
    'Die Einsätze bleiben die ganze Hand gleich: Im Five-Card Stud verdoppelt sich nichts.',
  ],
  'mississippi-stud': [
    'Es gibt keine Fourth Street: Zwei offene Karten kommen auf einmal, dann je eine auf Sixth und Seventh Street.',
    'Die letzte Karte kommt offen, niemand verbessert sich also heimlich. Nur deine ersten zwei Karten sind verdeckt.',
    'Bei Pot-Limit und No-Limit muss niemand setzen: Die höchste offene Karte setzt oder foldet.',
  ],
  razz: [
    'Alles ist umgedreht: Die höchste offene Karte muss das Bring-in machen, danach beginnt die niedrigste offene Hand.',
    'Paare schaden. Sieben Karten mit einem Paar oder zweien können dir einen König in den besten fünf lassen.',
    'Fünf in einer Reihe und in einer Farbe stören überhaupt nicht: Straßen und Flushes gibt es hier nicht.',
    RAZZ_MEMORY,
  ],
  'kansas-city-razz': [
    'Das Ass ist die schlechteste Karte im Deck. Wer eins offen hat, macht wahrscheinlich das Bring-in.',
    'Straßen und Flushes schaden dir: 7-6-5-4-3 ist eine Straße und verliert gegen eine Hand mit König hoch.',
    HIGH_BRINGS_IN,
  ],
  'stud-8': [
    'Dieselben fünf Karten können beides gewinnen: 5-4-3-2-A ist das beste Low und eine Straße.',
    'Ein Low braucht fünf verschiedene Karten bis zur Acht. Hat niemand eins, nimmt die High-Hand alles.',
    'Aus niedrigen Karten kann eine High-Hand werden, aus hohen Paaren nie ein Low. Fang niedrig an.',
    'Ein offenes Paar erlaubt hier nicht den doppelten Einsatz wie in einem Stud nur um High.',
  ],
  'stud-hi-lo': [
    'Niemand muss sich qualifizieren: Die niedrigste Hand nimmt ihre Hälfte, auch mit einem Buben darin.',
    HIGH_BRINGS_IN,
    'Dieselben Karten dürfen für beide Hälften dienen.',
  ],
  'super-stud': [
    FOUR_AND_ONE,
    'Alle beginnen mit den besten drei aus fünf, die Anfangshände sind also stark. Ein kleines Paar ist es nicht.',
    'Ab der Fourth Street ist es Seven-Card Stud, mit offenen Paaren und allem.',
  ],
  'super-stud-8': [
    FOUR_AND_ONE,
    'Anders als im Seven-Card Stud macht die höchste offene Karte das Bring-in.',
    EIGHT_OF_SEVEN,
    'Drei niedrige Karten einer Farbe sind das, was du suchst: Sie können beide Hälften gewinnen.',
  ],
  'mexican-poker': [
    'Eine Karte ist immer verdeckt. Deckst du sie vor der nächsten Street auf, kommt dafür die neue verdeckt.',
    'Ein verdeckter Joker ist jede Karte. Offen steht er nur für ein Ass oder vervollständigt Straße oder Flush.',
    'Achten, Neunen und Zehnen fehlen im Deck. Nach 7-6-5-4-3 kommt also J-7-6-5-4: Sieben und Bube sind Nachbarn.',
  ],
  razzdugi: [
    'Die Low-Hälfte ist Razz: Paare schaden, Straßen und Flushes nicht. Die Badugi-Hälfte will vier Farben.',
    SEVEN_FOR_BOTH,
    HIGH_BRINGS_IN,
  ],
  razzduci: [
    'Beim Low ist das Ass hoch, und Straßen und Flushes schaden. Beim Badugi ist das Ass niedrig.',
    SEVEN_FOR_BOTH,
    HIGH_BRINGS_IN,
  ],
  'ace-to-five-lowball': [
    PAT,
    NO_CHECK_ONCE,
    'Der Joker ist die niedrigste Karte, die du nicht hast. Zu A-2-3-4 ist er eine Fünf, und du hast das Wheel.',
    DRAW_COUNT,
  ],
  'ace-to-five-triple-draw': [
    PAT,
    'Ein Paar kostet dich nur eine Karte. Wenn du noch dreimal ziehst, ist eine schlechte Karte kein Unglück; zwei sind es.',
    'Straßen und Flushes zählen nicht, A-2-3-4-5 in einer Farbe ist also trotzdem die beste Hand.',
    DRAW_COUNT,
  ],
  'deuce-to-seven-lowball': [
    NO_CHECK_ONCE,
    BEST_27,
    'Das Ass ist die höchste Karte: A-5-4-3-2 ist eine Hand mit Ass hoch, und eine schlechte.',
    DRAW_COUNT,
  ],
  'deuce-to-seven-triple-draw': [
    BEST_27,
    'Das Ass ist die höchste Karte. Wirf es ab.',
    'Eine Zwei ist am meisten wert: Ohne sie gibt es kein Sieben-Low.',
    DRAW_COUNT,
  ],
  'draw-high': [
    'Der Joker gilt als Ass oder vervollständigt eine Straße oder einen Flush. Sonst nichts.',
    'Wenn niemand eröffnet, bleiben die Antes im Pot für die nächste Hand.',
    'Wer eröffnet hat, beginnt nach dem Ziehen.',
    DRAW_COUNT,
  ],
  'jacks-or-better': [
    'Zum Eröffnen brauchst du ein Paar Buben oder besser. Um eine Eröffnung zu callen, brauchst du nichts.',
    'Wer eröffnet, muss das am Ende zeigen können. Wer das Paar beim Ziehen trennt, muss es sagen.',
    'Wenn niemand eröffnen kann, bleiben die Antes im Pot für die nächste Hand.',
  ],
  archie: [
    'Ein Paar Achten ist nichts wert: Für die High-Hälfte brauchst du Neunen oder besser.',
    'Qualifiziert sich niemand für eine Hälfte, nimmt die andere den ganzen Pot.',
    NO_CHECK_FIRST,
    DRAW_COUNT,
  ],
  ari: [
    'Eine Karte liegt offen für alle. Sie zählt nur für die High-Hälfte, und alle haben sie.',
    'Für die High-Hälfte brauchst du ein Paar Sechsen oder besser; für das Low fünf eigene Karten bis zur Acht.',
    NO_CHECK_FIRST,
  ],
  badugi: [
    ...BADUGI,
    'Ein Badugi wird von oben gelesen: 8-4-3-2 verliert gegen 7-6-5-4.',
    'Drei gute niedrige Karten in drei Farben sind ein guter Anfang. Zieh eine und brich sie nicht für einen schwachen Badugi.',
  ],
  'badugi-high': [
    'Nur die Farben müssen verschieden sein. Ein Paar schadet hier nicht: Die vier Asse sind die beste Hand.',
    'Eine zweite Karte derselben Farbe zählt nicht und lässt dir eine Hand aus drei.',
    'Jede Hand aus vier Karten schlägt jede aus drei, 5-4-3-2 in vier Farben schlägt also A-A-A.',
  ],
  baduci: [
    FIVE_AND_FOUR,
    'Das Ass ist in beiden Hälften hoch. Der Traum ist 7-5-4-3-2 mit 5-4-3-2 in vier Farben.',
    BADUGI_HALF,
    'Beim Low schaden dir Straßen und Flushes.',
  ],
  badaci: [
    FIVE_AND_FOUR,
    'Die Traumhand ist A-2-3-4 in vier Farben mit einer Fünf: Sie gewinnt beide Hälften.',
    BADUGI_HALF,
  ],
  'chinese-poker': [
    FOUL,
    'Ein Punkt für jede Reihe, die du gewinnst, und drei dazu, wenn du alle gewinnst.',
    'Vorn, mit drei Karten, zählen nur Paare und Drillinge: keine Straßen, keine Flushes.',
    'Es werden immer vier Hände zu dreizehn gegeben. Zwei Spieler bekommen je zwei davon.',
  ],
  'chinese-draw-poker': [
    FOUL,
    'Die Karten kommen zu fünft, zu dritt und zu fünft, und nach jeder Portion wird gesetzt.',
    'Solange Karten kommen, kannst du folden. Wer übrig ist, legt seine Reihen, und die meisten Punkte gewinnen den Pot.',
  ],
  'open-face-chinese': [
    FOUL,
    'Eine Karte, die liegt, kann nicht mehr wandern. Lass hinten Platz für die Karten, die dort stark wären.',
    ROYALTIES,
    'Damen oder besser vorn, ohne Foul, bringen dich ins Fantasyland: In der nächsten Hand bekommst du alle Karten auf einmal.',
  ],
  'turbo-open-face-chinese': [
    FOUL,
    'Erst fünf Karten, dann vier, dann die letzten vier: Jede Portion wird ganz gelegt, bevor der Nächste dran ist.',
    ROYALTIES,
    'Damen oder besser vorn bringen dich ins Fantasyland.',
  ],
  'pineapple-open-face-chinese': [
    FOUL,
    'Die Karte, die du abwirfst, bleibt verdeckt: Die anderen erfahren nie, was du aufgegeben hast.',
    ROYALTIES,
    'Damen oder besser vorn bringen dich ins Fantasyland: In der nächsten Hand bekommst du vierzehn Karten auf einmal.',
  ],
  'pineapple-open-face-chinese-2-7-middle': [
    'Die mittlere Reihe muss ein Deuce-to-Seven-Low mit Zehn oder besser sein, sonst ist die Hand gefoult.',
    'Hinten muss besser sein als vorn. Die Mitte wird nur mit der Mitte der anderen verglichen.',
    'Könige oder besser vorn bringen dich ins Fantasyland, und 7-5-4-3-2 in der Mitte auch.',
  ],
  'taiwanese-poker': [
    'Du legst deine Reihen, bevor eine Karte auf dem Board liegt, und dann bleiben sie, wie sie sind.',
    'Die einzelne Karte und das Paar spielen mit dem Board wie im Hold’em. Von den vier Karten spielen genau zwei, wie im Omaha.',
    'Die Reihen müssen nicht stärker werden: Ein Foul gibt es nicht.',
  ],
}
