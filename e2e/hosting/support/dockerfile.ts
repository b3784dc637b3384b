import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'

type Step = { word: string; rest: string }
export type Stage = { name: string | undefined; steps: Step[] }

/** The stages of a Dockerfile with their lines as they stand; `FROM` begins each. */
export function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = []
  for (const line of dockerfile.split('\n').filter((text) => /^[A-Z]/.test(text))) {
    const [word = '', ...words] = line.split(' ')
    const rest = words.join(' ')
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1], steps: [] })
    else stages.at(-1)?.steps.push({ word, rest })
  }
  return stages
}

/** Whether `COPY` passes a path of the context over: the last pattern that names it, or a folder above it, decides. */
export function isIgnored(path: string, patterns: string[]): boolean {
  const parts = path.split('/')
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const decides = patterns.findLast((pattern) =>
    above.some((one) => matchesGlob(one, pattern.replace(/^!/, ''))),
  )
  return decides !== undefined && !decides.startsWith('!')
}

export function ignorePatterns(file = '.dockerignore'): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
}
