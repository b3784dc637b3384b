import { expect, test } from 'vitest'
import { readReport } from './lighthouse-report.ts'

const perfect = { score: 1, auditRefs: [] }
const times = {
  'largest-contentful-paint': { title: 'LCP', score: 0.9, numericValue: 2100.4 },
  'total-blocking-time': { title: 'TBT', score: 1, numericValue: 40 },
}
const report = {
  categories: {
    performance: { score: 0.945, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      score: 0.9,
      auditRefs: ['label', 'contrast', 'manual', 'hint'].map((id) => ({ id, weight: id === 'hint' ? 0 : 7 })),
    },
    'best-practices': perfect,
    seo: { score: null, auditRefs: [] },
  },
  audits: {
    ...times,
    label: {
      title: 'Fields have labels',
      score: 0,
      details: { items: [{ node: { snippet: '<input id="a">' } }, { url: '/b' }] },
    },
    contrast: { title: 'Contrast', score: 1, details: { items: { not: 'a list' } } },
    manual: { title: 'To be looked at', score: null },
    hint: { title: 'Costs nothing', score: 0 },
  },
  environment: { benchmarkIndex: 3400 },
}

test('reads scores, times and every audit that costs points outside performance', () => {
  expect(readReport(report)).toEqual({
    scores: { performance: 95, accessibility: 90, 'best-practices': 100, seo: 0 },
    largestPaint: 2100.4,
    blockingTime: 40,
    benchmarkIndex: 3400,
    failures: ['accessibility: label (Fields have labels)\n  <input id="a">\n  {"url":"/b"}'],
  })
})

test('a page that was never painted has no result', () => {
  const audits = { ...times, 'largest-contentful-paint': { title: 'LCP', score: null } }
  expect(readReport({ ...report, audits })).toBeUndefined()
})
