import { vi } from 'vitest'

/** Answers the browser's questions in this order, and 'no' to every further one; returns those that were asked. */
export function answerQuestions(...answers: boolean[]): string[] {
  const asked: string[] = []
  vi.spyOn(window, 'confirm').mockImplementation((question = '') => {
    asked.push(question)
    return answers.shift() ?? false
  })
  return asked
}
