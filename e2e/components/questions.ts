import { vi } from 'vitest'

/** Answers browser dialogs in this order, then 'no'; returns the texts of those that appeared. */
export function answerQuestions(...answers: boolean[]): string[] {
  const asked: string[] = []
  vi.spyOn(window, 'confirm').mockImplementation((question = '') => {
    asked.push(question)
    return answers.shift() ?? false
  })
  return asked
}
