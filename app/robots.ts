import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/absolute-url'

// The site's URL may change without a new build.
export const revalidate = 60

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
