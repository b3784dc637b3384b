'use client'

import { type ReactNode, useEffect } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { parsePrice } from '@/lib/content/fields/price-input'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { type Terms, termsOf } from '@/lib/hotel/conditions/terms'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { categoryLabel, packageCategories } from '@/lib/packages/categories'
import { discountWarning, type PackageFormInput } from '@/lib/packages/form'
import { discountPercentage, instalmentText, pixText } from '@/lib/packages/pricing'
import { isFreshCopy, slugify } from '@/lib/packages/slug'
import { packagePath } from '@/lib/paths'
import { ItemFormDialog } from '../../../_list/item-dialog'
import type { ItemDialogProps } from '../../../_list/use-item-dialog'
import { plain, useItemForm } from '../../../_list/use-item-form'
import { MoneyInput, NumberInput, Select, TextArea, TextInput } from '../../../_ui/inputs'
import { ListEditor } from '../../../_ui/list-editor'
import { Tabs } from '../../../_ui/tabs'
import { useHotelDefaults } from '../hotel-defaults'
import { ImagesTab } from './images-tab'
import { SettingsTab } from './settings-tab'

const tabs = {
  basics: ['name', 'slug', 'title', 'description', 'category'],
  dates: ['dates', 'details', 'monthLabel'],
  prices: ['price', 'originalPrice', 'priceDetail'],
  features: ['features', 'highlights'],
  images: ['images'],
  settings: ['isFeatured', 'active', 'hideAtEnd', 'primaryColor', 'bookingUrl', 'orderIndex', 'conditions'],
}

export function PackageDialog(props: ItemDialogProps<PackageRow>) {
  const item = useItemForm({ ...props, tabs }, plain)
  const { isNew } = item
  const { form, tab, setTab, tabErrors } = item.form
  const slugFollows = isNew || isFreshCopy(props.row?.form)
  useSlugFromName(form, slugFollows)
  return (
    <ItemFormDialog {...props} item={item}>
      {/* About as tall as the longest tabs, so that the dialog keeps its height. */}
      <div className="sm:min-h-154">
        <Tabs
          label="Partes do pacote"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'basics', label: 'Básico', content: <BasicsTab slugFollows={slugFollows} /> },
            { id: 'dates', label: 'Datas', content: <DatesTab /> },
            { id: 'prices', label: 'Preços', content: <PricesTab /> },
            { id: 'features', label: 'Features', content: <FeaturesTab /> },
            { id: 'images', label: 'Imagens', content: <ImagesTab /> },
            { id: 'settings', label: 'Config', content: <SettingsTab /> },
          ].map((entry) => ({ ...entry, errors: tabErrors[entry.id] ?? 0 }))}
        />
      </div>
    </ItemFormDialog>
  )
}

/** Derives the slug of a new package or copy from its name until somebody types a slug (PKG-5). */
function useSlugFromName(form: UseFormReturn<FieldValues, unknown, FieldValues>, follow: boolean) {
  // A subscription, because the shared name field has no handler of its own.
  useEffect(() => {
    if (!follow) return
    let made = form.getValues('slug') || slugify(form.getValues('name'))
    return form.subscribe({
      name: 'name',
      formState: { values: true },
      callback({ values: { name, slug } }) {
        const next = slugify(name)
        const follows = slug === '' || slug === made
        made = next
        if (!follows || slug === next) return
        form.setValue('slug', next, {
          shouldDirty: true,
          shouldValidate: form.getFieldState('slug').invalid,
        })
      },
    })
  }, [form, follow])
}

function BasicsTab({ slugFollows }: { slugFollows: boolean }) {
  const slug = useWatch<PackageFormInput, 'slug'>({ name: 'slug' })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput name="name" label="Nome" required hint="Como o pacote aparece neste painel." />
      <TextInput
        name="slug"
        label="Slug"
        required
        autoComplete="off"
        spellCheck={false}
        hint={slugHint(slug.trim(), slugFollows)}
      />
      <TextInput name="title" label="Título" hint="O que os visitantes leem; vazio, vale o nome." />
      <CategorySelect />
      <TextArea name="description" label="Descrição" rows={6} className="sm:col-span-2" />
    </div>
  )
}

function CategorySelect() {
  const category = useWatch<PackageFormInput, 'category'>({ name: 'category' })
  const values = packageCategories.includes(category) ? packageCategories : [...packageCategories, category]
  return (
    <Select
      name="category"
      label="Categoria"
      required
      options={values.map((value) => ({
        value,
        label: value ? categoryLabel(value) : 'Escolha uma categoria',
      }))}
    />
  )
}

function slugHint(slug: string, follows: boolean) {
  const address = slug ? `Endereço: ${packagePath(slug)}` : 'O fim do endereço da página'
  return follows ? `${address}. Acompanha o nome.` : `${address}. Ao mudar, o endereço antigo leva ao novo.`
}

function DatesTab() {
  const { checkIn, checkOut } = useHotelDefaults()
  return (
    <div className="grid gap-7">
      <Group title="Validade da oferta">
        <TextInput type="date" name="dates.offerStart" label="Início da oferta" />
        <TextInput type="date" name="dates.offerEnd" label="Fim da oferta" />
      </Group>
      <Group title="Hospedagem">
        <TextInput type="date" name="dates.accommodationStart" label="Início da hospedagem" />
        <TextInput type="date" name="dates.accommodationEnd" label="Fim da hospedagem" />
        <TextInput type="time" name="details.checkIn" label="Check-in" hint={hotelTimeHint(checkIn)} />
        <TextInput type="time" name="details.checkOut" label="Check-out" hint={hotelTimeHint(checkOut)} />
      </Group>
      <Group title="Condições">
        <NumberInput name="details.nights" label="Noites" />
        <NumberInput name="details.minNights" label="Mínimo de noites" />
        <NumberInput name="details.maxCapacity" label="Capacidade máxima (pessoas)" />
        <TextInput name="monthLabel" label="Mês em destaque" placeholder="Dezembro" />
      </Group>
    </div>
  )
}

function hotelTimeHint(time: string) {
  return time ? `No hotel: ${time}` : undefined
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-[1.0625rem]">{title}</legend>
      {children}
    </fieldset>
  )
}

function FeaturesTab() {
  return (
    <div className="grid gap-7">
      <ListEditor
        name="features"
        label="O que está incluído"
        placeholder="Café da manhã, almoço e jantar"
        hint="Enter adiciona. As quatro primeiras aparecem no cartão da oferta."
      />
      <ListEditor
        name="highlights"
        label="Destaques"
        placeholder="Fogueira à beira do lago"
        hint="Enter adiciona. Sem destaques, a seção não aparece."
      />
    </div>
  )
}

function PricesTab() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MoneyInput name="price" label="Preço (R$)" required />
      <MoneyInput
        name="originalPrice"
        label="Preço original (R$)"
        hint="Riscado ao lado do preço, se for maior."
      />
      <Outcome />
      <TextInput
        name="priceDetail"
        label="Detalhe do preço"
        placeholder="por casal, 4 noites, pensão completa"
        className="sm:col-span-2"
      />
    </div>
  )
}

function Outcome() {
  const typed = useWatch<PackageFormInput, ['price', 'originalPrice']>({ name: ['price', 'originalPrice'] })
  const [typedPrice = '', typedOriginal = ''] = typed.map((amount) => String(amount ?? ''))
  const terms = useTypedTerms()
  const price = parsePrice(typedPrice) ?? 0
  const parts = terms && price > 0 ? instalmentText(price, terms) : null
  const byPix = terms && price > 0 ? pixText(price, terms) : null
  const discount = discountPercentage({ price, originalPrice: parsePrice(typedOriginal) ?? null })
  const warning = discountWarning(typedPrice, typedOriginal)
  return (
    <div className="border-gold-500 border-l-4 bg-sand-100 px-4 py-3 sm:col-span-2">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        <div>
          <dt className="field-hint">Desconto</dt>
          <dd>
            <output className="font-semibold">{discount > 0 ? `${discount}%` : 'Sem desconto'}</output>
          </dd>
        </div>
        <div>
          <dt className="field-hint">Parcelas</dt>
          <dd className="font-semibold">{parts ? `${parts} sem juros` : '–'}</dd>
        </div>
        {byPix && (
          <div>
            <dt className="field-hint">À vista</dt>
            <dd className="font-semibold">{byPix}</dd>
          </div>
        )}
      </dl>
      {warning && (
        <p role="status" className="mt-2">
          {warning}
        </p>
      )}
    </div>
  )
}

/** The conditions of the package in the form; null if those of the hotel could not be read. */
function useTypedTerms(): Terms | null {
  const { conditions } = useHotelDefaults()
  const typed: unknown = useWatch({ name: 'conditions' })
  const { data } = ownConditions.form.safeParse(typed)
  return conditions && termsOf(conditions, ownConditions.read.parse(data ?? {}))
}
