import { expect, test } from 'vitest'
import { packageTerms } from './terms'

test('the conditions decide which facts appear, and the block adds the texts', () => {
  const words = {
    lead: 'No cartão.',
    note: 'No chalé.',
    caption: '4 estações',
    title: 'Experiências',
    text: 'Trilhas.',
  }
  expect(
    packageTerms({ instalments: 6, children_free_age: 6, children_from: 0, pix_discount: null }, words),
  ).toEqual([
    { numeral: '6x', title: 'Parcele em até 6x sem juros', text: 'No cartão.' },
    { numeral: '6\u00a0anos', title: 'Crianças de até 6\u00a0anos não pagam', text: 'No chalé.' },
    { numeral: '4 estações', title: 'Experiências', text: 'Trilhas.' },
  ])
  expect(
    packageTerms({ instalments: 1, children_free_age: 1, children_from: 0, pix_discount: null }),
  ).toEqual([
    { numeral: '1\u00a0ano', title: 'Crianças de até 1\u00a0ano não pagam', text: '' },
    { numeral: '', title: 'Experiências exclusivas', text: '' },
  ])
  expect(
    packageTerms({ instalments: 1, children_free_age: 0, children_from: 0, pix_discount: 0 }, { title: '' }),
  ).toEqual([])
  expect(
    packageTerms({ instalments: 1, children_free_age: 0, children_from: 0, pix_discount: 5 }, { title: '' }),
  ).toEqual([{ numeral: '-5%', title: '5% de desconto no Pix', text: '' }])
})
