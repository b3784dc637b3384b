import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './root.ts'

/** One rule of the database broken on purpose. `find` occurs exactly once in the migration; one of `tests` must fail. */
type Mutation = { guard: string; migration: string; find: string; replace: string; tests: string[] }

const matrix = ['access-matrix']

/** Row security, privileges, counts and sizes: what the database refuses whatever the site's code does. */
const mutations: Mutation[] = [
  {
    guard: 'Only the role admin administers a hotel.',
    migration: '20260101000750_sessions',
    find: "where a.user_id = (select auth.uid()) and a.role = 'admin'",
    replace: 'where a.user_id = (select auth.uid())',
    tests: matrix,
  },
  {
    guard: 'A hotel is administered by its own people.',
    migration: '20260101000750_sessions',
    find: 'on public.hotel_content using (hotel_id in (select private.administered_hotels()));\nalter policy "admins insert"',
    replace: 'on public.hotel_content using (true);\nalter policy "admins insert"',
    tests: matrix,
  },
  {
    guard: 'Nobody writes into another hotel.',
    migration: '20260101000750_sessions',
    find: 'alter policy "admins insert" on public.hotel_content with check (hotel_id in (select private.administered_hotels()));',
    replace: 'alter policy "admins insert" on public.hotel_content with check (true);',
    tests: ['admin-access'],
  },
  {
    guard: 'A token without its session is nobody’s.',
    migration: '20260101000750_sessions',
    find: "where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and s.user_id",
    replace: 'where s.user_id',
    tests: ['sessions'],
  },
  {
    guard: 'Who has a factor needs it for every row.',
    migration: '20260101000750_sessions',
    find: ' and not s.has_factor',
    replace: '',
    tests: ['sessions'],
  },
  {
    guard: 'Who demands a factor has proven one.',
    migration: '20260101000820_second_factor',
    find: "if p_required and private.session_level() <> 'aal2' then",
    replace: 'if p_required and p_hotel_id is null then',
    tests: ['sessions'],
  },
  {
    guard: 'Only people who are signed in have rights on the lists.',
    migration: '20260101000300_access',
    find: 'grant select, insert, update on public.hotel_content to authenticated;',
    replace: 'grant select, insert, update, delete on public.hotel_content to anon, authenticated;',
    tests: matrix,
  },
  {
    guard: 'Roles are read by their owner only.',
    migration: '20260101000750_sessions',
    find: 'using (user_id = (select auth.uid()) and (select private.has_session()))',
    replace: 'using ((select private.has_session()))',
    tests: matrix,
  },
  {
    guard: 'History is written by the database only.',
    migration: '20260101000200_history',
    find: "raise exception 'history is append-only' using errcode = '42501';",
    replace: 'return null;',
    tests: ['history', 'section-history', ...matrix],
  },
  {
    guard: 'The author of a version is the database’s word.',
    migration: '20260101000850_forget_person',
    find: 'new.updated_by := auth.uid();',
    replace: '',
    tests: ['history'],
  },
  {
    guard: 'Uploads go into the hotel’s own bucket.',
    migration: '20260101000800_storage_policies',
    find: "with check (bucket_id in (select private.administered_buckets())\n      and (storage.foldername(name))[1] in ('packages', 'rooms', 'hotel'));\n  create policy \"hotel admins replace\"",
    replace: 'with check (true);\n  create policy "hotel admins replace"',
    tests: ['storage'],
  },
  {
    guard: 'A list does not fill the database.',
    migration: '20260101000860_size_limits',
    find: 'octet_length(before::text), 2097152) then',
    replace: 'octet_length(before::text), 209715200) then',
    tests: ['size-limits'],
  },
  {
    guard: 'Guessing a password ends after ten tries.',
    migration: '20260101000900_sign_in_limits',
    find: 'if before >= p_limit then',
    replace: 'if before > p_limit then',
    tests: ['sign-in-limits'],
  },
  {
    guard: 'Only an admin makes a site known.',
    migration: '20260101000900_sign_in_limits',
    find: 'if not public.is_hotel_admin(p_hotel_id) then',
    replace: 'if p_hotel_id is null then',
    tests: ['sign-in-limits', ...matrix],
  },
]

// Stryker mutates TypeScript only. `npm test mutate policies` does the same by hand for SQL, in a copy of the checkout.
const survivors = process.argv[2] === 'policies' ? mutatePolicies() : mutateCode(process.argv.slice(2))
process.exitCode = survivors > 0 ? 1 : 0

/** Stryker on the folders of stryker.config.json, or on the named ones: `npm test mutate lib/booking`. */
function mutateCode(folders: string[]): number {
  const chosen = folders.map((folder) => `${folder}/**/*.ts`)
  const mutate = chosen.length > 0 ? ['--mutate', [...chosen, '!**/*test*.ts'].join(',')] : []
  return spawnSync('stryker', ['run', ...mutate], { cwd: root, stdio: 'inherit' }).status ?? 1
}

function mutatePolicies(): number {
  const copy = mkdtempSync(join(tmpdir(), 'policies-'))
  try {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    // Otherwise a test that fails anyway would count as a proof.
    const all = [...new Set(mutations.flatMap(({ tests }) => tests))]
    if (failedTest(copy, all) !== undefined) throw new Error('The tests fail without any mutation.')
    const surviving = mutations.filter((mutation) => !isKilled(copy, mutation))
    console.log(`${mutations.length} mutations, ${surviving.length} survived.`)
    return surviving.length
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function isKilled(copy: string, { guard, migration, find, replace, tests }: Mutation): boolean {
  const file = join(copy, 'supabase/migrations', `${migration}.sql`)
  const [before, after, ...more] = readFileSync(file, 'utf8').split(find)
  if (after === undefined || more.length > 0) throw new Error(`${migration} does not contain once: ${find}`)
  writeFileSync(file, `${before}${replace}${after}`)
  const test = failedTest(copy, tests)
  writeFileSync(file, `${before}${find}${after}`)
  console.log(test === undefined ? `SURVIVED ${guard}` : `killed   ${guard} (${test})`)
  return test !== undefined
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
})

/** The name of a test that failed. Throws when the tests did not run, which proves nothing. */
function failedTest(copy: string, tests: string[]): string | undefined {
  const files = tests.map((name) => `supabase/tests/${name}.test.ts`)
  const options = { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'test' } } as const
  const args = ['run', ...files, '--project', 'database*', '--reporter=json', '--outputFile=report.json']
  const { status, stderr } = spawnSync('vitest', args, options)
  if (status === 0) return undefined
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.find((test) => test.status === 'failed')
  if (!failed) throw new Error(stderr)
  return failed.fullName
}
