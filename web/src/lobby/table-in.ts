/** Where the table of a link is, with its invitation: from a whole link, a path, or the id alone; null if it isn't one. */
export const tableIn = (link: string): string | null => {
  const found = /(?:^|\/t\/)([0-9a-f]{12})(\/?(?:[?#][^\s]*)?)$/.exec(link.trim())
  return found === null ? null : `/t/${found[1]}${found[2]!.replace(/^\//, '')}`
}
