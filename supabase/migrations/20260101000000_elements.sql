-- Helpers that the API does not expose: only `public` is an exposed schema.
create schema private;

-- True when `data` is a JSON array of objects that each carry a non-blank string under `field`, all different.
create function private.has_unique_field(data jsonb, field text) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(data) = 'array' then (
    select coalesce(bool_and(coalesce(jsonb_typeof(e -> field) = 'string' and btrim(e ->> field) <> '', false)), true)
       and count(*) = count(distinct e ->> field)
    from jsonb_array_elements(data) as e
  ) else false end;
$$;

-- An element is public when its `active` is JSON true or absent; null, "true" and 1 are not.
create function private.is_active(element jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(element -> 'active', 'true'::jsonb) = 'true'::jsonb;
$$;

-- The objects of a stored list with their position; anything malformed yields fewer rows, never an error.
create function private.elements(data jsonb) returns table (element jsonb, place bigint)
language sql immutable set search_path = ''
as $$
  select e.value, e.ordinality
  from jsonb_array_elements(case when jsonb_typeof(data) = 'array' then data else '[]'::jsonb end)
    with ordinality as e (value, ordinality)
  where jsonb_typeof(e.value) = 'object';
$$;
