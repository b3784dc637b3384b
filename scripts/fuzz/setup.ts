import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Before anything reads the environment: the site of the demonstration, with a folder of its own.
Object.assign(process.env, {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  HOTEL_SLUG: 'quaresmeira',
  BOOKING_ENGINE_URL: 'https://reservas.example',
  SITE_URL: 'https://hotel.example',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'fuzz-')),
})
