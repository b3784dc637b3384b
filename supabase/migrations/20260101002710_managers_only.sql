-- What decides for the whole hotel is its managers' alone. These two asked for any administrator: `forget_person` rewrites
-- who did what, and five sites that a clerk makes known push out those whose failed sign-ins count.
do $$
declare
  v_function regprocedure;
begin
  foreach v_function in array
    array['public.forget_person(uuid, text)', 'public.register_site(uuid, text)']::regprocedure[]
  loop
    execute replace(replace(pg_get_functiondef(v_function),
      'public.is_hotel_admin(', 'public.is_hotel_manager('), 'only an admin of', 'only a manager of');
  end loop;
end $$;

-- The brand is one row with the contact data, which every administrator edits. So its fields are guarded one by one,
-- whoever writes: a form, an import, a restored version. Without an account it is the project's secret key that writes.
create function private.guard_brand() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null or public.is_hotel_manager(new.hotel_id) then
    return new;
  end if;
  if tg_op = 'INSERT' or (
    new.name, new.tagline, new.logo_url, new.mark_url, new.primary_color, new.accent_color, new.letters
  ) is distinct from (
    old.name, old.tagline, old.logo_url, old.mark_url, old.primary_color, old.accent_color, old.letters
  ) then
    raise exception 'only a manager of the hotel''s team changes its brand' using errcode = '42501', hint = 'brand';
  end if;
  return new;
end;
$$;
create trigger brand before insert or update on public.hotel_configurations
  for each row execute function private.guard_brand();

revoke execute on function private.guard_brand() from public, anon, authenticated;
