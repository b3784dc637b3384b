'use client'

import { type ComponentProps, type SubmitEvent, useState, useSyncExternalStore } from 'react'
import { isStepValid, stepCount } from '@/lib/survey/validity'
import { Questions } from './questions'
import { StepHeading } from './step-heading'
import { steps } from './steps'
import { SurveyBar } from './survey-bar'
import { SurveyProgress } from './survey-progress'
import {
  clearSurvey,
  dispatchSurvey,
  subscribeToSurvey,
  surveyOnTheServer,
  surveyState,
} from './survey-store'
import { ThankYou } from './thank-you'

/** The answers last for this tab and go to nobody (SUR-6, SUR-7). */
export function Survey({ chalets }: Pick<ComponentProps<typeof Questions>, 'chalets'>) {
  const { step, answers, moved } = useSyncExternalStore(subscribeToSurvey, surveyState, surveyOnTheServer)
  const [sentBy, setSentBy] = useState<string>()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (step < stepCount) return dispatchSurvey({ type: 'next' })
    console.log('Pesquisa de satisfação', answers)
    alert('Obrigado pela sua avaliação! (Ainda não conectado ao banco de dados)')
    setSentBy(answers.name)
    clearSurvey()
  }

  const current = steps[step - 1]
  if (sentBy !== undefined) return <ThankYou name={sentBy} />
  if (!current) return null
  const { title, hint, questions } = current
  return (
    // Without the browser's own checks: validity is the survey's (SUR-3) and shows in 'Próximo'.
    <form className="flex grow flex-col noscript:hidden" noValidate onSubmit={submit}>
      <div className="survey-column grow pb-12">
        <SurveyProgress step={step} />
        <div key={step} className="survey-step mt-8" data-moved={moved}>
          <StepHeading moved={Boolean(moved)}>{title}</StepHeading>
          <p className="mt-2 text-ink-600">{hint}</p>
          <div className="mt-8 grid gap-8">
            <Questions
              questions={questions}
              answers={answers}
              chalets={chalets}
              onAnswer={(changed) => dispatchSurvey({ type: 'answer', answers: changed })}
            />
          </div>
        </div>
      </div>
      <SurveyBar
        first={step === 1}
        last={step === stepCount}
        valid={isStepValid(step, answers)}
        onBack={() => dispatchSurvey({ type: 'back' })}
      />
    </form>
  )
}
