import { expect, test } from 'vitest'
import { parseEnv } from '../../lib/env.ts'
import { siteVariables } from './prove.ts'

test('the servers of a proof know no secret, alert nobody and purge nothing', () => {
  const kept = {
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
    BOOKING_ENGINE_URL: 'https://reservas.example',
  }
  const left = {
    SUPABASE_SECRET_KEY: 'x',
    SUPABASE_DB_URL: 'x',
    SUPABASE_ACCESS_TOKEN: 'x',
    BACKUP_PASSPHRASE: 'x',
    ADMIN_PASSWORD: 'x',
    ERROR_WEBHOOK_URL: 'https://hooks.example/x',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example',
    PURGE_URL: 'https://cdn.example/purge',
    PURGE_TOKEN: 'x',
  }
  const site = parseEnv({ ...kept, SITE_URL: 'https://hotel.example', HOTEL_SLUG: 'fazenda' })
  const variables = siteVariables(site, { ...kept, ...left })
  expect(variables).toMatchObject({ ...kept, SITE_URL: 'https://hotel.example', HOTEL_SLUG: 'fazenda' })
  expect(Object.keys(left).filter((name) => name in variables)).toEqual([])
})
