-- Answers are read by pages and summed up here, each field has a bound, and a guest is counted by address: strangers who
-- fill the survey refuse nobody else. With `p_invited`, which only a known site can say, the guest came by the hotel's link.
do $$
declare
  v_text text := pg_get_functiondef('public.answer_survey(uuid, text, jsonb, boolean)'::regprocedure);
begin
  v_text := replace(v_text, 'p_may_quote boolean)',
    'p_may_quote boolean, p_address text default null, p_invited boolean default false)');
  v_text := replace(v_text, 'octet_length(p_answers::text) <= 32768
    and not p_answers @? ''strict $.* ? (@.type() == "object" || @.type() == "array")''',
    'octet_length(p_answers::text) <= 20480 and not exists (
      select from jsonb_each(p_answers) f (name, value)
      where jsonb_typeof(f.value) in (''object'', ''array'') or length(f.value #>> ''{}'') >
        case f.name when ''comments'' then 4000 when ''overallReason'' then 2000 when ''email'' then 254 else 120 end)');
  v_text := replace(v_text, '>= case when v_is_known then 60 else 20 end', '>= 20 and not v_is_known');
  v_text := replace(v_text, 'case when v_is_known then 2000 else 500 end',
    'case when not v_is_known then 500 when p_invited then 5000 else 4000 end');
  v_text := replace(v_text, '  insert into', '  if v_is_known and p_address <> '''' then
    perform private.prune_sign_ins(p_hotel_id);
    if (select t.wait from private.count_try(
          p_hotel_id, p_address, ''15 minutes'', case when p_invited then 30 else 10 end) t) is not null then
      return ''busy'';
    end if;
  end if;
  insert into');
  execute v_text;
end $$;
drop function public.answer_survey(uuid, text, jsonb, boolean);

-- Fifty of the hotel's answers, the newest first, that come after the one of this time and id; those whose time is over are
-- deleted. With the caller's rights.
drop function public.read_survey(uuid);
create function public.read_survey(
  p_hotel_id uuid, p_before timestamptz default 'infinity', p_before_id uuid default '00000000-0000-0000-0000-000000000000'
) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  delete from public.survey_answers a where a.hotel_id = p_hotel_id and a.expires_at <= now();
  return (
    select coalesce(jsonb_agg(to_jsonb(p) - 'hotel_id' order by p.created_at desc, p.id desc), '[]')
    from (
      select * from public.survey_answers a
      where a.hotel_id = p_hotel_id and (a.created_at, a.id) < (p_before, p_before_id)
      order by a.created_at desc, a.id desc limit 50
    ) p
  );
end;
$$;

-- How many answers there are, and the average of each rating that at least five guests gave: fewer say more of one guest
-- than of the hotel. With the caller's rights.
create function public.survey_summary(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('count', count(*), 'averages', (
    select coalesce(jsonb_object_agg(r.name, r.average), '{}')
    from (
      select f.name, round(avg(f.value::text::numeric), 2) as average
      from public.survey_answers b cross join jsonb_each(b.answers) f (name, value)
      where b.hotel_id = p_hotel_id and b.expires_at > now() and f.name like '%Rating'
        and f.value::text ~ case f.name when 'overallRating' then '^(\d|10)$' else '^[1-5]$' end
      group by f.name having count(*) >= 5
    ) r
  ))
  from public.survey_answers a where a.hotel_id = p_hotel_id and a.expires_at > now();
$$;

revoke execute on function public.answer_survey(uuid, text, jsonb, boolean, text, boolean),
  public.read_survey(uuid, timestamptz, uuid), public.survey_summary(uuid) from public, anon, authenticated;
grant execute on function public.answer_survey(uuid, text, jsonb, boolean, text, boolean) to anon;
grant execute on function public.read_survey(uuid, timestamptz, uuid), public.survey_summary(uuid) to authenticated;
