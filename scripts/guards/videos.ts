import type { Mutation } from './mutation.ts'

const content = { tests: ['lib/videos/videos.test.ts'] }
const serving = { tests: ['lib/videos/serving.test.ts'] }

/** What is taken for a video, and what is handed on as one. */
export const videos: Mutation[] = [
  {
    ...content,
    guard: 'A video is what its tracks say, not its container.',
    file: 'lib/videos/mp4.ts',
    find: 'return foreign === undefined ? null :',
    replace: 'return foreign !== undefined ? null :',
  },
  {
    ...content,
    guard: 'Half a video is none.',
    file: 'lib/videos/mp4.ts',
    find: 'if (end < content || end > limit) return null',
    replace: 'if (end < content) return null',
  },
  {
    ...content,
    guard: 'No video is larger than 50 MB.',
    file: 'lib/videos/rules.ts',
    find: 'if (size <= maxVideoBytes) return null',
    replace: 'if (size <= maxVideoBytes + 1) return null',
  },
  {
    ...content,
    guard: 'Pictures are found where they have moved to.',
    file: 'lib/videos/mp4.ts',
    find: 'offset >= from && offset < to ? offset + by : offset',
    replace: 'offset',
  },
  {
    ...serving,
    guard: 'What the storage has that is no video is not passed on.',
    file: 'lib/videos/film-store.ts',
    find: "'format' in checked && checked.format === extname(address).slice(1)",
    replace: "'format' in checked",
  },
  {
    ...serving,
    guard: 'A part of another version is not mixed in.',
    file: 'lib/videos/film-answer.ts',
    find: "const range = isSame ? readRange(headers.get('range'), size) : 'whole'",
    replace: "const range = readRange(headers.get('range'), size)",
  },
  {
    guard: 'Another project’s videos are another site’s.',
    file: 'lib/video.ts',
    find: 'return isOurs && name ? name : null',
    replace: 'return name ? name : null',
    tests: ['lib/video.test.ts'],
  },
]
