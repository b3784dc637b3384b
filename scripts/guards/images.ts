import type { Mutation } from './mutation.ts'

const encode = { file: 'lib/images/encode.ts', tests: ['lib/images/encode.test.ts'] }
const orphans = { file: 'lib/images/orphans.ts', tests: ['lib/images/orphans.test.ts'] }
const sources = { file: 'lib/images/source-check.ts', tests: ['lib/images/source-check.test.ts'] }
const worker = { tests: ['lib/images/in-worker.test.ts'] }
const store = { file: 'lib/images/media-store.ts', tests: ['lib/images/media-store.test.ts'] }

/** What is taken for an image, what is decoded, and which stored ones may be deleted. */
export const images: Mutation[] = [
  {
    guard: 'A file is what its first bytes say.',
    file: 'lib/images/rules.ts',
    find: "textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP'",
    replace: "textAt(head, 0, 4) === 'RIFF'",
    tests: ['lib/images/rules.test.ts'],
  },
  {
    guard: 'No file is larger than 5 MB.',
    file: 'lib/images/rules.ts',
    find: 'return size > maxImageBytes ? ',
    replace: 'return size > maxImageBytes + 1 ? ',
    tests: ['lib/images/rules.test.ts', ...encode.tests],
  },
  {
    ...encode,
    guard: 'Nothing is decoded before its size is known.',
    find: 'if (tooLong) return { error: tooLong, status: 422 }',
    replace: '',
  },
  {
    guard: 'An image of too many pixels is not decoded.',
    file: 'lib/images/dimensions.ts',
    find: 'size.width * size.height > maxPixels ? tooManyPixels : null',
    replace: 'null',
    tests: ['lib/images/dimensions.test.ts', ...encode.tests],
  },
  {
    ...encode,
    guard: 'A photograph stands upright.',
    find: ', autoOrient: true',
    replace: '',
  },
  {
    ...encode,
    guard: 'What is stored is small enough to be stored.',
    find: 'if (bytes.length <= maxImageBytes) {',
    replace: 'if (bytes.length > 0) {',
  },
  {
    guard: 'Too many at once are refused instead of kept waiting.',
    file: 'lib/images/queue.ts',
    find: 'else if (waiting.length < room) await',
    replace: 'else if (waiting.length >= 0) await',
    tests: ['lib/images/queue.test.ts'],
  },
  {
    guard: 'An upload goes into a folder of the panel.',
    file: 'lib/images/paths.ts',
    find: '/^hotel\\/[a-z][a-z_]{0,39}$/',
    replace: '/^hotel\\//',
    tests: ['lib/images/paths.test.ts'],
  },
  {
    ...orphans,
    guard: 'An image that was just sent is not unused yet.',
    find: ' && now - Date.parse(uploadedAt) > graceMs',
    replace: '',
  },
  {
    ...orphans,
    guard: 'An image in use is never unused.',
    find: '!used.has(path) && ',
    replace: '',
  },
  {
    ...orphans,
    guard: 'An address is recognised however it is escaped.',
    find: 'used.add(name).add(decoded(name))',
    replace: 'used.add(name)',
  },
  {
    guard: 'Nothing is deleted when the content could not be read.',
    file: 'lib/site/unused-images.ts',
    find: 'if (allowed.error || !allowed.data)',
    replace: 'if (allowed.error)',
    tests: ['supabase/tests/uploads-unused.test.ts'],
  },
  {
    guard: 'Images of earlier versions count as used.',
    file: 'lib/site/unused-images.ts',
    find: 'return [...present.map(({ content }) => content), past]',
    replace: 'return [...present.map(({ content }) => content), past.length]',
    tests: ['supabase/tests/uploads-unused.test.ts'],
  },
  {
    ...sources,
    guard: 'Images of other sites are not shown.',
    find: "return url.protocol === 'https:' ? foreignSource : malformedSource",
    replace: "return url.protocol === 'https:' ? null : malformedSource",
  },
  {
    ...sources,
    guard: 'Another project’s storage is another site.',
    find: 'return supabaseUrl === undefined || origin === URL.parse(supabaseUrl)?.origin',
    replace: 'return supabaseUrl === undefined || origin !== ""',
  },
  {
    ...store,
    guard: 'The storage sends the site nowhere else.',
    find: "redirect: 'error'",
    replace: "redirect: 'follow'",
  },
  {
    ...store,
    guard: 'What is no image is not passed on.',
    find: 'if (!bytes || !type) return',
    replace: 'if (!bytes) return',
  },
  {
    guard: 'A file without end is not read to its end.',
    file: 'lib/images/read-capped.ts',
    find: 'if (size > limit) throw new Error(`over ${limit} bytes`)',
    replace: '',
    tests: ['lib/images/read-capped.test.ts'],
  },
  {
    ...worker,
    guard: 'A file that takes too long is given up.',
    file: 'lib/images/in-worker.ts',
    find: "setTimeout(() => worker.kill('SIGKILL'), seconds * 1000)",
    replace: 'setTimeout(() => undefined, seconds * 1000)',
  },
  {
    ...worker,
    guard: 'A file that takes too much memory is given up.',
    file: 'lib/images/worker.mjs',
    find: 'process.memoryUsage.rss() > mostBytes && end()',
    replace: 'process.memoryUsage.rss()',
  },
  {
    ...worker,
    guard: 'What decodes files of others knows no secret.',
    file: 'lib/images/in-worker.ts',
    find: 'env: { NODE_ENV, LD_LIBRARY_PATH, ',
    replace: 'env: { ...process.env, ',
  },
  {
    guard: 'The files of one person do not hold up those of another.',
    file: 'lib/images/queue.ts',
    find: 'waiting.sort((one, other) => served.indexOf(one.owner) - served.indexOf(other.owner))',
    replace: '',
    tests: ['lib/images/queue.test.ts'],
  },
  {
    guard: 'A drawing’s letters are refused.',
    file: 'lib/images/svg/draw.ts',
    find: 'if (hasText.test(new TextDecoder().decode(bytes))) return { error: drawingTexts.letters }',
    replace: '',
    tests: ['lib/images/svg/draw.test.ts'],
  },
]
