import { BOOKS, problemText } from '@cardroom/engine'
import { inWords } from '@cardroom/engine/ask'
import type { ByWhy } from '@cardroom/engine/decider'
import { english } from '@cardroom/engine/words'
import type { Already, RoomAbout, RoomRefusal, RuledOutBy } from '../../refusal.ts'
import { houseProblemText } from '../../rules/house-points.ts'
import { REPORTABLE } from '../../rules/software-dealt.ts'

/** What is wrong with the data that came with it: the first few problems. */
const problems = (refusal: RoomRefusal): string =>
  (refusal.problems ?? []).slice(0, 3).map(problemText).join('; ').slice(0, 400)

/** Every code of the room in a sentence. A new code without one doesn't compile. */
export const refusals: ByWhy<RoomRefusal, string> = {
  'added-already': () => 'You have already added your part of the shuffle.',
  'as-it-is': ({ about }) => already(about!),
  'asked-already': () => 'You have asked once in this hand: a host or floor person without a stake in it can rule.',
  'banned-from-room': () => 'You’re banned from this room. Ask the people who run it.',
  banned: () => 'The host has banned you from this table.',
  'by-invitation': ({ about }) =>
    about === 'network'
      ? 'New players from your network need an invitation: ask the host for a link.'
      : 'This table is for invited players only: ask its host for a link.',
  'cannot-chop': () => 'In this game you can’t chop the blinds.',
  'cannot-run-it': ({ about }) =>
    `In this game you can run it ${TIMES[about!.most] ?? `${about!.most} times`} at most.`,
  'cards-are-dealt-here': () => 'Cards are dealt online here: nobody enters them.',
  'cards-are-needed': ({ about }) =>
    about === 'boards'
      ? 'In this game a board can be struck by its last card: enter the boards as they fall.'
      : `Enter the cards of seat ${about!.seat}.`,
  'deal-is-on': ({ about }) => `A hand is in progress at table ${about!.table}: try again when it’s over.`,
  'read-only': () =>
    'The room is read-only for now: you can look around and finish your hand, but nothing else can be changed.',
  'dealing-stopped': () => 'The room is about to stop for maintenance: you can’t create a table until it’s back.',
  'deck-not-sealed': () => 'This deck wasn’t sealed.',
  'director-enters': () => 'The director enters players here: ask them.',
  fault: () => 'Something went wrong on our side. We’ve logged it.',
  'hand-may-win': () => 'Your hand may win, so it’s shown. To be asked first, turn that on in the menu.',
  'host-is-needed': () => 'A table needs a host: make somebody else host first.',
  'house-makes-no-sense': refusal =>
    (refusal.problems ?? [])
      .slice(0, 5)
      .map(houseProblemText('en'))
      .map(problem => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`)
      .join(' '),
  'last-director': () => 'An event needs a director: invite another first.',
  'looks-on': () => 'You’re watching. The host can make you a player.',
  'manager-is-needed': () => 'A floor needs a manager: invite another one first.',
  'more-than-is-sold': ({ about }) =>
    about!.more === 0
      ? `You have ${english.chips(about!.has)} here, the maximum at these stakes.`
      : `That’s too many chips at these stakes: buy ${english.chips(about!.more)} or less.`,
  muted: () => 'The host has muted you.',
  'name-is-taken': ({ about }) =>
    about!.at === 'room'
      ? `The name ${about!.name} is taken: choose another, or log in if it’s yours.`
      : `There’s already a ${about!.name} at this table: enter another name.`,
  nameless: () => 'Enter a name first.',
  'night-is-over': () => 'The night is over at this table.',
  'no-account': () => 'The room keeps this for players with an account; yours stays in this browser.',
  'no-chips': () => 'An adjustment moves at least one chip.',
  'no-floor-yet': () => 'The floor isn’t open yet.',
  'no-hand-finished': () => 'No hand has finished at any table in this room.',
  'no-name': ({ about }) => NO_NAME[about!],
  'no-name-for': ({ about }) =>
    about === 'table' ? 'Give the table a readable name, or none.' : 'Give the house a readable name.',
  'no-orders-here': ({ about }) =>
    about === 'list'
      ? 'The list takes no orders: open a tournament.'
      : 'The clock takes no orders: use the tournament’s own page.',
  'no-playing-over': () => 'Nobody can play over a seat at a table the software runs.',
  'no-rabbit-here': () => 'Rabbit hunting is off at this table.',
  'no-record-yet': () => 'Nothing is on record yet.',
  'no-ruling-is-due': () => 'There’s nothing to rule on.',
  'no-screen': () => 'They have no screen of their own to play on.',
  'no-seat': ({ about }) =>
    about === 'you' ? 'You don’t have a seat here. Take one to play.' : `${about!.name} has no seat here.`,
  'no-seven-deuce-here': () =>
    'The 7-2 game needs a cash game with two holecards and boards, and a book that leaves side bets to the players.',
  'no-such-book': () => `There’s no such book: choose ${BOOKS.join(', ')}.`,
  'no-such-code': () => 'That code isn’t valid: ask the director for a new one.',
  'no-such-event': () => 'This tournament doesn’t exist.',
  'no-such-game': ({ about }) => `There’s no ${about!.mixes ? 'game or mix' : 'game'} ${about!.game}.`,
  'no-such-hand': ({ about }) => `This table has no finished hand ${about!.hand}.`,
  'no-such-invitation': ({ about }) => NO_INVITATION[about!],
  'no-such-person': () => 'The floor doesn’t know that player.',
  'no-such-season': () => 'This tournament isn’t part of a season.',
  'no-such-request': () => 'That request isn’t open anymore.',
  'no-such-report': () => 'That report has been dealt with.',
  'no-such-rule': ({ about }) => `There’s no rule ${about!.id}.`,
  'no-such-table': ({ about }) => {
    if (about === 'unknown') return 'This table doesn’t exist.'
    return about === 'no-name-like-it' ? 'There’s no table with that name.' : `Table ${about!.table} isn’t open.`
  },
  'nobody-is-due': () => 'Nobody has to act right now.',
  'nobody-there': ({ about }) => `Seat ${about!.seat} is empty.`,
  'nobody-to-agree': () =>
    'You have a stake in this hand, and nobody can agree for the others: a host or floor person without a stake in it has to rule.',
  'not-a-choice': () => 'You can’t choose that at this table.',
  'not-a-kiosk': () => 'This device isn’t a kiosk: staff make it one with a link.',
  'not-asked': ({ about }) =>
    about === 'own-report'
      ? 'You made this report: the others answer it, or you can take it back.'
      : 'Only those with a stake in this hand are asked, and floor people without one.',
  'not-due': ({ about }) => {
    if (about === 'rows') return 'You have no cards to set now.'
    return about!.is === 'decision'
      ? `Seat ${about!.seat} has nothing to decide.`
      : `Nothing is planned for seat ${about!.seat}.`
  },
  'not-bagged': () => 'The flight isn’t bagged: end its day first.',
  'not-entered': () => 'The floor doesn’t know that player.',
  'not-for-bots': () => 'Bots only play: they can’t have a role.',
  'not-here': ({ about }) =>
    about === 'you' ? 'You’re not at this table.' : 'There’s nobody by that name at this table.',
  'not-in-play': () => 'Only players who are still in can report a bust.',
  'not-in-the-bank': () => 'The bank is for players who have sat at this table, and its host.',
  'not-in-the-deal': () => 'You’re not dealt in.',
  'not-seated': () => 'The seat can’t be taken.',
  'not-next': () => 'An earlier hand isn’t in the archive yet.',
  'not-now': ({ about }) =>
    `You can’t choose that now${about!.accepted.length === 0 ? '.' : `; you can choose ${about!.accepted.join(', ')}.`}`,
  'not-oneself': ({ about }) =>
    about === 'adjustment'
      ? 'An adjustment is between two people, or with the house.'
      : 'You can’t do that to yourself: leave the table instead.',
  'not-the-director': () => 'Only the director can do that.',
  'not-the-time': ({ about }) => {
    if (about === 'report') return 'No report is overdue.'
    return `Seat ${about!.seat} ${about!.is === 'early' ? 'still has time' : 'gets no more time'}.`
  },
  'not-understood': refusal => notUnderstood(refusal.about!, problems(refusal)),
  'not-cards-to-show': () => 'You can show only your own cards from the last hand, and each only once.',
  'not-your-cards': () => 'You can’t set those cards like that.',
  'not-your-office': ({ about }) =>
    about === 'order'
      ? 'You can’t do that yourself: ask the floor.'
      : 'This screen is for staff: ask the floor for a link.',
  'not-your-pocket': ({ about }) =>
    `You play here, so you can’t take chips out of ${about!.name}’s pocket. ${about!.name} can pay on the bank page, or a host who doesn’t play can do it.`,
  'not-yours-to-do': ({ about }) => {
    if (about === 'bank') return 'Only the host can do that. You can pay out of your own pocket.'
    return about === 'host-sees'
      ? 'Only the host can see that.'
      : `Only the ${about!.roles.join(', the ')} can do that.`
  },
  'nothing-asked': () => 'No report is pending.',
  'nothing-said': () => 'Type a message first.',
  'nothing-to-show': () => 'You have no cards to show now.',
  'nothing-there': () => 'There’s nothing to follow here.',
  'nothing-to-take-back': () => 'There’s nothing to undo since the last hand began.',
  'nothing-to-undo': ({ about }) => NOT_UNDONE[about!],
  'office-is-closed': () => 'The office needs the token set in CARDROOM_OFFICE_TOKEN, sent as "Authorization: Bearer".',
  'own-flight': () => 'A tournament can’t be its own flight.',
  'plan-makes-no-sense': refusal => (refusal.problems ?? []).map(problemText).join('; '),
  'real-cards': () => 'This table plays with real cards and chips: the dealer seats players and enters what they do.',
  'real-cards-in-rows': ({ about }) =>
    `${about!.form} is scored by rows and can’t be played with real cards here: play it online, or choose another game.`,
  'report-is-open': () => 'Play is stopped until a report is answered.',
  'ruled-out': ({ about }) => ruledOut(about!),
  'seat-is-asked-for': () => 'Somebody else has asked the host for this seat: choose another.',
  'set-aside': ({ about }) => {
    if (about === 'floor')
      return 'The floor’s log can’t be read, so the floor is closed until somebody has looked at it.'
    if (about === 'houses')
      return 'The house rules can’t be read, so none can be signed until somebody has looked at them.'
    if (about === 'training') return 'The training can’t be read, so it’s closed until somebody has looked at it.'
    if (about === 'record') return 'The house’s record can’t be read, so it’s closed until somebody has looked at it.'
    const { name, place, reason } = about!
    return `${name} is out of service: ${place === null ? 'its record' : `entry ${place} of its record`} ${reason}. The other tables play on. Ask this room's operator to look into it.`
  },
  'stake-in-the-hand': () => 'You have a stake in this hand: call the clock without setting its time.',
  'too-fast': ({ about }) => tooFast(about!),
  'too-long': ({ about }) => `That’s too long: a request can have up to ${english.chips(about!.bytes)} bytes.`,
  'too-late': () => 'The cards of this hand are already in order.',
  'too-many': ({ about }) => tooMany(about!),
  'too-many-attempts': () => 'Too many wrong passwords. Try again in a minute.',
  'too-many-bots': ({ about }) => tooManyBots(about!),
  'too-many-houses': ({ about }) => `There can be ${about!.most} at most.`,
  'too-many-groups': ({ about }) => `There can be ${about!.most} at most.`,
  'no-such-edition': () => 'There’s no such edition of house rules.',
  'no-such-group': () => 'There’s no such training group.',
  'no-such-exam': () => 'There’s no such exam.',
  'no-such-node': () => 'No node, or more than one, matches that. To list them: cardroom room nodes',
  'nobody-by-that-id': () => 'Nobody in this room has that id. To find ids: cardroom room people',
  'guest-without-password': () => 'That player is a guest: only accounts have a password.',
  'last-node': () => 'That’s the only node left that plays: let another one resume first.',
  'not-yet-done': () => 'It’s recorded, and the room will do it as soon as it can. The list shows when.',
  'no-archive': () => 'This room has no archive: start it with CARDROOM_ARCHIVE set to a folder.',
  'no-such-answer': () => 'Choose one of the answers.',
  'not-this-question': () => 'That question isn’t due: it has been answered, or another exam has begun.',
  'too-many-notes': ({ about }) => `You have ${about!.most} notes, which is the limit: delete one first.`,
  'too-many-events': ({ about }) =>
    about!.of === 'yours'
      ? `You can run up to ${about!.most} tournaments at a time.`
      : `Up to ${about!.most} tournaments can run from your address at a time.`,
  'too-many-tables': ({ about }) =>
    `Too many ${about!.instant ? 'instant tables' : 'tables'}: up to ${about!.most} ${OPEN_AT_ONCE[about!.of]} can be open at a time. End one of them first.`,
  'tournament-table': ({ about }) =>
    about === 'seats'
      ? 'This table belongs to a tournament: its director seats players and moves chips.'
      : about === 'choice'
        ? 'You can’t choose that in a tournament.'
        : 'This table belongs to a tournament, which closes it.',
  'try-again': ({ about }) => MOVED_ON[about!],
  'unseen-card': () => 'Name only cards that you can see: the room dealt the others.',
  'wrong-name-or-password': () => 'Wrong name or password.',
  'wrong-password': () => 'That isn’t your current password.',
  'wrong-pin': () =>
    'That PIN doesn’t match this name. If the name isn’t yours, add an initial; if you forgot the PIN, ask at the podium.',
}

const already = (about: Already): string => {
  if (typeof about === 'string') return ALREADY[about]
  return about.role === undefined ? `Already set for ${about.name}.` : `${about.name} is already ${about.role}.`
}

const ALREADY: Readonly<Record<Extract<Already, string>, string>> = {
  edition: 'Nothing has changed since the last edition.',
  agreed: 'You have already agreed.',
  'blinds-known': 'This table already knows its blinds.',
  'busts-known': 'This table is dealt here, so it already knows who’s out.',
  'bust-reported': 'That bust has already been reported: the director has to confirm it.',
  'closed-door': 'The table is already for invited players only.',
  director: 'You’re already a director.',
  ends: 'The night already ends after this hand.',
  'ends-not': 'The night isn’t about to end.',
  'night-over': 'The night is already over.',
  'no-director': 'They aren’t a director here.',
  'open-door': 'The table is already open to everybody.',
  paused: 'The table is already paused.',
  'paused-not': 'The table isn’t paused.',
  set: 'Already set.',
}

const NO_NAME: Readonly<Record<RoomAbout['no-name'], string>> = {
  first: 'Enter a name first.',
  readable: 'Enter a readable name.',
  'a-letter': 'Enter a name with at least one letter.',
}

const NO_INVITATION: Readonly<Record<RoomAbout['no-such-invitation'], string>> = {
  link: 'This link isn’t valid anymore: ask for another.',
  unknown: 'This invitation doesn’t exist.',
  over: 'This invitation isn’t valid anymore: ask the host for another.',
}

const NOT_UNDONE: Readonly<Record<RoomAbout['nothing-to-undo'], string>> = {
  nothing: 'There’s nothing to undo.',
  undone: 'That has already been undone.',
  reported: 'What a table or the clock reported has happened and can’t be undone.',
}

const MOVED_ON: Readonly<Record<RoomAbout['try-again'], string>> = {
  houses: 'Somebody signed at the same time: try again.',
  training: 'The training has changed since then: try again.',
  archive: 'The archive has changed since then: try again.',
  tournament: 'The tournament has changed since then: check it and try again.',
  floor: 'The floor has changed since then: check it and try again.',
  people: 'Somebody else was first: try again.',
  table: 'The table has changed since then: check it and try again.',
  record: 'The record has changed since then: check it and try again.',
  office: 'The office has changed since then: check it and try again.',
  own: 'This was changed elsewhere at the same time: try again.',
  node: 'This is moving to another server of the room: try again in a moment.',
}

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'three times' }

const OPEN_AT_ONCE = { yours: 'of yours', address: 'from your address' } as const

const tooFast = (about: RoomAbout['too-fast']): string => {
  if ('seconds' in about) return `You’re chatting too fast: wait ${about.seconds} s.`
  if ('messages' in about) return `Too many messages: the limit is ${about.messages} a second.`
  return `Too many requests from your address: the limit here is ${english.chips(about.requests)} a minute. Try again in ${about.again} s.`
}

const tooMany = (about: RoomAbout['too-many']): string => {
  if (about === 'reports') return 'The director has to look at other reports first.'
  switch (about.what) {
    case 'links':
      return `There are already ${about.most} links: use one of them.`
    case 'followed':
      return `You can follow ${about.most} things at most on one connection.`
    case 'watched':
      return `You can watch ${about.most} tables at most on one connection.`
    case 'invitations':
      return `There are already ${about.most} invitations: revoke one first.`
    case 'requests':
      return `The host has ${about.most} requests to answer: try again in a minute.`
    case 'devices':
      return `Your practice is already kept from ${about.most} devices or browsers: use one of those.`
  }
}

const tooManyBots = (about: RoomAbout['too-many-bots']): string => {
  if ('players' in about) return `It starts with ${about.players} players: that’s fewer than the bots and you.`
  if (about.in === 'yours') return `Up to ${about.most} bots can play in your tournaments at a time.`
  if (about.in === 'event') return `Up to ${about.most} bots can play in a tournament.`
  return `Too many bots: up to ${about.most} from your address can play at a time. End a table with bots first.`
}

const notUnderstood = (about: RoomAbout['not-understood'], wrong: string): string => {
  if (about === 'name') return 'That isn’t a name.'
  if (about === 'binary') return 'Messages are JSON text.'
  if (about === 'not-json') return 'That isn’t JSON.'
  if (about !== 'order') return about.fault
  return wrong === '' ? 'That order isn’t understood: check its fields.' : `That order isn’t understood: ${wrong}.`
}

const ruledOut = ({ incident, by }: RoomAbout['ruled-out']): string => {
  const what = incident === 'exposed-by-dealer' ? 'a card exposed by the dealer' : inWords(incident)
  const accepted = REPORTABLE.map(inWords).join(', ')
  return `${what.slice(0, 1).toUpperCase()}${what.slice(1)} can’t have happened: software deals here, and ${RULED_OUT[by]}. Accepted: ${accepted}.`
}

const RULED_OUT: Readonly<Record<RuledOutBy, string>> = {
  deck: 'the deck is complete, and sealed before the first card is dealt',
  dealing: 'the cards come off the sealed deck one after another, each to its place',
  hands: 'nobody touches cards: a hand is folded, mucked or shown only by its player’s own button',
  chips: 'the room counts every chip and posts every forced bet',
  turns: 'the room asks each player in turn and keeps the clock: call the clock instead',
  showdown: 'the room reads every hand that is shown, and pushes the pots by it',
}
