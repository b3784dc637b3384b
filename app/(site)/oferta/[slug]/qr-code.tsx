import { encode } from 'uqr'
import { bitmapAddress } from '@/lib/images/bitmap'

/** Without the quiet zone of four modules that scanners want around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  // biome-ignore lint/performance/noImgElement: part of the page itself, and never loaded
  return <img src={bitmapAddress(data)} alt={label} width={size} height={size} />
}
