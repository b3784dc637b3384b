import 'server-only'
import { outsideNext } from '@/lib/supabase/public'
import { purgeCaches } from './purge'
import { readSiteVersion, siteLoader } from './site-content'
import { createWatch } from './watch'

declare global {
  var pagePublication: { read(): number; note(): void } | undefined
  var beforePage: (() => Promise<unknown> | undefined) | undefined
}

/** From now on pages show what others have saved: static ones ask before they are served (lib/cache/handler.mjs). */
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
