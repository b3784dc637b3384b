import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { graceMs, historyMs, unusedImages, usedPaths } from './stored-images'

const storage = 'https://projeto.supabase.co/storage/v1/object/public'

describe('usedPaths', () => {
  test('finds names wherever they stand, under any address the storage has had', () => {
    const documents = [
      {
        images: {
          principal: `${storage}/fotos/packages/principal/a.jpg`,
          gallery: [`${storage}/fotos/packages/gallery/b.png?v=2`],
        },
      },
      [{ images: [`http://127.0.0.1:54400/storage/v1/object/public/fotos/rooms/1/c.webp#x`] }],
      { logo_url: `${storage.replace('/object/', '/render/image/')}/fotos/hotel/logo_url/d.jpg?width=30` },
      { description: `<img src="${storage}/fotos/rooms/1/e.jpg"> e ${storage}/fotos/rooms/1/f.jpg (foto)` },
      {
        images: [`${storage}/fotos/rooms/1/Foto%20da%20mata%20(1).jpg`, `${storage}/fotos/rooms/1/100%.jpg`],
      },
      null,
      undefined,
      7,
    ]
    const used = usedPaths('fotos', documents)
    for (const path of [
      'packages/principal/a.jpg',
      'packages/gallery/b.png',
      'rooms/1/c.webp',
      'hotel/logo_url/d.jpg',
      'rooms/1/e.jpg',
      'rooms/1/f.jpg',
      'rooms/1/Foto da mata (1).jpg',
      'rooms/1/100%.jpg',
    ]) {
      expect(used).toContain(path)
    }
  })

  test('not in another bucket, nor one that is called alike', () => {
    const used = usedPaths('fotos', [
      `${storage}/outras-fotos/a.jpg`,
      `${storage}/fotos2/a.jpg`,
      '/images/a.jpg',
    ])
    expect([...used]).toEqual([])
    expect(usedPaths('a.b', [`${storage}/axb/c.jpg`]).size).toBe(0)
  })
})

test('an image that has just become a day old may still be saved; a moment later it may go', () => {
  const now = Date.parse('2026-12-10T12:00:00Z')
  const image = (age: number) => ({ path: 'a', bytes: 1, uploadedAt: new Date(now - age).toISOString() })
  expect(unusedImages([image(graceMs)], new Set(), now)).toEqual([])
  expect(unusedImages([image(graceMs + 1)], new Set(), now)).toHaveLength(1)
  expect(unusedImages([image(graceMs + 1)], new Set(['a']), now)).toEqual([])
  expect(unusedImages([{ path: 'a', bytes: 1, uploadedAt: '' }], new Set(), now)).toEqual([])
})

type Step =
  | { does: 'wait'; hours: number }
  | { does: 'upload' }
  | { does: 'save'; picks: number[] }
  | { does: 'restore'; version: number }
  | { does: 'clean' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), hours: fc.constantFrom(1, 12, 25, 24 * 40, 24 * 91) }),
  fc.record({ does: fc.constant('upload' as const) }),
  fc.record({ does: fc.constant('save' as const), picks: fc.array(fc.nat(20), { maxLength: 5 }) }),
  fc.record({ does: fc.constant('restore' as const), version: fc.nat(20) }),
  fc.record({ does: fc.constant('clean' as const) }),
)

test('after any sequence of steps nothing that is used is missing, and nothing unused outlives a day', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const hotel = new Hotel()
      for (const taken of steps) {
        hotel.take(taken)
        expect(hotel.missing()).toEqual([])
      }
      hotel.take({ does: 'clean' })
      expect(hotel.overdue()).toEqual([])
      expect(hotel.missing()).toEqual([])
    }),
    { numRuns: 500 },
  )
})

/** A model of the storage, one list and its history, with its own clock. */
class Hotel {
  now = Date.parse('2026-01-01T00:00:00Z')
  stored: { path: string; bytes: number; uploadedAt: string }[] = []
  versions: { at: number; urls: string[] }[] = []
  uploads = 0

  take(step: Step) {
    if (step.does === 'wait') this.now += step.hours * 60 * 60 * 1000
    if (step.does === 'upload') {
      const path = `rooms/1/${this.uploads++}_0.jpg`
      this.stored.push({ path, bytes: 1, uploadedAt: new Date(this.now).toISOString() })
    }
    if (step.does === 'save') {
      const chosen = step.picks.flatMap((pick) => this.stored[pick % this.stored.length] ?? [])
      this.save(chosen.map(({ path }) => `${storage}/fotos/${path}`))
    }
    if (step.does === 'restore') {
      const restorable = this.kept()
      const version = restorable[step.version % restorable.length]
      if (version) this.save(version.urls)
    }
    if (step.does === 'clean') {
      const gone = unusedImages(this.stored, usedPaths('fotos', this.kept()), this.now)
      this.stored = this.stored.filter((image) => !gone.includes(image))
    }
  }

  save(urls: string[]) {
    this.versions.push({ at: this.now, urls })
  }

  /** Versions in force at some moment of the last 90 days: what lib/site/unused-images.ts reads. */
  kept() {
    return this.versions.filter((_, index) => {
      const next = this.versions[index + 1]
      return next === undefined || next.at >= this.now - historyMs
    })
  }

  missing() {
    const stored = new Set(this.stored.map(({ path }) => path))
    return [...usedPaths('fotos', this.kept())].filter((path) => !stored.has(path))
  }

  overdue() {
    const used = usedPaths('fotos', this.kept())
    return this.stored.filter(
      ({ path, uploadedAt }) => !used.has(path) && this.now - Date.parse(uploadedAt) > graceMs,
    )
  }
}
