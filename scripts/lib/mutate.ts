import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One rule of the database broken on purpose. `find` occurs exactly once in `file`; at least one of `tests` must fail. */
type Mutation = { guard: string; file: string; find: string; replace: string; tests: string[] }

const folder = 'supabase/migrations'
const matrix = ['supabase/tests/access-matrix.test.ts']

/** Row security, privileges, counts and sizes: what the database refuses whatever the site's code does. */
const mutations: Mutation[] = [
  {
    guard: 'Only the role admin administers a hotel.',
    file: `${folder}/20260101000750_sessions.sql`,
    find: "where a.user_id = (select auth.uid()) and a.role = 'admin'",
    replace: 'where a.user_id = (select auth.uid())',
    tests: matrix,
  },
  {
    guard: 'A hotel is administered by its own people.',
    file: `${folder}/20260101000750_sessions.sql`,
    find: 'on public.hotel_content using (hotel_id in (select private.administered_hotels()));\nalter policy "admins insert"',
    replace: 'on public.hotel_content using (true);\nalter policy "admins insert"',
    tests: matrix,
  },
  {
    guard: 'Nobody writes into another hotel.',
    file: `${folder}/20260101000750_sessions.sql`,
    find: 'alter policy "admins insert" on public.hotel_content with check (hotel_id in (select private.administered_hotels()));',
    replace: 'alter policy "admins insert" on public.hotel_content with check (true);',
    tests: ['supabase/tests/admin-access.test.ts'],
  },
  {
    guard: 'A token without its session is nobody’s.',
    file: `${folder}/20260101000750_sessions.sql`,
    find: "where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and s.user_id",
    replace: 'where s.user_id',
    tests: ['supabase/tests/sessions.test.ts'],
  },
  {
    guard: 'Who has a factor needs it for every row.',
    file: `${folder}/20260101000750_sessions.sql`,
    find: ' and not s.has_factor',
    replace: '',
    tests: ['supabase/tests/sessions.test.ts'],
  },
  {
    guard: 'Who demands a factor has proven one.',
    file: `${folder}/20260101000820_second_factor.sql`,
    find: "if p_required and private.session_level() <> 'aal2' then",
    replace: 'if p_required and p_hotel_id is null then',
    tests: ['supabase/tests/sessions.test.ts'],
  },
  {
    guard: 'Nobody but who is signed in has any right on the lists.',
    file: `${folder}/20260101000300_access.sql`,
    find: 'grant select, insert, update on public.hotel_content to authenticated;',
    replace: 'grant select, insert, update, delete on public.hotel_content to anon, authenticated;',
    tests: matrix,
  },
  {
    guard: 'Roles are read by their owner only.',
    file: `${folder}/20260101000750_sessions.sql`,
    find: 'using (user_id = (select auth.uid()) and (select private.has_session()))',
    replace: 'using ((select private.has_session()))',
    tests: matrix,
  },
  {
    guard: 'History is written by the database only.',
    file: `${folder}/20260101000200_history.sql`,
    find: "raise exception 'history is append-only' using errcode = '42501';",
    replace: 'return null;',
    tests: ['supabase/tests/history.test.ts', 'supabase/tests/section-history.test.ts', ...matrix],
  },
  {
    guard: 'The author of a version is the database’s word.',
    file: `${folder}/20260101000850_forget_person.sql`,
    find: 'new.updated_by := auth.uid();',
    replace: '',
    tests: ['supabase/tests/history.test.ts'],
  },
  {
    guard: 'Uploads go into the hotel’s own bucket.',
    file: `${folder}/20260101000800_storage_policies.sql`,
    find: "with check (bucket_id in (select private.administered_buckets())\n      and (storage.foldername(name))[1] in ('packages', 'rooms', 'hotel'));\n  create policy \"hotel admins replace\"",
    replace: 'with check (true);\n  create policy "hotel admins replace"',
    tests: ['supabase/tests/storage.test.ts'],
  },
  {
    guard: 'A list does not fill the database.',
    file: `${folder}/20260101000860_size_limits.sql`,
    find: 'octet_length(before::text), 2097152) then',
    replace: 'octet_length(before::text), 209715200) then',
    tests: ['supabase/tests/size-limits.test.ts'],
  },
  {
    guard: 'Guessing a password ends after ten tries.',
    file: `${folder}/20260101000900_sign_in_limits.sql`,
    find: 'if before >= p_limit then',
    replace: 'if before > p_limit then',
    tests: ['supabase/tests/sign-in-limits.test.ts'],
  },
  {
    guard: 'Only an admin makes a site known.',
    file: `${folder}/20260101000900_sign_in_limits.sql`,
    find: 'if not public.is_hotel_admin(p_hotel_id) then',
    replace: 'if p_hotel_id is null then',
    tests: ['supabase/tests/sign-in-limits.test.ts', ...matrix],
  },
]

const root = join(import.meta.dirname, '..', '..')

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
      .split('\0')
      .filter(Boolean)
    for (const file of files) cpSync(join(root, file), join(copy, file))
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

function isKilled(copy: string, { guard, file, find, replace, tests }: Mutation): boolean {
  const path = join(copy, file)
  const good = readFileSync(path, 'utf8')
  if (good.split(find).length !== 2) throw new Error(`${file} does not contain exactly once: ${find}`)
  writeFileSync(
    path,
    good.replace(find, () => replace),
  )
  const test = failedTest(copy, tests)
  writeFileSync(path, good)
  console.log(
    `${test === undefined ? 'SURVIVED' : 'killed  '} ${guard}${test === undefined ? '' : ` (${test})`}`,
  )
  return test !== undefined
}

/** The name of a test that failed. Throws when the tests did not run, which proves nothing. */
function failedTest(copy: string, tests: string[]): string | undefined {
  const report = join(copy, 'report.json')
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [
    vitest,
    'run',
    ...tests,
    '--project',
    'database*',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
  })
  if (status === 0) return undefined
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find((test) => test.status === 'failed')
  if (!failed) throw new Error(stderr)
  return failed.fullName
}

type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }
