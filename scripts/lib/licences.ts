import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })),
})

type Licensed = { licence: string; shipped: string[]; tools: string[] }

/** Of a package-lock.json: which packages stand under which licence, apart those that only development needs. */
export function licencesOf(lock: unknown): Licensed[] {
  const { '': _own, ...packages } = lockSchema.parse(lock).packages
  const found = Object.entries(packages).map(([path, { license = 'unknown', dev = false }]) => {
    return { name: path.replace(/^.*node_modules\//, ''), licence: license, dev }
  })
  const namesOf = (licence: string, dev: boolean) =>
    [
      ...new Set(found.filter((one) => one.licence === licence && one.dev === dev).map(({ name }) => name)),
    ].sort()
  return [...new Set(found.map(({ licence }) => licence))]
    .sort()
    .map((licence) => ({ licence, shipped: namesOf(licence, false), tools: namesOf(licence, true) }))
}
