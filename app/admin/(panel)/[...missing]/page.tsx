import { notFound } from 'next/navigation'
import { requireAdmin } from '@/lib/access/guard'

/** Unknown addresses under /admin: the site's own 404 page is static, and the panel's policy would block its scripts. */
export default async function MissingPage() {
  await requireAdmin()
  notFound()
}
