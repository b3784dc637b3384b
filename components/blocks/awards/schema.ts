import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const awards = kind('awards', {
  name: 'Prêmios',
  fields: {
    ...heading,
    items: rowsOf(1, 12, {
      title: { required },
      detail: { max: 12 },
      text: { max: 80 },
      link: {},
      image: {},
    }),
  },
})
