-- No longer unpacks every version to see that only its person goes: over a long history that took more than 8 s.
drop trigger only_people_are_forgotten on public.hotel_content_history;
drop function private.refuse_rewrite();

create trigger append_only_values
  before update of id, hotel_id, section, version, data, changed_at on public.hotel_content_history
  for each statement execute function private.refuse_change();

-- After, and not before: else every row's generated column is computed again.
create trigger only_people_are_forgotten after update on public.hotel_content_history
  for each row when (new.changed_by is not null or new.changed_by_email is distinct from 'pessoa removida')
  execute function private.refuse_change();
