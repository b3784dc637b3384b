import type { Mutation } from './mutation.ts'

const file = 'supabase/migrations/20260101001410_team.sql'
const inTeam = ['supabase/tests/team.test.ts']
const ofLinks = ['supabase/tests/team-links.test.ts']
const proofs = 'supabase/migrations/20260101002700_password_proofs.sql'
const ofProofs = ['supabase/tests/password-proof.test.ts']

/** Who may change who works here, and what a one-time link opens. */
export const team: Mutation[] = [
  {
    guard: 'Only whoever manages the team changes it.',
    file,
    find: "and a.role = 'admin' and a.is_manager",
    replace: "and a.role = 'admin'",
    tests: inTeam,
  },
  {
    guard: 'A manager changes the own team only.',
    file,
    find: "where a.hotel_id = p_hotel_id and a.user_id = p_user_id and a.role = 'admin'\n  ) then",
    replace: 'where a.user_id = p_user_id\n  ) then',
    tests: inTeam,
  },
  {
    guard: 'Nobody removes themselves, so a manager is left.',
    file,
    find: "if p_user_id = auth.uid() then\n    raise exception 'nobody removes themselves'",
    replace: "if p_user_id is null then\n    raise exception 'nobody removes themselves'",
    tests: inTeam,
  },
  {
    guard: 'Whoever is removed is signed out.',
    file,
    find: 'delete from auth.sessions where user_id = p_user_id;',
    replace: 'perform 1;',
    tests: inTeam,
  },
  {
    guard: 'No link opens an account that opens another hotel.',
    file,
    find: 'if private.has_access_elsewhere(p_user_id, p_hotel_id) then\n    return false;',
    replace: 'if false then\n    return false;',
    tests: inTeam,
  },
  {
    guard: 'A link ends after its 72 hours.',
    file,
    find: 'and l.claimed_at is null and l.expires_at > now()\n    and exists',
    replace: 'and l.claimed_at is null\n    and exists',
    tests: ofLinks,
  },
  {
    guard: 'A link dies with the access.',
    file,
    find: "where a.user_id = l.user_id and a.hotel_id = l.hotel_id and a.role = 'admin'\n    )",
    replace: 'where true\n    )',
    tests: ofLinks,
  },
  {
    guard: 'A link and an account want the password, not a session alone.',
    file: proofs,
    find: 'perform private.require_proof();\n  if (',
    replace: 'if (',
    tests: ofProofs,
  },
  {
    guard: 'The flag wants the password, not a session alone.',
    file: proofs,
    find: 'if auth.uid() is not null then',
    replace: 'if false then',
    tests: ofProofs,
  },
  {
    guard: 'A proof counts for its own session.',
    file: proofs,
    find: "p.session_id::text = auth.jwt() ->> 'session_id' and p.expires_at > now()",
    replace: 'p.expires_at > now()',
    tests: ofProofs,
  },
  {
    guard: 'Another password wants the old one.',
    file: proofs,
    find: 'if v_session is null and not exists (',
    replace: 'if false and not exists (',
    tests: ofProofs,
  },
  {
    guard: 'Another password ends the other sessions.',
    file: proofs,
    find: 'delete from auth.sessions where user_id = new.id and id is distinct from v_session;',
    replace: '',
    tests: ofProofs,
  },
  {
    guard: 'The brand is changed by managers only.',
    file: 'supabase/migrations/20260101002710_managers_only.sql',
    find: 'if auth.uid() is null or public.is_hotel_manager(new.hotel_id) then',
    replace: 'if true then',
    tests: ['supabase/tests/manager-rights.test.ts'],
  },
  {
    guard: 'What decides for the hotel is its managers’ alone.',
    file: 'supabase/migrations/20260101002710_managers_only.sql',
    find: "'public.is_hotel_manager('), 'only an admin of'",
    replace: "'public.is_hotel_admin('), 'only an admin of'",
    tests: ['supabase/tests/manager-rights.test.ts'],
  },
  {
    guard: 'A token does not fill the storage with films.',
    file: 'supabase/migrations/20260101002720_bounds_of_films.sql',
    find: 'select count(*) < p_most and',
    replace: 'select',
    tests: ['supabase/tests/video-buckets.test.ts'],
  },
]
