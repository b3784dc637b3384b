import '@/app/(site)/site.css'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { packagePath } from '@/lib/paths'
import { PackageCardView } from './package-card-view'

test('a press on the badge follows the link of the card, like one anywhere on it (OFF-5)', async () => {
  await render(
    <PackageCardView
      wide={false}
      href={packagePath('natal')}
      label="Família"
      title="Natal"
      image={null}
      text="No campo."
      stay="24 a 27 de dezembro"
      people="4 pessoas"
      features={[]}
      price="R$ 4.000,00"
      ways={[]}
      discount={20}
    />,
  )
  let followed: unknown
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    followed = event.target instanceof Element && event.target.closest('a')?.pathname
  }
  addEventListener('click', follow)
  onTestFinished(() => removeEventListener('click', follow))
  for (const place of [page.getByText(/-20%/), page.getByText('No campo.'), page.getByText('Ver Detalhes')]) {
    followed = undefined
    // By force, because it is the link over them that takes the press.
    await place.click({ force: true })
    expect(followed).toBe('/oferta/natal')
  }
})
