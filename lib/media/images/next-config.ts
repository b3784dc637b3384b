import type { NextConfig } from 'next'
import { imageWidths, thumbWidth } from './source-set'

/** next/image through our own loader: files encoded beforehand, and no `/_next/image` that would encode for anybody. */
export const imageConfig: NextConfig['images'] = {
  loader: 'custom',
  loaderFile: './lib/media/images/loader.ts',
  deviceSizes: imageWidths,
  imageSizes: [thumbWidth],
}
