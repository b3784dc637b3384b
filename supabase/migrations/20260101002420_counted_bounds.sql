-- What is bounded in number is counted by one request at a time: those of one moment did not see each other's rows.
create function private.count_alone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || new.hotel_id::text, 0));
  return new;
end;
$$;

revoke all on function private.count_alone() from public, anon, authenticated;

-- Triggers run in the order of their names: these come before those that count.
create trigger alone before insert on public.content_drafts for each row execute function private.count_alone();
create trigger alone before insert on public.preview_links for each row execute function private.count_alone();
create trigger alone before insert on public.editing for each row execute function private.count_alone();
create trigger alone before insert on public.hotel_content for each row execute function private.count_alone();
