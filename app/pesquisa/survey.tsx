'use client'

import {
  type ComponentProps,
  type MouseEvent,
  type SubmitEvent,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
import { buttonClass } from '@/components/ui/button'
import { Emblem } from '@/components/ui/emblem'
import { type Chalets, chaletOptions, longest, type SurveyResponse } from '@/lib/survey/answers'
import {
  emptySurvey,
  parseSurvey,
  type SurveyAction,
  type SurveyState,
  serializeSurvey,
  surveyReducer,
} from '@/lib/survey/state'
import { type Question, steps } from '@/lib/survey/steps'
import { isStepValid, stepCount } from '@/lib/survey/validity'
import { type Consent, Consents, sendAnswers, type Terms } from './consents'
import { ChoiceGroup, ConsentField, RatingGroup, ScoreGroup, TextField } from './fields'
import { StepHeading, ThankYou } from './thank-you'

type SurveyProps = Pick<ComponentProps<typeof Questions>, 'chalets'> & { terms: Terms | null }

/** Keeps the answers in this tab (SUR-7) and does not send them (SUR-6), unless the hotel stores them under `terms` (SUR-10). */
export function Survey({ chalets, terms }: SurveyProps) {
  const { step, answers, moved } = useSyncExternalStore(subscribeToSurvey, surveyState, surveyOnTheServer)
  const [sentBy, setSentBy] = useState<string>()

  const [consent, setConsent] = useState<Consent>({ agreed: false, mayQuote: false })
  const [sending, startSending] = useTransition()
  const [failed, setFailed] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (step < stepCount) return dispatchSurvey({ type: 'next' })
    if (terms) return startSending(send)
    console.log('Pesquisa de satisfação', answers)
    finish('(Ainda não conectado ao banco de dados)')
  }

  const send = async () => {
    const arrived = consent.agreed && (await sendAnswers(answers, consent))
    setFailed(!arrived)
    if (arrived) finish('As suas respostas foram enviadas ao hotel.')
  }

  const finish = (delivery: string) => {
    alert(`Obrigado pela sua avaliação! ${delivery}`)
    setSentBy(answers.name)
    clearSurvey()
  }

  const current = steps[step - 1]
  if (sentBy !== undefined) return <ThankYou name={sentBy} />
  if (!current) return null
  const { title, hint, hintIfStored = hint, questions } = current
  const last = step === stepCount
  return (
    // The survey has its own validation (SUR-3), shown by 'Próximo'.
    <form className="flex grow flex-col noscript:hidden" noValidate onSubmit={submit}>
      <div className="survey-column grow pb-12">
        <SurveyProgress step={step} />
        <div key={step} className="survey-step mt-8" data-moved={moved}>
          <StepHeading moved={Boolean(moved)}>{title}</StepHeading>
          <p className="mt-2 text-ink-600">{terms ? hintIfStored : hint}</p>
          <div className="mt-8 grid gap-8">
            <Questions
              questions={questions}
              answers={answers}
              chalets={chalets}
              onAnswer={(changed) => dispatchSurvey({ type: 'answer', answers: changed })}
            />
          </div>
          {last && terms && (
            <Consents
              terms={terms}
              hasComment={answers.comments.trim() !== ''}
              consent={consent}
              onChange={setConsent}
            />
          )}
          {failed && (
            <p role="alert" className="mt-4 font-medium text-danger-700">
              Não foi possível enviar. As suas respostas continuam neste navegador: tente de novo mais tarde.
            </p>
          )}
        </div>
      </div>
      <SurveyBar
        first={step === 1}
        last={last}
        valid={isStepValid(step, answers) && !sending && (!last || !terms || consent.agreed)}
        onBack={() => dispatchSurvey({ type: 'back' })}
      />
    </form>
  )
}

type Props = {
  questions: (Question | Question[])[]
  answers: SurveyResponse
  chalets: Chalets
  onAnswer: (changed: Partial<SurveyResponse>) => void
}

function Questions({ questions, ...props }: Props) {
  return questions.map((question) => {
    if (!Array.isArray(question)) return <Asked key={question.field} question={question} {...props} />
    return (
      <div key={question[0]?.field} className="grid gap-6 sm:grid-cols-2">
        <Questions questions={question} {...props} />
      </div>
    )
  })
}

function Asked({ question, answers, chalets, onAnswer }: Omit<Props, 'questions'> & { question: Question }) {
  const { field, when } = question
  const onChange = (value: SurveyResponse[typeof field]) => onAnswer({ [field]: value })
  if (when && !when(answers)) return null
  switch (question.kind) {
    case 'text':
      return (
        <TextField
          {...question}
          value={answers[question.field]}
          maxLength={longest[question.field]}
          onChange={onChange}
        />
      )
    case 'chalet':
      return (
        <ChoiceGroup
          {...question}
          label={chalets.label}
          options={chaletOptions(chalets, answers.chalet)}
          value={answers.chalet}
          onChange={(chalet) => onAnswer({ chalet })}
        />
      )
    case 'choice':
      return (
        <ChoiceGroup<string>
          {...question}
          value={answers[question.field]}
          onChange={(value) => onAnswer({ [field]: value })}
        />
      )
    case 'rating':
      return <RatingGroup {...question} value={answers[question.field]} onChange={onChange} />
    case 'score':
      return <ScoreGroup {...question} value={answers[question.field]} onChange={onChange} />
    case 'consent':
      return <ConsentField {...question} checked={answers[question.field]} onChange={onChange} />
  }
}

type SurveyBarProps = { first: boolean; last: boolean; valid: boolean; onBack: () => void }

function SurveyBar({ first, last, valid, onBack }: SurveyBarProps) {
  return (
    <div className="survey-bar sticky bottom-0 z-10 border-t bg-sand-50/95 backdrop-blur-sm">
      <div className="survey-column flex flex-wrap justify-between gap-3 py-3 sm:py-4">
        <button
          type="button"
          className={buttonClass('outline', 'max-sm:px-5')}
          disabled={first}
          onClick={onBack}
        >
          Voltar
        </button>
        <button
          type="submit"
          className={buttonClass('primary', 'max-sm:grow max-sm:basis-[min-content] max-sm:px-4 sm:min-w-64')}
          disabled={!valid}
          onClick={dropSecondClick}
        >
          {last ? 'Enviar Avaliação' : 'Próximo'}
        </button>
      </div>
    </div>
  )
}

// The second click of a double click would skip a step without required answers, or submit.
function dropSecondClick(event: MouseEvent) {
  if (event.detail === 2) event.preventDefault()
}

function SurveyProgress({ step }: { step: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ol className="flex items-center gap-3" aria-hidden="true">
        {steps.map(({ name }, index) => (
          <li key={name} className="grid size-5 place-items-center">
            {index + 1 === step ? (
              <Emblem className="size-5 text-gold-500" />
            ) : (
              <span
                className={`size-2 rounded-[50%] border border-gold-500 ${index < step ? 'bg-gold-500 forced-colors:bg-[CanvasText]' : ''}`}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="text-ink-600 text-small">
        <span>{`Etapa ${step} de ${steps.length}: `}</span>
        <span className="text-ink-900">{steps[step - 1]?.name}</span>
      </p>
    </div>
  )
}

let state: SurveyState | undefined
const listeners = new Set<() => void>()

/** Stores the result in this tab's session storage (SUR-7). */
function dispatchSurvey(action: SurveyAction) {
  state = surveyReducer(surveyState(), action)
  const text = serializeSurvey(state)
  withStorage((storage) => storage.setItem(key, text))
  notify()
}

function clearSurvey() {
  state = emptySurvey
  withStorage((storage) => storage.removeItem(key))
  notify()
}

function subscribeToSurvey(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function surveyState() {
  state ??= parseSurvey(withStorage((storage) => storage.getItem(key)) ?? null)
  return state
}

function surveyOnTheServer() {
  return emptySurvey
}

const key = 'pesquisa'

function notify() {
  for (const listener of listeners) listener()
}

// If the storage is blocked or full, the answers last as long as the page.
function withStorage<Result>(use: (storage: Storage) => Result) {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
