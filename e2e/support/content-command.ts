import { execa } from 'execa'
import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'

/** Runs `npm run content` as the demonstration's first person on the worker's own backend; returns its output. */
export async function contentCommand(demo: DemoName, ...args: string[]): Promise<string> {
  const { users, variables } = demos[demo]
  const { all = '' } = await execa(process.execPath, ['scripts/content.ts', ...args], {
    all: true,
    reject: false,
    stdin: 'ignore',
    env: {
      ...variables,
      DEMO: demo,
      DATA_DIR: process.env.E2E_DATA_DIR,
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      ADMIN_EMAIL: users[0]?.email,
      ADMIN_PASSWORD: users[0]?.password,
    },
  })
  return all
}
