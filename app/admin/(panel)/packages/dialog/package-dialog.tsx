import { Check } from 'lucide-react'
import { use } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { accentColors } from '@/lib/brand/color'
import type { Field } from '@/lib/content/fields/field'
import { parsePrice } from '@/lib/content/fields/price-input'
import { siteNow } from '@/lib/dates'
import { formatMoney, shorten } from '@/lib/format'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { termsRows } from '@/lib/hotel/conditions/terms'
import { packageFields, packageFieldsOf } from '@/lib/packages/fields'
import { discountPercentage, instalmentText, pixText } from '@/lib/packages/pricing'
import { discountWarning, type PackageFormInput } from '@/lib/panel/packages/form'
import { offSiteText, onSiteText } from '@/lib/panel/packages/on-site'
import type { PackageRow } from '@/lib/panel/packages/rows'
import { isFreshCopy } from '@/lib/panel/packages/slug'
import { packagePath } from '@/lib/paths'
import { FieldGrid, FieldInput } from '../../../_editor/field-input'
import { ItemFormDialog } from '../../../_list/item-dialog'
import type { ItemDialogProps } from '../../../_list/use-item-dialog'
import { plainConversion, useListItem } from '../../../_list/use-list-item'
import { useSlugFromName } from '../../../_list/use-slug-from-name'
import { Button } from '../../../_ui/button'
import { ChoicesContext, labelOf } from '../../../_ui/choices'
import { ColorInput, parseColor } from '../../../_ui/color-input'
import { Select, TextInput } from '../../../_ui/inputs'
import { Tabs } from '../../../_ui/tabs'
import { repeatPackage } from '../actions'
import { HotelContext } from '../hotel-defaults'
import { HolidayHints, useNightsHint, useTypedTerms } from './date-hints'
import { ImagesTab } from './images-tab'

const tabs = {
  basics: ['name', 'slug', 'title', 'description', 'teaser', 'category'],
  dates: [
    'dates',
    'details',
    'lodging',
    'monthLabel',
    'showFromStart',
    'showFromTime',
    'hideAtEnd',
    'hideAtTime',
  ],
  prices: ['price', 'originalPrice', 'priceDetail'],
  features: ['features', 'highlights'],
  images: ['images'],
  settings: ['isFeatured', 'active', 'primaryColor', 'bookingUrl', 'orderIndex', 'conditions'],
}

export function PackageDialog(props: ItemDialogProps<PackageRow>) {
  const { category: known = [] } = use(ChoicesContext)
  const { start } = use(HotelContext)
  // New packages start with the hotel's defaults.
  const toForm = ({ category, ...values }: Record<string, unknown>) => ({
    ...values,
    ...(!props.row && start),
    category: props.row || known.some(({ value }) => value === category) ? category : (known[0]?.value ?? ''),
  })
  const explainHidden = (values: Record<string, unknown>) => offSiteText(values, siteNow())
  const item = useListItem({ ...props, tabs, explainHidden }, { ...plainConversion, toForm })
  const { isNew } = item
  const { form, tab, setTab, tabErrors } = item
  const slugFollows = isNew || isFreshCopy(props.row?.form)
  useSlugFromName(form, slugFollows)
  const { row, onClose, onCopy } = props
  // The list may still show the state before the last save.
  const dates = row && !row.pending && row.form.dates
  const canRepeat = dates && (dates.accommodationStart || dates.offerStart)
  const repeat = () => {
    if (!row || !item.confirmClose()) return
    onClose()
    onCopy?.(row, ({ id }) => repeatPackage({ id }))
  }
  return (
    <ItemFormDialog {...props} item={item} note={<OnSite isNew={isNew} />}>
      {/* Fits the tallest common tabs, so that the dialog keeps its height. */}
      <div className="sm:min-h-154">
        <Tabs
          label="Partes do pacote"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'basics', label: 'Básico', content: <BasicsTab slugFollows={slugFollows} /> },
            { id: 'dates', label: 'Datas', content: <DatesTab repeat={canRepeat && repeat} /> },
            { id: 'prices', label: 'Preços', content: <PricesTab /> },
            {
              id: 'features',
              label: 'Features',
              text: 'Features são o que o pacote inclui e o que o destaca.',
              content: <FieldGrid fields={packageFieldsOf(tabs.features)} />,
            },
            { id: 'images', label: 'Imagens', content: <ImagesTab /> },
            {
              id: 'settings',
              label: 'Config',
              text: 'Config é a configuração: se aparece no site, a cor, o link e as condições.',
              content: <SettingsTab />,
            },
          ].map((entry) => ({ ...entry, errors: tabErrors[entry.id] ?? 0 }))}
        />
      </div>
    </ItemFormDialog>
  )
}

function BasicsTab({ slugFollows }: { slugFollows: boolean }) {
  const slug = useWatch<PackageFormInput, 'slug'>({ name: 'slug' })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FieldInput name="name" field={packageFields.name} />
      <TextInput
        name="slug"
        label="Slug"
        required
        max={packageFields.slug.max}
        autoComplete="off"
        spellCheck={false}
        hint={slugHint(slug.trim(), slugFollows)}
      />
      <FieldInput name="title" field={packageFields.title} />
      <CategorySelect />
      <FieldInput name="description" field={packageFields.description} className="sm:col-span-2" />
      <FieldInput name="teaser" field={packageFields.teaser} className="sm:col-span-2" autoComplete="off" />
    </div>
  )
}

function CategorySelect() {
  const category = useWatch<PackageFormInput, 'category'>({ name: 'category' })
  const { category: known = [] } = use(ChoicesContext)
  const other = { value: category, label: category ? labelOf(known, category) : 'Escolha uma categoria' }
  return (
    <Select
      name="category"
      label="Categoria"
      required
      options={known.some(({ value }) => value === category) ? known : [...known, other]}
    />
  )
}

function slugHint(slug: string, follows: boolean) {
  const address = slug ? `Endereço: ${packagePath(slug)}` : 'O fim do endereço da página'
  return follows ? `${address}. Acompanha o nome.` : `${address}. Ao mudar, o endereço antigo leva ao novo.`
}

function DatesTab({ repeat }: { repeat: (() => void) | '' | false | null }) {
  const { checkIn, checkOut } = use(HotelContext)
  const nights = useNightsHint()
  const hotelTimes: Record<string, string> = { 'details.checkIn': checkIn, 'details.checkOut': checkOut }
  const withHint = (path: string, field: Field) => {
    if (path === 'details.nights') return { ...field, ...nights }
    return hotelTimes[path] ? { ...field, hint: `${field.hint}: ${hotelTimes[path]}` } : field
  }
  return (
    <div className="grid gap-7">
      {Object.entries(dateGroups).map(([title, paths]) => (
        <fieldset key={title}>
          <legend className="mb-3 font-semibold text-[1.0625rem]">{title}</legend>
          <FieldGrid fields={packageFieldsOf(paths).map(([path, field]) => [path, withHint(path, field)])} />
          {title === 'Hospedagem' && <HolidayHints />}
        </fieldset>
      ))}
      {repeat && (
        <div className="flex flex-wrap items-center gap-x-4">
          <Button onClick={repeat}>Repetir no ano que vem</Button>
          <p className="field-hint">Uma cópia inativa, à mesma distância do feriado e ainda sem preço.</p>
        </div>
      )}
    </div>
  )
}

const dateGroups = {
  'Validade da oferta': ['dates.offerStart', 'dates.offerEnd'],
  'Aparece no site': ['showFromStart', 'showFromTime', 'hideAtEnd', 'hideAtTime'],
  Hospedagem: ['dates.accommodationStart', 'dates.accommodationEnd', 'details.checkIn', 'details.checkOut'],
  Condições: ['details.nights', 'details.minNights', 'details.maxCapacity', 'lodging', 'monthLabel'],
}

/** Tells when the site will show the package with the typed values (OFF-23). */
function OnSite({ isNew }: { isNew: boolean }) {
  return (
    <output>{useWatch({ compute: (form: PackageFormInput) => onSiteText(form, siteNow(), isNew) })}</output>
  )
}

function PricesTab() {
  return (
    <FieldGrid fields={packageFieldsOf(['price', 'originalPrice'])}>
      <Outcome />
      <FieldInput name="priceDetail" field={packageFields.priceDetail} className="sm:col-span-2" />
    </FieldGrid>
  )
}

function Outcome() {
  const [typedPrice, typedOriginal] = useTypedPrices()
  const terms = useTypedTerms()
  const price = parsePrice(typedPrice) ?? 0
  const parts = terms && price > 0 ? instalmentText(price, terms) : null
  const byPix = terms && price > 0 ? pixText(price, terms) : null
  const discount = discountPercentage({ price, originalPrice: parsePrice(typedOriginal) ?? null })
  const shown = {
    Desconto: discount > 0 ? `${discount}%` : 'Sem desconto',
    Parcelas: parts ? `${parts} sem juros` : '–',
    ...(byPix && { 'À vista': byPix }),
  }
  const warning = discountWarning(typedPrice, typedOriginal)
  return (
    <div className="border-gold-500 border-l-4 bg-sand-100 px-4 py-3 sm:col-span-2">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {Object.entries(shown).map(([name, text]) => (
          <div key={name}>
            <dt className="field-hint">{name}</dt>
            <dd className="font-semibold">{name === 'Desconto' ? <output>{text}</output> : text}</dd>
          </div>
        ))}
      </dl>
      {warning && (
        <p role="status" className="mt-2">
          {warning}
        </p>
      )}
    </div>
  )
}

function SettingsTab() {
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <FieldInput name="active" field={packageFields.active} />
        <FieldInput name="isFeatured" field={packageFields.isFeatured} />
      </div>
      <ColorField />
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <FieldInput name="bookingUrl" field={packageFields.bookingUrl} />
        <FieldInput name="orderIndex" field={packageFields.orderIndex} />
      </div>
      <ConditionsFields />
    </div>
  )
}

function useTypedPrices() {
  const [price, original] = useWatch<PackageFormInput, ['price', 'originalPrice']>({
    name: ['price', 'originalPrice'],
  })
  return [String(price ?? ''), String(original ?? '')] as const
}

/** Edits the package's colour with suggestions and a sample (PKG-9). */
function ColorField() {
  const { field } = useController({ name: 'primaryColor' })
  const color = parseColor(field.value)
  const { presets } = use(HotelContext)
  const { label, blank } = packageFields.primaryColor
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ColorInput name="primaryColor" label={label} placeholder={blank}>
        <ul aria-label="Cores sugeridas" className="flex flex-wrap gap-1">
          {presets.map(({ name, hex }) => {
            const preset = hex.toLowerCase()
            return (
              <li key={hex}>
                <button
                  type="button"
                  aria-label={`${name}, ${hex}`}
                  aria-pressed={preset === color}
                  title={name}
                  className="grid size-11 place-items-center rounded-xs"
                  style={{ color: accentColors(preset).onSolid }}
                  onClick={() => field.onChange(hex)}
                >
                  <span
                    className="grid size-8 place-items-center rounded-full border border-ink-line"
                    style={{ background: hex }}
                  >
                    {preset === color && <Check className="size-4" aria-hidden="true" />}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </ColorInput>
      {color && <Sample color={color} />}
    </div>
  )
}

function Sample({ color }: { color: string }) {
  const { solid, onSolid, ink } = accentColors(color)
  const [price, originalPrice] = useTypedPrices().map((typed) => parsePrice(typed) ?? null)
  const discount = discountPercentage({ price: price ?? 0, originalPrice: originalPrice ?? null })
  const isCorrected = solid !== color || ink !== color
  return (
    <div className="surface grid gap-3 bg-sand-50 p-4">
      <p className="field-hint">No site</p>
      <div className="flex flex-wrap items-center gap-4" aria-hidden="true">
        {discount > 0 && (
          <span className="px-2 py-1 font-semibold" style={{ background: solid, color: onSolid }}>
            {`-${discount}%`}
          </span>
        )}
        <span
          className="px-4 py-2.5 font-semibold text-[0.8125rem] uppercase tracking-[.16em]"
          style={{ background: solid, color: onSolid }}
        >
          Reservar Agora
        </span>
        {price ? (
          <span className="font-semibold text-[1.25rem]" style={{ color: ink }}>
            {formatMoney(price)}
          </span>
        ) : null}
      </div>
      {isCorrected && <p className="field-hint">Onde há texto, a cor é escurecida para que se possa ler.</p>}
    </div>
  )
}

function ConditionsFields() {
  const { conditions } = use(HotelContext)
  return (
    <fieldset className="grid gap-5 border-t pt-7">
      <legend className="sr-only">Condições deste pacote</legend>
      <div>
        <h3 className="font-semibold">Condições deste pacote</h3>
        <p className="field-hint">O que ficar em branco vale como em Condições, para todo o hotel.</p>
      </div>
      {conditions && (
        <details>
          <summary className="text-link cursor-pointer">Ver o que vale para o hotel</summary>
          <dl className="mt-3 grid gap-2">
            {termsRows(conditions).map(({ title, text }) => (
              <div key={title}>
                <dt className="field-hint">{title}</dt>
                <dd>{shorten(text, 200)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <FieldGrid
        fields={packageFieldsOf(Object.keys(ownConditions.fields).map((name) => `conditions.${name}`))}
      />
    </fieldset>
  )
}
