/** The page of an event's table: it is told which event, so that the felt follows you when you are moved. */
export const tablePath = (table: string, event: string): string => `/t/${table}?event=${encodeURIComponent(event)}`

/** The event that a table's page was told of; null where it was told none. */
export const eventIn = (search: string): string | null => new URLSearchParams(search).get('event')
