import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkVideo } from './check'
import { readRange } from './film-answer'
import { boxesAt, moveIndexToStart, topBoxes } from './mp4'
import { headLength, headValidationMessage, maxVideoBytes, videoTexts } from './rules'
import { tinyMp4, tinyWebm } from './test-videos'

const fileOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const check = (bytes: Uint8Array) => checkVideo(fileOf(bytes))
const demo = (name: string) => readFileSync(`supabase/local/demo/quaresmeira.media/${name}`)

describe('a video is recognised by its content', () => {
  test.each([
    ['a real MP4', demo('hero-mobile.mp4'), 'mp4'],
    ['a real WebM', demo('hero-mobile.webm'), 'webm'],
    ['an index at the end', tinyMp4({ indexFirst: false }), 'mp4'],
    ['AV1 in WebM', tinyWebm({ codec: 'V_AV1' }), 'webm'],
  ])('%s is accepted', async (_, bytes, format) => expect(await check(bytes)).toEqual({ format }))

  test.each<[string, Uint8Array, string]>([
    ['HEVC', tinyMp4({ codec: 'hvc1' }), 'HEVC (H.265)'],
    ['AV1 in MP4', tinyMp4({ codec: 'av01' }), 'AV1'],
    ['only sound', tinyMp4({ handler: 'soun' }), 'só tem som'],
    ['only sound in WebM', tinyWebm({ codec: 'A_OPUS' }), 'só tem som'],
    ['a MOV', tinyMp4({ brand: 'qt  ' }), 'MOV (QuickTime)'],
    ['Matroska', tinyWebm({ docType: 'matroska' }), 'MKV'],
    ['Theora', tinyWebm({ codec: 'V_THEORA' }), 'um formato pouco comum'],
    ['half an MP4', demo('hero-mobile.mp4').subarray(0, 300_000), 'danificado ou incompleto'],
    ['half a WebM', demo('hero-mobile.webm').subarray(0, 100_000), 'danificado ou incompleto'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), videoTexts.notAVideo],
    ['a photo', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'Este lugar é para vídeos'],
  ])('%s is refused with a sentence (VID-2)', async (_, bytes, sentence) => {
    expect(await check(bytes)).toEqual({ error: expect.stringContaining(sentence) })
  })

  test('fifty megabytes are accepted, and not one byte more', () => {
    const head = tinyMp4().subarray(0, headLength)
    expect(headValidationMessage(maxVideoBytes, head)).toBeNull()
    expect(headValidationMessage(maxVideoBytes + 1, head)).toMatch(/no máximo 50MB\. Este tem 51MB/)
  })

  test('no bytes make it fail or hang', async () => {
    const seeds = [tinyMp4(), tinyMp4({ indexFirst: false }), tinyWebm()]
    const meddled = fc
      .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }))
      .map(([seed, changes]) => {
        const bytes = Buffer.from(seed)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        return bytes
      })
    await fc.assert(
      fc.asyncProperty(meddled, async (bytes) => {
        const result = await check(bytes)
        expect('format' in result ? result.format : result.error).not.toBe('')
        await moveIndexToStart(fileOf(bytes))
      }),
      { numRuns: 400 },
    )
  })
})

test('the index moves to the front, and still points to the frames', async () => {
  const bytes = tinyMp4({ indexFirst: false })
  const file = await moveIndexToStart(fileOf(bytes))
  const made = Buffer.from(await file.arrayBuffer())
  expect(made).toHaveLength(bytes.length)
  const boxes = (await topBoxes(file)) ?? []
  expect(boxes.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat'])
  const [, moov] = boxes
  if (!moov) throw new Error('no moov')
  const [offsets] = boxesAt(made, moov, ['trak', 'mdia', 'minf', 'stbl', 'stco'])
  const at = made.readUInt32BE((offsets?.content ?? 0) + 8)
  expect(made.toString('latin1', at, at + 7)).toBe('imagens')
  expect(await moveIndexToStart(file)).toBe(file)
})

test.each([
  [null, 'whole'],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
])('of ten bytes %s are %j', (header, expected) => expect(readRange(header, 10)).toEqual(expected))
