import type { NextConfig } from 'next'
import { pictureQuality, pictureWidths, thumbWidth } from './source-set'

/**
 * The image optimiser's settings: it fetches from the site's own folders and the public storage of `supabaseUrl`,
 * from nowhere else and without following redirects. An unusable address allows no remote host.
 */
export function imageConfig(supabaseUrl: string | undefined): NextConfig['images'] {
  const origin = URL.parse(supabaseUrl ?? '')
  return {
    formats: ['image/avif', 'image/webp'],
    qualities: [pictureQuality],
    deviceSizes: pictureWidths,
    imageSizes: [thumbWidth],
    minimumCacheTTL: 31 * 24 * 60 * 60,
    localPatterns: [
      { pathname: '/images/**', search: '' },
      { pathname: '/videos/*.jpg', search: '' },
    ],
    remotePatterns: origin ? [new URL('/storage/v1/object/public/**', origin)] : [],
    // The embedded backend lives on this machine; a hosted one never does.
    dangerouslyAllowLocalIP: origin !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(origin.hostname),
    maximumRedirects: 0,
    maximumResponseBody: 10 * 1024 * 1024,
  }
}
