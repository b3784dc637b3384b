import { call, send, succeeded } from './calls.ts'
import { expect, test } from './fixtures.ts'
import { demandSecondFactor, importTestimonials, samples } from './samples.ts'

const page = '/admin/packages'
const accountActions = ['startSecondFactor', 'confirmSecondFactor', 'removeSecondFactor', 'signOutEverywhere']

// It changes the content and the shared admin: after the files that look at them, and before the one that uses up the
// tries of this address. The strangers' calls of the same samples fail for want of rights, not for being malformed.
test('for an admin the same calls succeed, but only under /admin', async ({ site }) => {
  // Every saved call renders the page again.
  test.slow()
  await importTestimonials()
  let answer = ''
  for (const name of Object.keys(samples)) {
    expect((await send(site, 'gated', name, 'admin', '/', '[{}]')).status, name).toBe(405)
    // Where one is demanded, the last cannot go.
    if (name === 'removeSecondFactor') await demandSecondFactor(false)
    // Next hands a foreign page's action on and drops the cookies of its answer: these are called where they live.
    const at = accountActions.includes(name) ? '/admin/account' : page
    answer = await call(site, 'gated', name, 'admin', at, answer)
    expect(answer, name).toMatch(succeeded)
  }
})
