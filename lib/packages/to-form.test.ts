import { describe, expect, test } from 'vitest'
import { blanks } from '@/lib/content/fields/field'
import { mergeFields } from '@/lib/content/list'
import { packageFields } from '@/lib/packages/fields'
import { testDay } from '@/scripts/lib/test-day'
import { withMedia } from '@/supabase/local/demo/media'
import { demoPackages } from '@/supabase/local/demo/test-content'
import { storedFields } from './admin/panel'
import { gallerySlots } from './fields'
import { packageForm, toForm } from './form'

const newPackage = blanks(packageFields)

const now = '2026-11-20T12:00:00.000Z'

test('a new package starts as PKG-3 says', () => {
  expect(newPackage).toMatchObject({
    category: 'romantico',
    price: '0,00',
    details: { nights: '2', maxCapacity: '2', minNights: '1', checkIn: '14:00', checkOut: '12:00' },
    isFeatured: false,
    active: true,
    hideAtEnd: true,
    primaryColor: '#74b24a',
    orderIndex: '0',
  })
  expect(newPackage.images.gallery).toHaveLength(gallerySlots)
})

describe('opening a stored package and saving it untouched', () => {
  const uploaded = withMedia(demoPackages(testDay), (file) => `/images/${file}`)

  test.each(uploaded)('$name: only the discount and the stamp change', (pkg) => {
    const saved = mergeFields(pkg, storedFields(packageForm.parse(toForm(pkg)), pkg, now))
    expect(saved).toEqual({
      ...pkg,
      discountPercentage: expect.any(Number),
      updatedAt: now,
    })
  })

  test('fields unknown to the form are kept', () => {
    const stored = {
      ...uploaded[0],
      id: 'x',
      campaign: { code: 'N1' },
      images: { ...uploaded[0]?.images, credit: 'Ana' },
      details: { ...uploaded[0]?.details, petFee: 50 },
      dates: { ...uploaded[0]?.dates, pressDay: '2026-09-01' },
    }
    const saved = mergeFields(stored, storedFields(packageForm.parse(toForm(stored)), stored, now))
    expect(saved).toMatchObject({
      campaign: { code: 'N1' },
      images: { credit: 'Ana' },
      details: { petFee: 50 },
      dates: { pressDay: '2026-09-01' },
      createdAt: stored.createdAt,
    })
  })
})

describe('a broken package', () => {
  test('shows broken values as far as they can be read, so that the form reports them', () => {
    const form = toForm({
      name: 7,
      slug: 'Natal 2026',
      category: 'fim-de-ano',
      price: '1.250',
      originalPrice: 'caro',
      images: { principal: 'javascript:alert(1)', gallery: [null, 'x'] },
      details: { nights: 0, checkIn: '9h' },
      dates: { offerStart: '2026-08-01T00:00:00.000Z', offerEnd: 'breve' },
      active: 'sim',
      bookingUrl: 'ftp://x',
      orderIndex: 1.5,
    })
    expect(form).toMatchObject({
      name: '7',
      slug: 'Natal 2026',
      category: 'fim-de-ano',
      price: '1.250',
      originalPrice: 'caro',
      images: { principal: 'javascript:alert(1)', gallery: ['x', '', '', ''] },
      details: { nights: '0', maxCapacity: '2', minNights: '1', checkIn: '9h', checkOut: '12:00' },
      dates: { offerStart: '2026-08-01', offerEnd: '' },
      active: false,
      bookingUrl: 'ftp://x',
      orderIndex: '1.5',
    })
  })
})
