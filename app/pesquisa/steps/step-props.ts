import type { SurveyResponse } from '@/lib/survey/answers'

export type StepProps = { answers: SurveyResponse; onAnswer: (answers: Partial<SurveyResponse>) => void }
