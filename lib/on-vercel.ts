/** Whether the site runs in, or is built for, functions of Vercel: no server and no disk of its own, and a CDN before it. */
export function isOnVercel(): boolean {
  return process.env.VERCEL === '1'
}
