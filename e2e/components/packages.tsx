import { Toaster, toast as toasts } from 'sonner'
import { vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { saveItem } from '@/app/admin/_list/actions'
import { listInfo } from '@/app/admin/_list/list-info'
import { ChoicesProvider } from '@/app/admin/_ui/choices'
import { HotelDefaults } from '@/app/admin/(panel)/packages/hotel-defaults'
import { PackagesScreen } from '@/app/admin/(panel)/packages/packages-screen'
import { pendingRows } from '@/lib/content/item-row'
import { findItem, type StoredItem } from '@/lib/content/list'
import { describePending, type PendingMark, type PendingVersion } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { configurationSection } from '@/lib/hotel/fields'
import { namingSection } from '@/lib/hotel/naming/fields'
import { choicesOf } from '@/lib/hotel/naming/words'
import { packageRows } from '@/lib/panel/packages/rows'
import { colorPresets, newPackage as startOfNew } from '@/lib/panel/packages/start'
import { registry } from '@/lib/panel/registry'
import { WithActions } from './with-actions'

const brand = configurationSection.schema.parse({})
const naming = namingSection.schema.parse({ id: 'naming' })

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

/** Returns a pending version of a package, by default a draft of Beatriz Andrade over `base`. */
export function pendingOf(item: StoredItem, more: Partial<PendingVersion> = {}): PendingVersion {
  const written = { version: 4, at: '2026-11-19T17:05:00Z', author: 'bia', by: 'Beatriz Andrade' }
  const planned = { starts: null, ends: null, replaced: null, base: natal, over: null }
  return { id: crypto.randomUUID(), section: 'packages', item, ...written, ...planned, ...more }
}

/** Returns what a form says of a pending version of a package. */
export function markOfPackage(version: PendingVersion): PendingMark {
  return describePending(registry.packages, version, siteNow())
}

/** Returns the pending versions over these stored items, as the database does. */
export function pairWithStored(items: StoredItem[], pending: PendingVersion[]): PendingVersion[] {
  return pending.map((version) => ({ ...version, over: findItem(items, version.item.id) ?? null }))
}

/** Renders the panel's list of packages. `show` passes another list, as the server does; `leave` unmounts it. */
export async function renderPackages(items: StoredItem[] = [natal], pending: PendingVersion[] = []) {
  // Clears the messages of the test before.
  toasts.dismiss()
  const { rerender, unmount } = await render(<Packages items={items} pending={pending} />)
  return {
    show: (next: StoredItem[], pending: PendingVersion[] = []) =>
      rerender(<Packages items={next} pending={pending} />),
    leave: unmount,
  }
}

function Packages({ items, pending }: { items: StoredItem[]; pending: PendingVersion[] }) {
  return (
    <HotelDefaults
      conditions={conditionsSection.schema.parse({ id: 'conditions' })}
      checkIn="14:00"
      checkOut="12:00"
      state="RJ"
      presets={colorPresets(brand)}
      start={startOfNew(brand, { checkIn: '14:00', checkOut: '12:00' })}
    >
      <ChoicesProvider choices={{ category: choicesOf(naming.package_categories) }}>
        <WithActions>
          <PackagesScreen
            list={listInfo(registry.packages)}
            rows={packageRows(items)}
            pending={pendingRows(registry.packages, pairWithStored(items, pending), packageRows, siteNow())}
          />
        </WithActions>
      </ChoicesProvider>
      {/* As in app/admin/layout.tsx: elsewhere it would cover buttons. */}
      <Toaster position="top-left" offset={place} mobileOffset={place} visibleToasts={1} closeButton />
    </HotelDefaults>
  )
}

export async function editPackage(name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  return page.getByRole('dialog', { name: 'Editar Pacote' })
}

export async function newPackage(): Promise<Locator> {
  await page.getByRole('button', { name: 'Nova Oferta' }).click()
  return page.getByRole('dialog', { name: 'Novo Pacote' })
}

export function openTab(dialog: Locator, name: string) {
  return dialog.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}

/** Finds a field of the form by its label, also in a closed tab. */
export function field(dialog: Locator, label: string): Locator {
  return dialog.getByLabelText(new RegExp(`^${RegExp.escape(label)}( \\*)?$`))
}

/** Fills fields of the open tab by their labels. */
export async function fillEach(dialog: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await userEvent.fill(field(dialog, label), value)
}

export async function blankPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'foto.png', { type: 'image/png' })
}

/** Accepts every save, as if nobody else had changed anything. */
export function acceptSaves() {
  vi.mocked(saveItem).mockImplementation(async ({ id, values }) => ({
    ok: true,
    item: { ...values, id },
    fingerprint: `${id} saved`,
    notes: '',
  }))
}

/** Returns the values of the last save. */
export function sentValues(): unknown {
  return vi.mocked(saveItem).mock.lastCall?.[0].values
}

/** Finds the panel's message with this sentence. */
export function toast(text: string | RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}
