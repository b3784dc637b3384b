-- Creates a valid, empty hotel without users: `npm run create-admin` creates the first one.
insert into public.hotels (slug, name, tagline, storage_bucket)
values ('quaresmeira', 'Quaresmeira', 'Hotel Fazenda Boutique', 'hotel-images')
on conflict (slug) do nothing;

insert into public.hotel_content (hotel_id, section)
select h.id, s.section from public.hotels h, (values ('packages'), ('rooms')) as s (section)
where h.slug = 'quaresmeira'
on conflict do nothing;

insert into public.hero_sections (hotel_id) select id from public.hotels where slug = 'quaresmeira'
on conflict do nothing;
insert into public.about_sections (hotel_id) select id from public.hotels where slug = 'quaresmeira'
on conflict do nothing;
insert into public.hotel_configurations (hotel_id) select id from public.hotels where slug = 'quaresmeira'
on conflict do nothing;
