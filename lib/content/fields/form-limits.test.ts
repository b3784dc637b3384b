import { expect, test } from 'vitest'
import { packageForm } from '@/lib/packages/form'
import { roomForm } from '@/lib/rooms/form'
import { z } from '@/lib/zod'
import { limitsAt } from './form-limits'

test("returns the limits of the field's own validation", () => {
  expect(limitsAt(packageForm, 'title')).toEqual({ characters: 160 })
  expect(limitsAt(packageForm, 'features')).toEqual({ entries: 40 })
  expect(limitsAt(packageForm, 'features.7')).toEqual({ characters: 200 })
  // Behind a check, a transformation and null.
  expect(limitsAt(packageForm, 'bookingUrl')).toEqual({ characters: 2000 })
  expect(limitsAt(roomForm, 'price')).toEqual({ characters: 40 })
})

test('fields without a maximum and unknown fields have no limit', () => {
  expect(limitsAt(z.object({ free: z.string() }), 'free')).toEqual({})
  expect(limitsAt(packageForm, 'nowhere.0')).toEqual({})
  expect(limitsAt(packageForm, 'active')).toEqual({})
})
