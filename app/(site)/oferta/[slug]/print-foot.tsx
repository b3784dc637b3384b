import type { Package } from '@/lib/packages/schema'
import { packagePath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getHotel } from '@/lib/site/queries'
import { QrCode } from './qr-code'

/** What a printed offer needs beside the page: whom to call, and the way back to it. Its sheet is asked for by paper only. */
export async function PrintFoot({ pkg, ended }: { pkg: Package; ended: boolean }) {
  const { name, tagline, configuration } = await getHotel()
  const { address, phone, email } = configuration
  const url = absoluteUrl(packagePath(pkg.slug))
  return (
    <div className="print-foot hidden">
      <link rel="stylesheet" href="/print.css" media="print" precedence="print" />
      <QrCode text={url} label="Código QR desta página" />
      <div>
        <p className="font-display">{[name, tagline].filter(Boolean).join(' · ')}</p>
        <p>{[phone, email].filter(Boolean).join(' · ')}</p>
        <p>{address}</p>
        <p>
          {ended ? 'Pacote completo' : 'Pacote completo e reservas'}: {url}
        </p>
      </div>
    </div>
  )
}
