import './setup.ts'
import { expect, test, vi } from 'vitest'
import { addressTargets } from './addresses.ts'
import { readBudget, report } from './budget.ts'
import { pageTarget } from './pages.ts'
import { parserTargets } from './parsers.ts'
import { requestTargets } from './requests.ts'
import { share } from './run.ts'
import { schemaTargets } from './schemas.ts'

// Nearly every input leaves a line in the log.
vi.spyOn(console, 'error').mockReturnValue(undefined)

const { seed, inputs } = readBudget(2000, 0.75)
const targets = [
  ...(await schemaTargets()),
  ...addressTargets,
  ...parserTargets,
  ...requestTargets,
  await pageTarget(),
]

test.each(share(targets, inputs).map(([target, runs]) => [target.name, target, runs] as const))(
  '%s',
  async (_, target, runs) => {
    const row = await target.run(seed, runs)
    report(row)
    expect(row.finding).toBeUndefined()
  },
  1_800_000,
)
