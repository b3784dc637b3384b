// Whether the site beside this file can serve: for HEALTHCHECK, and for machines without curl. Exit code 0 or 1.
const { HOST, PORT, REVALIDATE_SECRET } = process.env
const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
const address = host.includes(':') ? `[${host}]` : host
try {
  const signal = AbortSignal.timeout(4000)
  const headers = REVALIDATE_SECRET ? { authorization: `Bearer ${REVALIDATE_SECRET}` } : {}
  const answer = await fetch(`http://${address}:${PORT || 3000}/api/health/ready`, { signal, headers })
  console.log(answer.status, await answer.text())
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  console.log(String(error))
  process.exitCode = 1
}
