-- Searching the content's text for paths takes a tenth of the time of a recursive path query. No path contains what JSON escapes.
do $$ begin
  execute replace(pg_get_functiondef('private.encoded_images(uuid, jsonb)'::regprocedure),
    $old$split_part(s.value #>> '{}', '/storage/v1/object/public/', 2)
    from jsonb_path_query(p_content, '$.** ? (@.type() == "string")') as s (value)$old$,
    $new$split_part(s.rest, '"', 1)
    from string_to_table(p_content::text, '/storage/v1/object/public/') as s (rest)$new$);
  execute replace(pg_get_functiondef('private.shown_pictures(jsonb, jsonb)'::regprocedure),
    $old$regexp_replace(s.value #>> '{}', '^.*/', '') as name
    from jsonb_path_query(p_content, '$.** ? (@.type() == "string")') as s (value)
    where s.value #>> '{}' like '%/%'$old$,
    $new$split_part(s.rest, '"', 1) as name
    from string_to_table(p_content::text, '/') as s (rest)$new$);
end; $$;
