import { Copy, ExternalLink, Pencil, Star, Trash2 } from 'lucide-react'
import { use } from 'react'
import { formatDate } from '@/lib/format'
import type { PackageRow, Period } from '@/lib/panel/packages/rows'
import { packagePath } from '@/lib/paths'
import { Money, PriceCell } from '../../_list/price-cell'
import { IconAction, IconActions, IconWithName, iconAction, PendingMarks, thumb } from '../../_list/row-cells'
import { useChangeWithUndo } from '../../_list/use-change-with-undo'
import type { ListScreenState } from '../../_list/use-list-screen'
import { ImageThumb } from '../../_media/image-thumb'
import { Badge } from '../../_ui/badge'
import { Button } from '../../_ui/button'
import { ChoicesContext, labelOf } from '../../_ui/choices'
import { notify } from '../../_ui/notify'
import { useSaving } from '../../_ui/use-saving'

type Props = { screen: ListScreenState<PackageRow>; row: PackageRow }

// A slug up to this length fits on one line; a longer one wraps after its hyphens.
const shortSlug = 23

export function PackageCells({ screen, row }: Props) {
  const { category: known = [] } = use(ChoicesContext)
  return (
    <>
      <td className="max-lg:px-2!">
        <ImageThumb src={row.image} alt="" className={thumb} />
      </td>
      <td className="wrap-anywhere max-lg:block! max-lg:self-center max-lg:pl-1! max-lg:text-left!">
        <p className="font-semibold lg:leading-tight">{row.name || 'Sem nome'}</p>
        <p
          className={`text-[0.8125rem] text-ink-600 lg:text-[0.78125rem] lg:leading-tight ${row.slug.length > shortSlug ? '' : 'lg:whitespace-nowrap'}`}
        >
          {row.slug}
        </p>
        <PendingMarks screen={screen} row={row} />
        {row.validationMessage && <p className="field-error mt-1 max-w-80">{row.validationMessage}</p>}
      </td>
      <td data-label="Categoria" className={`wrap-anywhere ${wide}`}>
        {row.category ? labelOf(known, row.category) : '–'}
      </td>
      <td data-label="Preço" className={`relative even-figures ${wide}`}>
        <PriceCell screen={screen} row={row}>
          {row.originalPrice !== null && (
            <s className="block text-[0.8125rem] text-ink-600">
              <span className="sr-only">Preço original: </span>
              <Money reais={row.originalPrice} />
            </s>
          )}
        </PriceCell>
      </td>
      <td data-label="Período" className={wide}>
        <div className="lg:text-[0.8125rem]">
          <PeriodText period={row.stay} />
          {row.offer.end && (
            <span className="block text-[0.8125rem] text-ink-600">
              oferta até <span className="whitespace-nowrap">{formatDate(row.offer.end)}</span>
            </span>
          )}
        </div>
      </td>
      <td data-label="Status" className={wide}>
        <div className="grid justify-items-start max-lg:justify-items-end">
          <div className="flex flex-wrap items-center gap-x-3 max-lg:justify-end max-lg:gap-1.5">
            {row.active && row.appears ? (
              <Badge tone="accent" long>
                {row.appears}
              </Badge>
            ) : (
              <Badge tone={row.active ? 'good' : 'quiet'}>{row.active ? 'Ativo' : 'Inativo'}</Badge>
            )}
            <FeaturedSwitch screen={screen} row={row} />
            {row.isExpired && <Badge tone="warn">Vencida</Badge>}
          </div>
          <Button
            tone="plain"
            className={toggle}
            aria-label={`${row.active ? 'Desativar' : 'Ativar'} ${row.label}`}
            onClick={() => screen.setActive(row, !row.active)}
          >
            {row.active ? 'Desativar' : 'Ativar'}
          </Button>
        </div>
      </td>
    </>
  )
}

/** Toggles a star, labelled where it is on and on cards. */
function FeaturedSwitch({ screen: { list }, row }: Props) {
  const changeWithUndo = useChangeWithUndo(list)
  const { saving, run } = useSaving(list.texts.changeFailed)
  const { id, label, isFeatured } = row

  async function change() {
    const changes = [{ id, before: { isFeatured }, after: { isFeatured: !isFeatured } }]
    const result = await run(() => changeWithUndo(changes, list.texts.updated))
    if (result && !result.ok) notify.error(result.error, result.title)
  }

  return (
    <Button
      tone="plain"
      role="switch"
      aria-checked={isFeatured}
      aria-disabled={saving}
      aria-label={`Destaque na Home: ${label}`}
      title="Destaque na Home"
      className="min-h-6! min-w-6 gap-1! p-0! font-normal! text-[0.8125rem] text-ink-900! hover:underline max-lg:min-h-11! max-lg:px-2! pointer-coarse:min-h-11!"
      onClick={change}
    >
      <Star
        className={`size-3.5! ${isFeatured ? 'fill-gold-500 text-gold-500' : 'text-ink-600'}`}
        aria-hidden="true"
      />
      <span className={isFeatured ? '' : 'lg:hidden'}>Destaque</span>
    </Button>
  )
}

const toggle =
  'min-h-6! px-0! py-0! text-[0.8125rem] font-medium! hover:underline underline-offset-2 max-lg:min-h-11! max-lg:px-3! max-lg:-mr-3 pointer-coarse:min-h-11!'

// Spans a full line of a card.
const wide = 'max-lg:col-span-full'

function PeriodText({ period: { start, end } }: { period: Period }) {
  if (!start && !end) return '–'
  return (
    <>
      {start && (
        <span className="whitespace-nowrap">{`${end ? '' : 'a partir de '}${formatDate(start)}`}</span>
      )}
      {end && <span className="whitespace-nowrap">{`${start ? ' a ' : 'até '}${formatDate(end)}`}</span>}
    </>
  )
}

export function PackageActions({ screen, row }: Props) {
  return (
    <IconActions>
      <IconAction row={row} label="Editar" icon={Pencil} {...screen.openProps(row)} />
      {row.isPublic ? (
        // A full page load, because the site has its own style sheet.
        <a
          href={packagePath(row.slug)}
          target="_blank"
          rel="noopener"
          className={iconAction}
          aria-label={`Ver ${row.label} no site (abre em nova aba)`}
          title="Ver no site"
        >
          <IconWithName icon={ExternalLink} name="Ver" />
        </a>
      ) : (
        <IconAction
          row={row}
          label="Ver"
          icon={ExternalLink}
          aria-label={`Ver ${row.label} no site: não está publicado`}
          title="Não está no site"
          disabled
        />
      )}
      <IconAction
        row={row}
        label="Duplicar"
        icon={Copy}
        aria-disabled={screen.isCopying(row)}
        onClick={() => screen.duplicate(row)}
      />
      <IconAction
        row={row}
        label="Excluir"
        icon={Trash2}
        className="hover:text-danger-700!"
        onClick={() => screen.remove(row)}
      />
    </IconActions>
  )
}
