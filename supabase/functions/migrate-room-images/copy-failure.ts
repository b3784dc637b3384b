/** Why an image could not be copied, as the end of a sentence in Portuguese for the person who started it. */
export class CopyFailure extends Error {
  /** The host gave no answer at all: asking it for the next image would only cost time. */
  readonly unreachable: boolean

  constructor(reason: string, unreachable = false) {
    super(reason)
    this.unreachable = unreachable
  }
}
