import { ServerResponse } from 'node:http'
import { env } from './env'

/** Ends the process with the list of what is wrong in the environment, instead of serving half a site. */
export function stopUnlessConfigured() {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Next 16.4 sends `location` twice when redirect() runs in a page rendered on demand: once from the renderer, once
 * from the cache entry (vercel/next.js#82117). Browsers forgive it; fetch() and crawlers follow both as one address.
 */
export function sendOneLocation() {
  const { appendHeader } = ServerResponse.prototype
  ServerResponse.prototype.appendHeader = function (name, value) {
    return name.toLowerCase() === 'location'
      ? this.setHeader(name, value)
      : appendHeader.call(this, name, value)
  }
}
