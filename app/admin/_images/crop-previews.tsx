import { panelSource } from '@/lib/images/panel-source'

const crops = [
  { name: 'Cartão de pacote', shape: 'aspect-4/5 h-28 sm:h-20' },
  { name: 'Abertura no computador', shape: 'aspect-16/9 h-28 sm:h-20' },
  { name: 'Abertura no celular', shape: 'aspect-9/16 h-28 sm:h-20' },
  { name: 'Linha de chalé', shape: 'aspect-3/2 h-28 sm:h-20' },
  { name: 'Link compartilhado', shape: 'aspect-[1200/630] h-28 sm:h-20' },
]

/** How the site's own crops cut the picture around the point. */
export function CropPreviews({ address, focus }: { address: string; focus: string }) {
  return (
    <ul aria-label="Cortes do site" className="flex flex-wrap gap-x-4 gap-y-3">
      {crops.map(({ name, shape }) => (
        <li key={name} className="grid justify-items-start gap-1">
          {/* biome-ignore lint/performance/noImgElement: a file of the panel, encoded already */}
          <img
            src={panelSource(address, 480)}
            alt=""
            style={{ objectPosition: focus }}
            className={`block rounded-xs bg-sand-100 object-cover ${shape}`}
          />
          <span className="text-[0.8125rem] text-ink-600">{name}</span>
        </li>
      ))}
    </ul>
  )
}
