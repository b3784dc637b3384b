import { toast } from 'sonner'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { saveItem } from '@/app/admin/_list/actions'
import { typedField } from './hands.ts'
import { showAddress } from './next/navigation.ts'
import { renderPackages } from './packages.tsx'

/** The complete stored package that `openPackage` opens. */
export const storedPackage = {
  id: 'serra',
  name: 'Serra',
  slug: 'serra',
  category: 'romantico',
  price: 1250,
  images: { principal: 'https://fotos.example/serra.jpg', gallery: [] },
  details: { nights: 2, maxCapacity: 2, checkIn: '', checkOut: '' },
  active: true,
  primaryColor: '#74b24a',
  orderIndex: 0,
}

/** Opens a tab of a stored package's dialog, with these fields. Saves are refused, so that it stays open. */
export async function openPackage(tab: string, fields: object = {}) {
  vi.mocked(saveItem).mockResolvedValue({ ok: false, error: 'Recusado.' })
  // A message of an earlier test would cover the buttons.
  toast.dismiss()
  showAddress('/admin/packages?abrir=serra')
  await renderPackages([{ ...storedPackage, ...fields }])
  const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
  await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}

/** Opens the dialog and describes a field for `attempt`; `path` is its place in the saved values. */
export async function openField(tab: string, label: RegExp | string, path: string, fields?: object) {
  const dialog = await openPackage(tab, fields)
  return [typedField(dialog.getByLabelText(label), vi.mocked(saveItem), `values.${path}`)]
}
