import { encode } from 'uqr'
import { maxAddress } from '@/lib/content/fields/limited'
import { bitmapAddress } from '@/lib/media/images/bitmap'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getHotel } from '@/lib/site/site-content'

/** Prints the contacts, and the page's URL as text and QR code; `label` says what is there. */
export async function PrintFoot({ path, label }: { path: string; label: string }) {
  const { name, tagline, configuration } = await getHotel()
  const { address, phone, email } = configuration
  const url = absoluteUrl(path)
  return (
    <div className="print-foot hidden">
      {/* A longer URL does not fit into a QR code. */}
      {url.length <= maxAddress && <QrCode text={url} label="Código QR desta página" />}
      <div>
        <p className="font-display">{[name, tagline].filter(Boolean).join(' · ')}</p>
        <p>{[phone, email].filter(Boolean).join(' · ')}</p>
        <p>{address}</p>
        <p>
          {label}: {url}
        </p>
      </div>
    </div>
  )
}

/** Draws the code without its quiet zone; the page's white margin serves as one. */
async function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  // biome-ignore lint/performance/noImgElement: an inline data URL that is never fetched
  return <img src={await bitmapAddress(data)} alt={label} width={size} height={size} />
}
