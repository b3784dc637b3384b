-- What makes the site a hotel's own. Name and tagline take the place of the hotel's where they are filled.
alter table public.hotel_configurations
  add column name text not null default '',
  add column tagline text not null default '',
  add column accent_color text not null default '#c49a3f' check (accent_color ~ '^#[0-9a-fA-F]{6}$'),
  add column letters text not null default 'classica' check (letters ~ '^[a-z-]{0,40}$'),
  add column mark_url text;
