/** The page of an event's table: it names the event, so that the felt follows you when you are moved. */
export const tablePath = (table: string, event: string): string => `/t/${table}?event=${encodeURIComponent(event)}`

/** The event that the address of a table's page names; null where it names none. */
export const eventIn = (search: string): string | null => new URLSearchParams(search).get('event')
