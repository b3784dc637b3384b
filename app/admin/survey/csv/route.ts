import { checkAdmin } from '@/lib/access/guard'
import { todayInHotel } from '@/lib/dates'
import { surveyCsv } from '@/lib/survey/report'
import { readAnswerPages } from '@/lib/survey/stored-answers'
import { readFailed } from '../../_ui/read-failed'

/** Streams all survey answers as a file for spreadsheets (SUR-14). */
export async function GET(): Promise<Response> {
  const checked = await checkAdmin()
  if ('denied' in checked) return new Response(null, { status: 403, headers: noStore })
  const parts = surveyCsv(readAnswerPages(checked.admin))
  const first = await parts.next().catch(readFailed('survey'))
  if (!first) return new Response(null, { status: 503, headers: noStore })
  let part: IteratorResult<string> = first
  const body = new ReadableStream({
    async pull(controller) {
      if (part.done) return controller.close()
      controller.enqueue(encoder.encode(part.value))
      part = await parts.next()
    },
  })
  return new Response(body, {
    headers: {
      ...noStore,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="pesquisa-${todayInHotel()}.csv"`,
    },
  })
}

const encoder = new TextEncoder()
const noStore = { 'cache-control': 'private, no-store' }
