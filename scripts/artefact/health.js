// Checks whether the site next to this file answers, for HEALTHCHECK and for machines without curl. Exits with 0 or 1. Does
// not ask /api/health/ready, which fails on a full disk although visitors are served.
const { HOST, PORT } = process.env
const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
const address = host.includes(':') ? `[${host}]` : host
try {
  const signal = AbortSignal.timeout(4000)
  const answer = await fetch(`http://${address}:${PORT || 3000}/api/health`, { signal })
  console.log(answer.status, await answer.text())
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  console.log(String(error))
  process.exitCode = 1
}
