import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const ratings = kind('ratings', {
  name: 'Notas em outros sites',
  ground: 'sand',
  fields: {
    ...heading,
    items: rowsOf(1, 4, {
      title: { required, max: 40 },
      detail: { required, max: 20 },
      text: { required, max: 80 },
      link: { required },
    }),
  },
})
