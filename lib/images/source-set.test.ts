import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import { beforeAll, expect, test, vi } from 'vitest'
import { imageConfig } from './next-config'
import { pictureQuality, sourceSet } from './source-set'

let nextImage: typeof import('next/image')

// next/image reads its settings once, from a variable that a build fills in; a real variable could only hold text.
beforeAll(async () => {
  const settings = { ...imageConfigDefault, ...imageConfig('http://127.0.0.1:54321') }
  const env = { ...process.env, __NEXT_IMAGE_OPTS: settings }
  vi.stubGlobal('process', Object.create(process, { env: { value: env } }))
  nextImage = await import('next/image')
  vi.unstubAllGlobals()
})

const storage = 'http://127.0.0.1:54321/storage/v1/object/public/hotel-images'

test.each([
  '/images/chale-01.jpg',
  `${storage}/packages/principal/Foto%20da%20mata (1).webp`,
  `${storage}/rooms/a&b=c.jpg`,
])('%s gets the addresses that next/image would give it', (src) => {
  const picture = { src, alt: '', sizes: '50vw', width: 1600, height: 1067, quality: pictureQuality }
  const { props } = nextImage.getImageProps(picture)
  expect(sourceSet(src)).toEqual({ src: props.src, srcSet: props.srcSet })
})
