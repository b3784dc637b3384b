import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const team = kind('team', {
  name: 'Equipe',
  fields: {
    ...heading,
    items: rowsOf(1, 12, {
      title: { required, max: 60 },
      detail: {},
      text: { max: 300 },
      image: { required },
    }),
  },
})
