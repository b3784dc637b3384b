import { chaletOptions, type SurveyResponse } from '@/lib/survey/answers'
import { ChoiceGroup } from './fields/choice-group'
import { ConsentField } from './fields/consent-field'
import { RatingGroup } from './fields/rating-group'
import { ScoreGroup } from './fields/score-group'
import { TextField } from './fields/text-field'
import type { Question } from './steps'

type Props = {
  questions: (Question | Question[])[]
  answers: SurveyResponse
  /** The hotel's rooms, as the options of one question. */
  chalets: Parameters<typeof chaletOptions>[0]
  onAnswer: (changed: Partial<SurveyResponse>) => void
}

export function Questions({ questions, ...props }: Props) {
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
      return <TextField {...question} value={answers[question.field]} onChange={onChange} />
    case 'chalet':
      return (
        <ChoiceGroup
          {...question}
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
