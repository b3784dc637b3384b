create table public.hotels (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (btrim(name) <> ''),
  tagline text not null default '',
  storage_bucket text unique,
  created_at timestamptz not null default now()
);

comment on column public.hotels.storage_bucket is
  'Bucket of this hotel''s pictures. Only its admins write there: object names carry no hotel.';

create table public.user_hotel_access (
  user_id uuid not null references auth.users (id) on delete cascade,
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  role text not null check (btrim(role) <> ''),
  created_at timestamptz not null default now(),
  primary key (user_id, hotel_id)
);

-- updated_by and changed_by have no foreign key: who did something stays known after the account is gone.
create table public.hotel_content (
  hotel_id uuid not null references public.hotels (id),
  section text not null check (section in ('packages', 'rooms')),
  data jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (hotel_id, section),
  constraint hotel_content_ids check (private.has_unique_field(data, 'id')),
  constraint hotel_content_slugs check (section <> 'packages' or private.has_unique_field(data, 'slug'))
);

comment on column public.hotel_content.version is
  'Grows by one with every change of data, set by trigger. Write with `where version = <the one read>`: no row means somebody else wrote first.';

create table public.hotel_content_history (
  id bigint generated always as identity primary key,
  hotel_id uuid not null references public.hotels (id),
  section text not null,
  version integer not null,
  data jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  changed_by_email text,
  unique (hotel_id, section, version)
);

comment on table public.hotel_content_history is
  'Every version of every list, the current one included. Append-only, written by trigger in the transaction of the change.';

create table public.hero_sections (
  hotel_id uuid primary key references public.hotels (id),
  title text not null default '',
  subtitle text not null default '',
  background_url text,
  mobile_background_url text,
  video_section_url text,
  cta_primary_text text not null default '',
  cta_primary_url text,
  updated_at timestamptz not null default now()
);

create table public.about_sections (
  hotel_id uuid primary key references public.hotels (id),
  title text not null default '',
  subtitle text not null default '',
  description text not null default '',
  image_url text,
  updated_at timestamptz not null default now()
);

create table public.hotel_configurations (
  hotel_id uuid primary key references public.hotels (id),
  logo_url text,
  primary_color text not null default '#74b24a' check (primary_color ~ '^#[0-9a-fA-F]{6}$'),
  address text not null default '',
  phone text not null default '',
  email text not null default '',
  updated_at timestamptz not null default now()
);
