/** What a backup holds, in the order in which a restore may put it back; the history comes page by page. */
export const savedTables = [
  'hotels',
  'hotel_content',
  'hero_sections',
  'about_sections',
  'hotel_configurations',
  'images',
  'content_drafts',
  'user_hotel_access',
]

export const historyTable = 'hotel_content_history'

/** What it leaves out, and why. A test asks for one or the other of every table there is. */
export const leftOut: Record<string, string> = {
  'public.backup_proofs': 'tells of other archives',
  'public.editing': 'forms that are open at this moment',
  'public.preview_links': 'secrets, good for seven days at most',
  'private.known_sites': "secrets; a site makes itself known at an administrator's next sign-in",
  'private.password_links': 'secrets, good for three days at most',
  'private.restore_rows': 'what a restore is sending',
  'private.sign_in_tries': 'counts of the last hour',
}
