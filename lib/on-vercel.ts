/** Checks whether the site runs in or is built for functions on Vercel: without its own server and disk, behind a CDN. */
export function isOnVercel(): boolean {
  return process.env.VERCEL === '1'
}
