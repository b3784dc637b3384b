import { expect } from 'playwright/test'

/** As after a save: what was written past the panel is on the site at the next request. */
export async function publish() {
  const response = await fetch(`${process.env.E2E_BASE_URL}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` },
  })
  expect(response.status).toBe(200)
}
