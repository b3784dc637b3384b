// Generated from the migrations by scripts/generate-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** A table, described by what is inserted: columns that may be null or have a default are optional. */
type Table<Insert> = { Row: Required<Insert>; Insert: Insert; Update: Partial<Insert>; Relationships: [] }

type View<Row> = { Row: Row; Relationships: [] }

export type Database = {
  public: {
    Tables: {
      about_sections: Table<{
        description?: string
        hotel_id: string
        image_url?: string | null
        subtitle?: string
        title?: string
        updated_at?: string
        version?: number
      }>
      backup_proofs: Table<{
        failed_at?: string | null
        hotel_id: string
        problem?: string | null
        proved_at?: string | null
      }>
      editing: Table<{
        hotel_id: string
        item_id: string
        section: string
        seen_at?: string
        tab: string
        user_id?: string
      }>
      hero_sections: Table<{
        background_poster_url?: string | null
        background_url?: string | null
        cta_primary_text?: string
        cta_primary_url?: string | null
        hotel_id: string
        mobile_background_poster_url?: string | null
        mobile_background_url?: string | null
        subtitle?: string
        title?: string
        updated_at?: string
        version?: number
        video_section_poster_url?: string | null
        video_section_url?: string | null
      }>
      hotel_configurations: Table<{
        accent_color?: string
        address?: string
        email?: string
        emblem?: string
        hotel_id: string
        letters?: string
        logo_url?: string | null
        mark_url?: string | null
        name?: string
        phone?: string
        primary_color?: string
        scenery?: string
        tagline?: string
        updated_at?: string
        version?: number
      }>
      hotel_content: Table<{
        data?: Json
        hotel_id: string
        section: string
        updated_at?: string
        updated_by?: string | null
        version?: number
      }>
      hotel_content_history: Table<{
        after?: Json | null
        before?: Json | null
        by_itself?: boolean
        changed_at?: string
        changed_by?: string | null
        changed_by_email?: string | null
        hotel_id: string
        id?: number
        ids_before?: string[] | null
        section: string
        version: number
      }>
      hotels: Table<{
        created_at?: string
        id?: string
        mfa_required?: boolean
        name: string
        slug: string
        storage_bucket?: string | null
        tagline?: string
      }>
      images: Table<{
        encoded_at?: string
        height: number
        hotel_id: string
        path: string
        width: number
        widths?: number[]
      }>
      pending_versions: Table<{
        base?: Json | null
        change?: Json
        ends_at?: string | null
        hotel_id: string
        id?: string
        item: Json
        item_id: string
        replaced?: Json | null
        section: string
        starts_at?: string | null
        updated_at?: string
        updated_by?: string | null
        version?: number
      }>
      preview_links: Table<{
        at?: string | null
        created_at?: string
        created_by?: string | null
        expires_at?: string
        hotel_id: string
        id: string
        is_shared?: boolean
        item_id?: string | null
        pending?: string | null
        revoked_at?: string | null
        section?: string | null
        token_hash: string
      }>
      survey_answers: Table<{
        answers: Json
        created_at?: string
        expires_at: string
        hotel_id: string
        id?: string
        may_quote: boolean
      }>
      user_hotel_access: Table<{
        created_at?: string
        hotel_id: string
        is_manager?: boolean
        name?: string
        role: string
        user_id: string
      }>
    }
    Views: {
      packages: View<{
        active: boolean | null
        hotel_id: string | null
        id: string | null
        name: string | null
        slug: string | null
      }>
      rooms: View<{
        active: boolean | null
        category: string | null
        hotel_id: string | null
        id: string | null
        name: string | null
      }>
    }
    Functions: {
      add_person: { Args: { p_hotel_id: string; p_email: string; p_name: string; p_is_manager: boolean; p_token_hash: string }; Returns: boolean }
      answer_survey: { Args: { p_hotel_id: string; p_site: string; p_answers: Json; p_may_quote: boolean; p_address: string; p_invited: boolean }; Returns: string }
      apply_due_versions: { Args: { p_slug: string }; Returns: number }
      backup_history: { Args: { p_hotel_id: string; p_section: string; p_after: number; p_until: number }; Returns: Json }
      backup_snapshot: { Args: never; Returns: Json }
      begin_restore: { Args: { p_emails: Json }; Returns: Json }
      begin_sign_in: { Args: { p_site: string; p_pair: string; p_address: string; p_account: string }; Returns: Json }
      check_new_person: { Args: { p_hotel_id: string; p_email: string }; Returns: boolean }
      claim_password_link: { Args: { p_token: string }; Returns: string }
      content_at: { Args: { p_hotel: string; p_at: string }; Returns: Json }
      deleted_items: { Args: { p_hotel_id: string; p_sections: string[]; p_before: string; p_limit: number }; Returns: { section: string; item_id: string; item: Json; version: number; deleted_at: string; deleted_by: string }[] }
      end_sign_in: { Args: { p_site: string; p_pair: string; p_address: string; p_account: string; p_accepted: boolean }; Returns: undefined }
      finish_restore: { Args: { p_restore: string }; Returns: undefined }
      forget_person: { Args: { p_hotel_id: string; p_email: string }; Returns: number }
      grant_first_access: { Args: { p_slug: string; p_email: string; p_name: string; p_token_hash: string }; Returns: boolean }
      history_changes: { Args: { p_hotel_id: string; p_sections: string[]; p_before: number; p_limit: number }; Returns: { section: string; version: number; at: string; by: string; byItself: boolean; newest: number; previous: number; isWhole: boolean; before: Json; after: Json }[] }
      history_content: { Args: { p_hotel_id: string; p_section: string; p_version: number }; Returns: Json }
      hotel_people: { Args: { p_hotel_id: string }; Returns: { user_id: string; email: string; name: string; is_manager: boolean; since: string; second_factor: boolean; has_entered: boolean; link_until: string }[] }
      import_content: { Args: { p_hotel_id: string; p_versions: Json; p_content: Json }; Returns: Json }
      is_hotel_admin: { Args: { p_hotel_id: string }; Returns: boolean }
      is_hotel_manager: { Args: { p_hotel_id: string }; Returns: boolean }
      is_on_team: { Args: { p_slug: string }; Returns: boolean }
      make_password_link: { Args: { p_hotel_id: string; p_user_id: string; p_token_hash: string }; Returns: undefined }
      move_versions: { Args: { p_hotel_id: string; p_moves: Json }; Returns: undefined }
      note_editing: { Args: { p_slug: string; p_section: string; p_item_id: string; p_tab: string; p_is_open: boolean }; Returns: { email: string; name: string }[] }
      panel_access: { Args: { p_slug: string }; Returns: { hotel_id: string; storage_bucket: string; mfa_required: boolean; role: string; is_manager: boolean; is_due: boolean; pending_in: string[] }[] }
      password_link_owner: { Args: { p_token: string }; Returns: Json }
      pending_of: { Args: { p_hotel_id: string; p_section: string; p_ids: string[] }; Returns: { id: string; section: string; item: Json; base: Json; starts_at: string; ends_at: string; replaced: Json; version: number; updated_at: string; updated_by: string; then_item: Json }[] }
      preview_link: { Args: { p_slug: string; p_token: string }; Returns: boolean }
      preview_site: { Args: { p_slug: string; p_token: string }; Returns: Json }
      prove_password: { Args: { p_password: string }; Returns: Json }
      read_survey: { Args: { p_hotel_id: string; p_before: string; p_before_id: string }; Returns: Json }
      register_site: { Args: { p_hotel_id: string; p_site: string }; Returns: undefined }
      remove_person: { Args: { p_hotel_id: string; p_user_id: string }; Returns: undefined }
      set_mfa_required: { Args: { p_hotel_id: string; p_required: boolean }; Returns: undefined }
      set_up_hotel: { Args: { p_slug: string; p_name: string; p_tagline: string; p_configuration: Json }; Returns: string }
      settle_password_link: { Args: { p_token: string; p_is_set: boolean }; Returns: undefined }
      setup_facts: { Args: { p_slug: string }; Returns: Json }
      site_content: { Args: { p_slug: string }; Returns: Json }
      site_version: { Args: { p_slug: string }; Returns: string }
      stage_restore: { Args: { p_restore: string; p_kind: string; p_lines: Json }; Returns: undefined }
      survey_summary: { Args: { p_hotel_id: string }; Returns: Json }
      undo_import: { Args: { p_hotel_id: string; p_version: number }; Returns: Json }
      update_person: { Args: { p_hotel_id: string; p_user_id: string; p_name: string; p_is_manager: boolean }; Returns: undefined }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
