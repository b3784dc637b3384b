import type { StoredImage } from '@/lib/images/orphans'
import { sizeLabel } from '@/lib/images/size-label'
import { momentLabel } from '@/lib/times'
import { ImageThumb } from '../../_images/image-thumb'

type Props = { images: (StoredImage & { url: string })[]; total: string }

// Every thumbnail is made on demand: a screenful or two is enough to recognise what goes.
const shownAtMost = 50

export function UnusedTable({ images, total }: Props) {
  const oldestFirst = images.toSorted((a, b) => a.uploadedAt.localeCompare(b.uploadedAt))
  const hidden = images.length - shownAtMost
  return (
    <div className="surface">
      <table className="records">
        <caption className="px-4 pt-4 text-left font-semibold max-md:block">{total}</caption>
        <thead>
          <tr>
            <th scope="col">Imagem</th>
            <th scope="col">Enviada para</th>
            <th scope="col">Tamanho</th>
            <th scope="col">Enviada em</th>
          </tr>
        </thead>
        <tbody>
          {oldestFirst.slice(0, shownAtMost).map(({ path, url, bytes, uploadedAt }) => (
            <tr key={path}>
              <td data-label="Imagem">
                <ImageThumb src={url} alt="" />
              </td>
              <td data-label="Enviada para">
                <span className="break-all">{placeOf(path)}</span>
              </td>
              <td data-label="Tamanho" className="whitespace-nowrap even-figures">
                {sizeLabel(bytes)}
              </td>
              <td data-label="Enviada em" className="whitespace-nowrap even-figures">
                {momentLabel(uploadedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className="border-t px-4 py-3 text-ink-600">{`E mais ${hidden}, que não aparecem aqui.`}</p>
      )}
    </div>
  )
}

const places = new Map([
  ['packages/principal', 'Pacotes: imagem principal'],
  ['packages/gallery', 'Pacotes: galeria'],
  ['rooms', 'Acomodações'],
  ['hotel', 'O Hotel'],
])

function placeOf(path: string) {
  const [root = '', folder = ''] = path.split('/')
  return places.get(`${root}/${folder}`) ?? places.get(root) ?? root
}
