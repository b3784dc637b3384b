-- The emblem and the landscape that the site draws are the hotel's choice. Hotels of before keep what they had.
alter table public.hotel_configurations
  add column emblem text not null default 'blossom' check (emblem ~ '^[a-z-]{0,40}$'),
  add column scenery text not null default 'mountain' check (scenery ~ '^[a-z-]{0,40}$');

-- Both are part of the brand, and a new hotel begins with neither.
do $$
begin
  execute replace(replace(pg_get_functiondef('private.guard_brand()'::regprocedure),
    'new.accent_color, new.letters', 'new.accent_color, new.letters, new.emblem, new.scenery'),
    'old.accent_color, old.letters', 'old.accent_color, old.letters, old.emblem, old.scenery');
  execute replace(pg_get_functiondef('public.set_up_hotel(text, text, text, jsonb)'::regprocedure),
    'insert into public.hotel_configurations (hotel_id) values (v_hotel.id)',
    'insert into public.hotel_configurations (hotel_id, emblem, scenery) values (v_hotel.id, ''none'', ''none'')');
end $$;
