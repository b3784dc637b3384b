import fc from 'fast-check'
import { target, type Verdict } from './run.ts'
import { anyText } from './values.ts'

/** A parser of text; `check` returns what it made of it, null or undefined for a refusal. */
export function ofText(
  name: string,
  check: (text: string) => unknown,
  texts: fc.Arbitrary<string> = anyText,
) {
  return target({
    name,
    inputs: texts,
    check: (text): Verdict => (check(text) == null ? 'refused' : 'accepted'),
  })
}

export function spelled(...samples: string[]) {
  return fc.oneof(
    anyText,
    fc
      .tuple(fc.constantFrom(...samples), anyText, fc.nat(60))
      .map(([sample, text, at]) => sample.slice(0, at) + text + sample.slice(at)),
  )
}
