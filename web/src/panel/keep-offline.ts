/** Keeps all files that the page has loaded for when there is no network; `data-kept` on the page says when it is done. */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  await navigator.serviceWorker.register('/offline.js')
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'kept') document.documentElement.dataset.kept = ''
  })
  active?.postMessage({ type: 'keep', files })
}
