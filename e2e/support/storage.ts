import type { Page } from 'playwright/test'

/** What `kept` finds where a page has left nothing. */
export const nothingKept = { cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 }

/** Everything a page could have left in the browser. */
export function kept(page: Page) {
  return page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}
