import { acceptedTypes } from '@/lib/media/images/rules'
import { isOnVercel } from '@/lib/on-vercel'
import { sharePath } from '@/lib/server/requests/places'
import { getBrand } from '@/lib/site/brand'

export const revalidate = 60

/** Describes the installable panel, outside /admin, because browsers request it without the session cookie. */
export async function GET(): Promise<Response> {
  const { name, shades, version } = await getBrand()
  const ofHotel = name && ` · ${name}`
  return Response.json(
    {
      id: '/admin',
      name: `Painel${ofHotel}`,
      short_name: 'Painel',
      description: `O painel da equipe${ofHotel}`,
      lang: 'pt-BR',
      start_url: '/admin',
      scope: '/admin',
      display: 'standalone',
      background_color: shades.forest900,
      theme_color: shades.forest900,
      icons: [
        { src: `/icones/painel-192.png?${version}`, sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: `/icones/painel-512.png?${version}`, sizes: '512x512', type: 'image/png', purpose: 'any' },
        {
          src: `/icones/painel-mascara-512.png?${version}`,
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      ...(isOnVercel() ? {} : { share_target: shareTarget }),
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
}

/** Full-size photographs arrive in a single body, which exceeds Vercel's limit. */
const shareTarget = {
  action: sharePath,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: 'fotos', accept: acceptedTypes.split(',') }] },
}
