import { adminAction } from '@/lib/access/admin-action'
import { pictureName } from '@/lib/media/images/picture'
import { readPictureDetails } from '@/lib/panel/pictures/details'
import { z } from '@/lib/zod'
import { answerWithJson } from '../../_media/json-answer'

/** Returns details of the pictures in `?name=…` (repeatable). A route, because server actions run one after the other. */
export async function GET(request: Request): Promise<Response> {
  return answerWithJson(await read({ names: new URL(request.url).searchParams.getAll('name') }))
}

const names = z.array(z.string().max(300).transform(pictureName)).max(100)

const read = adminAction(z.object({ names }), 'Erro ao carregar fotos.', async ({ names }, admin) => ({
  ok: true,
  pictures: await readPictureDetails(admin, names),
}))
