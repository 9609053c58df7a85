/** Your notes about other players. */
export const notes = {
  open: (name: string) => `Note about ${name}`,
  title: (name: string) => `Your note about ${name}`,
  label: 'Note',
  hint: 'Only you can read it.',
  inRoom: 'It’s kept in the room with your account.',
  inBrowser: 'It’s kept in this browser. With an account it’s kept in the room.',
  colour: 'Color',
  noColour: 'None',
  colours: { red: 'Red', orange: 'Orange', yellow: 'Yellow', green: 'Green', blue: 'Blue', purple: 'Purple' },
  left: (characters: number) => `${characters} characters left`,
  save: 'Save note',
  remove: 'Delete note',
  marked: (name: string, colour: string) => `Note about ${name}, marked ${colour.toLowerCase()}`,
}
