import { service } from '../../e2e/support/admin.ts'

const token = /chaos-\d+-\d+\./g
const pageSize = 200

export async function readStoredTokens(): Promise<Set<string>> {
  const stored = new Set<string>()
  let after = 0
  for (;;) {
    const { data, error } = await service()
      .from('hotel_content_history')
      .select('id, data')
      .gt('id', after)
      .order('id')
      .limit(pageSize)
    if (error) throw error
    for (const row of data) {
      for (const [found] of JSON.stringify(row.data).matchAll(token)) stored.add(found)
      after = row.id
    }
    if (data.length < pageSize) return stored
  }
}

export async function readCurrent(): Promise<Map<string, string>> {
  const { data, error } = await service()
    .from('hotel_content')
    .select('data, hotels!inner(slug)')
    .eq('section', 'rooms')
    .eq('hotels.slug', 'quaresmeira')
    .single()
  if (error) throw error
  const rooms = Array.isArray(data.data) ? data.data : []
  return new Map(
    rooms.flatMap((room) => {
      const { id, description } = Object(room)
      const [found] = String(description).match(token) ?? []
      return found ? [[String(id), found] as const] : []
    }),
  )
}
