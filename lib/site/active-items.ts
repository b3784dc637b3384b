import { logEventOnce } from '@/lib/log'
import { z } from '@/lib/zod'

/** Returns the valid active items; broken and repeated ones are left out and logged (DATA-3, DATA-4). Never fails. */
export function activeItems<S extends z.ZodType>(
  section: string,
  schema: S,
  keysOf: (item: z.output<S>) => string[],
) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) => {
      const taken = new Set<string>()
      return list.filter(isActive).flatMap((raw) => {
        const result = schema.safeParse(raw)
        if (!result.success) return skip(section, raw, z.prettifyError(result.error))
        const keys = keysOf(result.data).map((key, position) => `${position}:${key}`)
        if (keys.some((key) => taken.has(key))) return skip(section, raw, 'repeats an earlier item')
        for (const key of keys) taken.add(key)
        return [result.data]
      })
    })
}

const flag = z.object({ active: z.literal(true).optional() })
const named = z.object({ id: z.string().max(100) })

function isActive(raw: unknown) {
  return flag.safeParse(raw).success
}

function skip(section: string, raw: unknown, validationMessage: string): [] {
  logEventOnce('content_item_skipped', {
    section,
    id: named.safeParse(raw).data?.id ?? null,
    validationMessage,
  })
  return []
}
