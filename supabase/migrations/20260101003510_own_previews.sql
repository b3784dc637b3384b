-- A link by which only its author looks is no link that anybody was given: it ends soon, and no screen lists it.
alter table public.preview_links add column is_shared boolean not null default true;
grant insert (is_shared) on public.preview_links to authenticated;
do $$
begin
  execute replace(pg_get_functiondef('private.stamp_preview_link()'::regprocedure), 'interval ''7 days''',
    'case when new.is_shared then interval ''7 days'' else interval ''2 hours'' end');
end $$;
