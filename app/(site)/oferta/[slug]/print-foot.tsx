import { encode } from 'uqr'
import { bitmapAddress } from '@/lib/media/images/bitmap'
import type { Package } from '@/lib/packages/schema'
import { packagePath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getHotel } from '@/lib/site/queries'

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

/** Without the quiet zone of four modules that scanners want around it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  // biome-ignore lint/performance/noImgElement: part of the page itself, and never loaded
  return <img src={bitmapAddress(data)} alt={label} width={size} height={size} />
}
