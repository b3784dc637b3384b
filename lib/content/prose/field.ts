import type { Wording } from '@/lib/content/fields/field'
import { text } from '@/lib/content/fields/kinds'
import { wrongBraces } from './facts'

type Options = Wording & { max: number; rows: number; required?: string; essential?: boolean }

/** Plain text of several lines that may name the hotel's facts; shown through `proseBlocks`. */
export function prose(options: Options) {
  const field = text(options)
  return {
    ...field,
    rows: options.rows,
    form: field.form.refine((typed) => wrongBraces(typed) === undefined, {
      error: ({ input }) => wrongBraces(String(input)) ?? '',
    }),
  }
}
