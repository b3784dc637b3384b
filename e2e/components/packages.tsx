import { Toaster, toast as toasts } from 'sonner'
import { vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { saveItem } from '@/app/admin/_list/actions'
import { LaterChanges } from '@/app/admin/_list/later'
import { listInfo } from '@/app/admin/_list/list-info'
import { ChoicesProvider } from '@/app/admin/_ui/choices'
import { HotelDefaults } from '@/app/admin/(panel)/packages/hotel-defaults'
import { PackagesScreen } from '@/app/admin/(panel)/packages/packages-screen'
import type { Draft } from '@/lib/content/drafts'
import { draftRows } from '@/lib/content/item-row'
import { type Later, pendingChanges } from '@/lib/content/later'
import type { StoredItem } from '@/lib/content/list'
import { siteNow } from '@/lib/dates'
import { conditionsSchema } from '@/lib/hotel/conditions/fields'
import { namingSchema } from '@/lib/hotel/naming/fields'
import { choicesOf } from '@/lib/hotel/naming/words'
import { configurationSchema } from '@/lib/hotel/schema'
import { packageRows } from '@/lib/packages/admin/rows'
import { colorPresets, newPackage as startOfNew } from '@/lib/packages/admin/start'
import { registry } from '@/lib/site/registry'

const brand = configurationSchema.parse({})
const naming = namingSchema.parse({ id: 'naming' })

/** A stored package that the site shows. */
export const natal: StoredItem = {
  id: 'natal',
  name: 'Natal',
  title: 'Natal na serra',
  slug: 'natal',
  category: 'familia',
  price: 1000,
  images: { principal: '/images/lareira.jpg', gallery: [] },
  active: true,
  orderIndex: 0,
}

const place = { top: 'var(--toast-top)', left: 'var(--toast-left)' }

type More = { drafts?: Draft[]; later?: Later[] }

/** The panel's list of packages as its page shows it, with these stored packages. `show` sends another list, as the server does; `leave` goes to another page. */
export async function renderPackages(items: StoredItem[] = [natal], more: More = {}) {
  // Messages of the test before.
  toasts.dismiss()
  const { rerender, unmount } = await render(<Packages items={items} {...more} />)
  return {
    show: (next: StoredItem[], more: More = {}) => rerender(<Packages items={next} {...more} />),
    leave: unmount,
  }
}

function Packages({ items, drafts = [], later = [] }: More & { items: StoredItem[] }) {
  return (
    <HotelDefaults
      conditions={conditionsSchema.parse({ id: 'conditions' })}
      checkIn="14:00"
      checkOut="12:00"
      state="RJ"
      presets={colorPresets(brand)}
      start={startOfNew(brand, { checkIn: '14:00', checkOut: '12:00' })}
    >
      <ChoicesProvider choices={{ category: choicesOf(naming.package_categories) }}>
        <LaterChanges changes={pendingChanges(registry.packages, items, later, siteNow())}>
          <PackagesScreen
            list={listInfo('packages')}
            rows={packageRows(items)}
            drafts={draftRows(registry.packages, drafts, items, packageRows)}
          />
        </LaterChanges>
      </ChoicesProvider>
      {/* As in app/admin/layout.tsx: elsewhere it would cover buttons. */}
      <Toaster position="top-left" offset={place} mobileOffset={place} visibleToasts={1} closeButton />
    </HotelDefaults>
  )
}

/** Opens the form of one package. */
export async function editPackage(name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  return page.getByRole('dialog', { name: 'Editar Pacote' })
}

/** Opens the form for a new package. */
export async function newPackage(): Promise<Locator> {
  await page.getByRole('button', { name: 'Nova Oferta' }).click()
  return page.getByRole('dialog', { name: 'Novo Pacote' })
}

export function openTab(dialog: Locator, name: string) {
  return dialog.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}

/** A field of the form by its label, also behind a tab that is not open. */
export function field(dialog: Locator, label: string): Locator {
  return dialog.getByLabelText(new RegExp(`^${RegExp.escape(label)}( \\*)?$`))
}

/** Fills fields of the open tab by their labels. */
export async function fillEach(dialog: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await userEvent.fill(field(dialog, label), value)
}

/** A file for a picture's field. */
export async function blankPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'foto.png', { type: 'image/png' })
}

/** Lets every save succeed, as if nobody else had changed anything. */
export function acceptSaves() {
  vi.mocked(saveItem).mockImplementation(async ({ id, values }) => ({
    ok: true,
    item: { ...values, id },
    fingerprint: `${id} saved`,
    kept: '',
  }))
}

/** What the last save has sent. */
export function sentValues(): unknown {
  return vi.mocked(saveItem).mock.lastCall?.[0].values
}

/** The panel's message with this sentence. */
export function toast(text: string | RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}
