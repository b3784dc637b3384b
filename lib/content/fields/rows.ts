import { z } from '@/lib/zod'
import { blanks, type Field, forms, reads, shown, type Typed, type Wording } from './field'

type Options<Columns extends Record<string, Field>> = Wording & {
  columns: Columns
  /** The maximum number of rows. */
  most: number
  /** The name of one row: `refeição`. */
  one: string
}

/** Small objects with the same fields, in an order of their own. Empty and broken ones are not shown. */
export function rows<Columns extends Record<string, Field>>({
  columns,
  most,
  one,
  ...wording
}: Options<Columns>) {
  const row = z.object(reads(columns))
  const typed = z.object(forms(columns)) as unknown as z.ZodType<z.output<typeof row>, Typed<Columns>>
  const nothing = JSON.stringify(blanks(columns))
  const isEmpty = (entry: unknown) => JSON.stringify(shown(columns, entry)) === nothing
  const read = z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const { success, data } = row.safeParse(entry)
        return success && !isEmpty(entry) ? [data] : []
      }),
    )
  // An empty row keeps its position, so that errors after it have the right index.
  const form = z.array(typed).max(most, `Use no máximo ${most} itens`)
  const blank: Typed<Columns>[] = []
  return {
    ...wording,
    kind: 'rows' as const,
    columns,
    most,
    one,
    read,
    form,
    shown: (stored: unknown): Typed<Columns>[] =>
      Array.isArray(stored)
        ? stored.filter((entry) => !isEmpty(entry)).map((entry) => shown(columns, entry))
        : [],
    blank,
  }
}
