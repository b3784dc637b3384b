import type { SurveyResponse } from '@/lib/survey/answers'

/** What every step of the survey gets: all answers so far, and the way to change some. */
export type StepProps = { answers: SurveyResponse; onAnswer: (answers: Partial<SurveyResponse>) => void }
