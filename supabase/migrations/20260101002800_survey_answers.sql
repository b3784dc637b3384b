-- What guests answered where the hotel has connected its survey ('Páginas'). Nobody without an account reads a row, and
-- rows are made by the function below only.
create table public.survey_answers (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 32768),
  may_quote boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

comment on table public.survey_answers is
  'Guests'' answers, stored with their consent until `expires_at`, which the consent named. `may_quote`: as a testimonial.';

create index survey_answers_time on public.survey_answers (hotel_id, created_at);

revoke all on public.survey_answers from anon, authenticated;
grant select, delete on public.survey_answers to authenticated;
grant all on public.survey_answers to service_role;
alter table public.survey_answers enable row level security;
alter table public.survey_answers force row level security;
create policy "admins read" on public.survey_answers
  for select to authenticated using (hotel_id in (select private.administered_hotels()));
create policy "admins delete" on public.survey_answers
  for delete to authenticated using (hotel_id in (select private.administered_hotels()));

-- Called with the publishable key, which is public: 'stored', or why not. A refusal is no error, because the database's
-- log would quote the row. A known site has 60 answers an hour; all others stop at 20, which leaves its guests the rest.
create function public.answer_survey(p_hotel_id uuid, p_site text, p_answers jsonb, p_may_quote boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_survey jsonb := private.stored_item(p_hotel_id, 'pages', 'pages') -> 'survey';
  v_is_known boolean := private.sign_in_pool(p_site) = p_hotel_id;
begin
  if coalesce(v_survey -> 'connected' <> 'true' or v_survey -> 'shown' = 'false', v_survey -> 'connected' is null) then
    return 'off';
  end if;
  if not coalesce(case when jsonb_typeof(p_answers) = 'object' then
    octet_length(p_answers::text) <= 32768
    and not p_answers @? 'strict $.* ? (@.type() == "object" || @.type() == "array")'
    and p_answers @? '$.overallRating ? (@ >= 0 && @ <= 10)'
  end, false) then
    return 'wrong';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('survey_answers ' || p_hotel_id::text, 0));
  delete from public.survey_answers a where a.hotel_id = p_hotel_id and a.expires_at <= now();
  if (select count(*) filter (where a.created_at > now() - interval '1 hour') >= case when v_is_known then 60 else 20 end
        or count(*) >= case when v_is_known then 2000 else 500 end
      from public.survey_answers a where a.hotel_id = p_hotel_id) then
    return 'busy';
  end if;
  insert into public.survey_answers (hotel_id, answers, may_quote, expires_at)
  values (p_hotel_id, p_answers, coalesce(p_may_quote, false), now() + make_interval(months => case
    when v_survey ->> 'months' in ('6', '24') then (v_survey ->> 'months')::integer else 12
  end));
  return 'stored';
end;
$$;

-- The hotel's answers, the newest first, without those whose time is over: they are deleted. With the caller's rights.
create function public.read_survey(p_hotel_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  delete from public.survey_answers a where a.hotel_id = p_hotel_id and a.expires_at <= now();
  return (
    select coalesce(jsonb_agg(to_jsonb(a) - 'hotel_id' order by a.created_at desc, a.id), '[]')
    from public.survey_answers a where a.hotel_id = p_hotel_id
  );
end;
$$;

-- Nor does an answer outlive its time where nobody answers or reads: whatever the staff save deletes it.
create function private.delete_expired_answers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.survey_answers a where a.hotel_id = new.hotel_id and a.expires_at <= now();
  return null;
end;
$$;
create trigger delete_expired_answers after insert on public.hotel_content_history
  for each row execute function private.delete_expired_answers();

revoke execute on function public.answer_survey(uuid, text, jsonb, boolean), public.read_survey(uuid)
  from public, anon, authenticated;
grant execute on function public.answer_survey(uuid, text, jsonb, boolean) to anon;
grant execute on function public.read_survey(uuid) to authenticated;

-- Backups hold the answers, and a project that has some is not empty.
do $$
begin
  execute replace(pg_get_functiondef('public.backup_snapshot()'::regprocedure),
    '''images'', ''content_drafts''', '''images'', ''content_drafts'', ''survey_answers''');
  execute replace(pg_get_functiondef('public.finish_restore(uuid)'::regprocedure),
    '''content_drafts'', ''user_hotel_access''', '''content_drafts'', ''survey_answers'', ''user_hotel_access''');
  execute replace(pg_get_functiondef('private.restore_obstacles()'::regprocedure),
    'union all select ''drafts''', 'union all select ''answers'', count(*) from public.survey_answers
    union all select ''drafts''');
end $$;
