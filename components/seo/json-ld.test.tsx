import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld'

function render(name: string) {
  return renderToStaticMarkup(<JsonLd data={{ '@context': 'https://schema.org', '@type': 'Hotel', name }} />)
}

test('the escaped data parses to the original', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('<', '/', '!--', 'script', '>', '"', '&') })),
      (name) => {
        const [, json = ''] =
          /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(render(name)) ?? []
        expect(json).not.toContain('<')
        expect(JSON.parse(json)).toMatchObject({ '@type': 'Hotel', name })
      },
    ),
  )
})
