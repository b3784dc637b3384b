import { AskByWhatsapp } from '@/components/booking/ask-by-whatsapp'
import { packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import { packagePath } from '@/lib/paths'

export function AskAboutPackage({ pkg, ...link }: { pkg: Package; className: string; small?: boolean }) {
  return <AskByWhatsapp subject={`Pacote: ${packageTitle(pkg)}`} path={packagePath(pkg.slug)} {...link} />
}
