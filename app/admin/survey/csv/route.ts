import { checkAdmin } from '@/lib/access/guard'
import { todayInHotel } from '@/lib/dates'
import { surveyCsv } from '@/lib/survey/report'
import { readStoredAnswers } from '@/lib/survey/stored-answers'
import { readFailed } from '../../_ui/read-failed'

/** All answers to the survey as a file for spreadsheets (SUR-14). */
export async function GET(): Promise<Response> {
  const checked = await checkAdmin()
  if ('denied' in checked) return new Response(null, { status: 403, headers: noStore })
  const answers = await readStoredAnswers(checked.admin).catch(readFailed('survey'))
  if (!answers) return new Response(null, { status: 503, headers: noStore })
  return new Response(surveyCsv(answers), {
    headers: {
      ...noStore,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="pesquisa-${todayInHotel()}.csv"`,
    },
  })
}

const noStore = { 'cache-control': 'private, no-store' }
