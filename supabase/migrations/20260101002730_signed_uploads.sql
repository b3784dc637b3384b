-- The panel sends each file whole and straight to the storage, by an address that the site has signed: into the private
-- bucket `{bucket}-parts`, which is named after the parts in which films came before. The site reads the file there,
-- checks it, stores what it makes of it in the public bucket, and removes it. Policies and bounds stay as they are; the
-- storage asks them when an address is signed.
drop function public.video_uploads(uuid);

-- A file may now be as large as a film. The functions that make the bucket change in this one number.
do $$
declare
  v_function regprocedure;
begin
  foreach v_function in array array[
    'private.set_up_video_parts()', 'public.set_up_hotel(text, text, text, jsonb)'
  ]::regprocedure[] loop
    execute replace(pg_get_functiondef(v_function), 'false, 1048576', 'false, 52428800');
  end loop;
end;
$$;

do $$
begin
  update storage.buckets set file_size_limit = 52428800 where id like '%-parts';
exception
  when insufficient_privilege or undefined_table or invalid_schema_name then
    raise warning 'the panel cannot send films yet: %', sqlerrm
      using hint = 'Set the size limit of the buckets that end in -parts to 50 MB.';
end;
$$;
