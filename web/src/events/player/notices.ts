/** Can this browser notify, and may it? */
export const mayNotify = (): 'yes' | 'ask' | 'no' => {
  if (!('Notification' in globalThis)) return 'no'
  return Notification.permission === 'granted' ? 'yes' : Notification.permission === 'default' ? 'ask' : 'no'
}

/** Asks whether you want to be notified. */
export const wantNotices = async (): Promise<void> => {
  await Notification.requestPermission()
}

let last = ''

/** Tells you once of a move: a notification where the browser may, and the phone shakes. */
export const notifyMoved = (title: string, body: string, key: string): void => {
  if (key === last) return
  last = key
  // a browser without vibration, or one that nobody has tapped, stays still
  navigator.vibrate?.([200, 100, 200])
  // phones let only a worker of the page notify, and refuse this by throwing
  if (mayNotify() !== 'yes') return
  try {
    new Notification(title, { body, tag: key })
  } catch (cause) {
    console.warn(cause)
  }
}
