import { ImageText } from '@/components/editorial/image-text'
import { focusStyle, pictureOf } from '@/lib/images/picture'
import { getAbout, getHotel } from '@/lib/site/queries'

export async function Opening() {
  const [about, { name }] = await Promise.all([getAbout(), getHotel()])
  const src = about.image_url ?? '/images/jardim-flores.jpg'
  return (
    <section aria-labelledby="opening-title" className="section-space">
      <ImageText
        id="opening-title"
        label={name}
        title={about.subtitle || 'Chalés de madeira entre o lago e a Mata Atlântica'}
        shape="tall"
        side="left"
        image={{
          src,
          alt: pictureOf(about, src).alt ?? `Vista do hotel ${name}`,
          crop: 'object-[22%_50%]',
          ...focusStyle(about, src),
        }}
      >
        <p className="text-ink-900 text-lead">{about.description || fallbackText}</p>
      </ImageText>
    </section>
  )
}

const fallbackText =
  'O conforto de uma casa bem cuidada, no meio da Mata Atlântica. O dia começa com o canto dos pássaros sobre o lago, segue pelas trilhas e termina diante do fogo, sem pressa.'
