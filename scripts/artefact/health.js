// Whether the site beside this file answers: for HEALTHCHECK, and for machines without curl. Exit code 0 or 1.
// It does not ask /api/health/ready, which a full disk turns red although visitors are served.
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
