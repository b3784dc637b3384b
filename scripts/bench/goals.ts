/** What the bench holds a page to: bytes, milliseconds, megabytes, and how many times an empty page of this Next. */
export const goals = {
  beforeFilm: 280_000,
  film: 400_000,
  script: 141_000,
  paint: 1.3,
  blocking: 1.1,
  touch: 100,
  travel: 100,
  processor: 1.1,
  memory: 300,
  panel: 300,
}
