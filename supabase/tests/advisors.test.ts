import { afterAll, beforeAll, expect, test } from 'vitest'
import { advisors } from './advisors.ts'
import { type Harness, startHarness } from './harness.ts'

/** What stands as it is, and why. Everything else must come out empty. */
const accepted: Record<string, string[]> = {
  // The one way to the lists without being an admin: what the site shows, drafts left out. One item for whoever has a
  // link to it (supabase/tests/previews.test.ts). And the site's count of failed sign-ins, made before anybody is signed
  // in; supabase/tests/sign-in-limits.test.ts says why it is harmless. And whom a one-time link is for, told to whoever
  // holds it.
  anon_security_definer_function_executable: [
    'public.begin_sign_in',
    'public.end_sign_in',
    'public.password_link_owner',
    'public.preview_content',
    'public.site_content',
    'public.site_version',
  ],
  // Each asks first who asks. Those of `private` are not in the API; policies call them.
  authenticated_security_definer_function_executable: [
    'private.administered_buckets',
    'private.administered_hotels',
    'private.has_room_for_film',
    'private.has_session',
    'private.is_bucket_admin',
    'public.add_person',
    'public.check_new_person',
    'public.deleted_items',
    'public.forget_person',
    'public.hotel_people',
    'public.import_content',
    'public.is_hotel_admin',
    'public.is_hotel_manager',
    'public.make_password_link',
    'public.prove_password',
    'public.register_site',
    'public.remove_person',
    'public.set_mfa_required',
    'public.site_content',
    'public.undo_import',
    'public.update_person',
  ],
}

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

async function complaints(advisor: string) {
  const { rows } = await harness.database.driver.query<{ name: string }>(advisors[advisor] ?? '')
  return rows.map(({ name }) => name).sort()
}

test.each(Object.keys(advisors))('%s', async (advisor) => {
  expect(await complaints(advisor)).toEqual(accepted[advisor] ?? [])
})

test('the advisors see what they look for', async () => {
  const { driver } = harness.database
  await driver.exec(`
    create table public.careless (a int, hotel_id uuid references public.hotels, v text);
    create index one on public.careless (a); create index two on public.careless (a);
    create policy "all" on public.careless for all using (true);
    create policy "own" on public.careless for select using (v = auth.uid()::text or v = auth.jwt() ->> 'user_metadata');
    create table public.closed (id int primary key); alter table public.closed enable row level security;
    create view public.people as select email from auth.users; grant select on public.people to anon;
    create materialized view public.stale as select 1 as a;
    create function public.loose() returns int language sql security definer as 'select 1';
    grant execute on function public.loose() to public;
    create extension ltree schema public;
    create policy "listing" on storage.objects for select using (bucket_id = 'hotel-images');
    create sequence public.counter; grant usage on sequence public.counter to anon;`)
  for (const advisor of Object.keys(advisors)) {
    expect((await complaints(advisor)).length, advisor).toBeGreaterThan(accepted[advisor]?.length ?? 0)
  }
})

test('what is made later belongs to nobody until its migration says so', async () => {
  const { driver } = harness.database
  await driver.exec(`
    create function public.later() returns int language sql set search_path = '' as 'select 1';
    create table public.later_rows (id serial primary key);`)
  const { rows } = await driver.query(`
    select role_name,
      has_function_privilege(role_name, 'public.later()', 'execute') as runs,
      has_table_privilege(role_name, 'public.later_rows', 'select, insert, update, delete') as uses,
      has_sequence_privilege(role_name, 'public.later_rows_id_seq', 'usage, select, update') as counts
    from unnest(array['anon', 'authenticated']) as role_name`)
  const nothing = { runs: false, uses: false, counts: false }
  expect(rows).toEqual([
    { role_name: 'anon', ...nothing },
    { role_name: 'authenticated', ...nothing },
  ])
})
