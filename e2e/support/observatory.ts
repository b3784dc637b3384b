import { registerHooks } from 'node:module'
import type { RawAnswer } from './raw-request.ts'

// The package is a whole service. Its grader is pure, once it does without the client that fetches pages and the list
// of preloaded hosts that its install script would download; package.json leaves out what only the service needs.
const stubs = {
  'session.js': 'export class Session {}',
  'hsts.js': 'export const isHstsPreloaded = () => null',
}
registerHooks({
  resolve(specifier, context, next) {
    const isIts = context.parentURL?.includes('/mdn-http-observatory/')
    const stub = isIts && Object.entries(stubs).find(([name]) => specifier.endsWith(`/${name}`))
    return stub ? { url: `data:text/javascript,${stub[1]}`, shortCircuit: true } : next(specifier, context)
  },
})
const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js')
const { getGradeForScore, getScoreModifier } = await import('@mdn/mdn-http-observatory/src/grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import('@mdn/mdn-http-observatory/src/grader/charts.js')
const { parseHttpEquivHeaders } = await import('@mdn/mdn-http-observatory/src/retriever/utils.js')

const home = 'https://hotel.example/'

/**
 * What Mozilla's HTTP Observatory would say of this answer, were it that of https://hotel.example, whose plain http
 * only leads there. `lost` names what costs points.
 */
export function grade({ status, headers, body }: RawAnswer): {
  grade: string
  score: number
  lost: string[]
} {
  const isHtml = headers['content-type']?.[0]?.startsWith('text/html')
  const httpEquiv = isHtml ? parseHttpEquivHeaders(body, home) : new Map()
  const response = { status, headers, verified: true, httpEquiv }
  const redirects = ['http://hotel.example/', home].map((url) => ({ url: new URL(url), status: 301 }))
  const requests = {
    hostname: 'hotel.example',
    resources: { path: body },
    responses: {
      auto: response,
      http: { ...response, headers: {} },
      https: response,
      cors: response,
      httpRedirects: redirects,
      httpsRedirects: redirects.slice(1),
    },
    session: { url: new URL(home), redirectHistory: redirects, jar: null },
  }
  const results = ALL_TESTS.flatMap((test) => test(requests).result ?? [])
  const points = results.map((result) => getScoreModifier(result))
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 100)
  const strict = sum(points.filter((value) => value < 0))
  return {
    ...getGradeForScore(strict >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : strict),
    lost: results.filter((result) => getScoreModifier(result) < 0),
  }
}
