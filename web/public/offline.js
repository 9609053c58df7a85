// Keeps the pages that were opened, so that the rulebooks, the ruling desk and the training work without a network.
// Files with a name of their own for each version are kept as they are; a page is asked for anew and kept for later.
const KEPT = 'cardroom-1'
const SHELL = '/'
const MOST = 400

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('message', event => {
  if (event.data?.type !== 'keep' || !Array.isArray(event.data.files)) return
  const files = event.data.files.filter(file => typeof file === 'string' && isOurs(new URL(file, location.href)))
  event.waitUntil(keepAll(files).then(() => event.source?.postMessage({ type: 'kept' })))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (isOurs(url)) event.respondWith(file(request))
})

const isOurs = url => url.origin === location.origin && url.pathname.startsWith('/assets/')

const page = async request => {
  try {
    const answer = await fetch(request)
    const isPage = answer.ok && (answer.headers.get('content-type') ?? '').includes('text/html')
    if (isPage && !new URL(request.url).pathname.startsWith('/api')) {
      const copy = answer.clone()
      await (await caches.open(KEPT)).put(SHELL, copy)
    }
    return answer
  } catch (cause) {
    const kept = await caches.match(SHELL)
    if (kept === undefined) throw cause
    return kept
  }
}

const file = async request => {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(KEPT)
    await cache.put(request, answer.clone())
    await forgetOld(cache)
  }
  return answer
}

const keepAll = async files => {
  const cache = await caches.open(KEPT)
  await cache.add(SHELL)
  for (const name of files) if ((await cache.match(name)) === undefined) await cache.add(name)
}

// Files of earlier versions go when there are too many: the oldest first.
const forgetOld = async cache => {
  const names = (await cache.keys()).filter(({ url }) => isOurs(new URL(url)))
  for (const name of names.slice(0, Math.max(0, names.length - MOST))) await cache.delete(name)
}
