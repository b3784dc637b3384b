-- Without the hotel's link an address has 30 answers a day, too: 10 in 15 minutes alone would be 960. The counts of a day
-- are kept for a day, those of sign-ins for an hour as before.
do $$
begin
  execute replace(pg_get_functiondef('public.answer_survey(uuid, text, jsonb, boolean, text, boolean)'::regprocedure),
    'case when p_invited then 30 else 10 end) t) is not null',
    'case when p_invited then 30 else 10 end) t) is not null
      or not p_invited and (select t.wait from private.count_try(
          p_hotel_id, ''day '' || p_address, ''1 day'', 30) t) is not null');
  execute replace(pg_get_functiondef('private.prune_sign_ins(uuid)'::regprocedure),
    'last_at < now() - interval ''1 hour''',
    'last_at < now() - case when key like ''day %'' then interval ''1 day'' else interval ''1 hour'' end');
end $$;
