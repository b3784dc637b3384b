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
