import 'server-only'
import { outsideNext } from '@/lib/supabase/public'
import { purgeCaches } from './purge'
import { readSiteVersion, siteLoader } from './site-content'
import { createWatch } from './watch'

declare global {
  var pagePublication: { read(): number; note(): void } | undefined
  var beforePage: (() => Promise<unknown> | undefined) | undefined
}

/** Starts the watch for changes of other instances; static pages ask it before they are served (lib/cache/handler.mjs). */
export function watchContent() {
  const watch = createWatch({ ask: readSiteVersion, pull: pullContent, outdate })
  globalThis.beforePage = () => outsideNext(watch)
}

async function pullContent() {
  const loader = siteLoader()
  if (!(await loader.refresh())) throw new Error('the new content could not be read')
  return loader.takeNews()
}

function outdate() {
  globalThis.pagePublication?.note()
  purgeCaches()
}
