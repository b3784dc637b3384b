import { ScoreGroup } from '../fields/score-group'
import { TextField } from '../fields/text-field'
import type { StepProps } from './step-props'

export function RecommendationStep({ answers, onAnswer }: StepProps) {
  return (
    <>
      <ScoreGroup
        legend="De 0 a 10, qual é a chance de você nos indicar a amigos e familiares?"
        value={answers.overallRating}
        onChange={(overallRating) => onAnswer({ overallRating })}
      />
      {answers.overallRating >= 0 && (
        <TextField
          label="Qual é o principal motivo da sua nota?"
          long
          value={answers.overallReason}
          onChange={(overallReason) => onAnswer({ overallReason })}
        />
      )}
    </>
  )
}
