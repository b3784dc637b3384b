import { kindNames, kinds } from '@/components/blocks/kinds'
import { choice, text } from '@/lib/content/fields/kinds'
import { maxId } from '@/lib/content/fields/limited'
import { z } from '@/lib/zod'
import { active, possibleFields } from './kind'

/** Fields of a list of blocks; each kind uses some of them. */
export const blockFields = {
  kind: {
    ...choice({
      label: 'Tipo',
      labels: Object.fromEntries(kindNames.map((value) => [value, kinds[value].name])),
    }),
    read: z.enum(kindNames),
    required: true,
  },
  active,
  ...possibleFields,
}

/** Blocks of the hotel's own pages also store their page. */
export const ownBlockFields = { ...blockFields, page: text({ label: 'Página', max: maxId }) }
