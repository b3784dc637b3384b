import { adminAction } from '@/lib/access/admin-action'
import { findPictures, readLibrary } from '@/lib/panel/pictures/library'
import { z } from '@/lib/zod'
import { answerWithJson } from '../../_media/json-answer'

/** Returns the library's pictures that match `?busca=…`, newest first. */
export async function GET(request: Request): Promise<Response> {
  return answerWithJson(await read({ search: new URL(request.url).searchParams.get('busca') ?? '' }))
}

// A search finds the remaining ones.
const maxShown = 60

const input = z.object({ search: z.string().max(200) })

const read = adminAction(input, 'Erro ao carregar fotos.', async ({ search }, admin) => {
  const found = findPictures(await readLibrary(admin), search)
  return { ok: true, total: found.length, pictures: found.slice(0, maxShown) }
})
