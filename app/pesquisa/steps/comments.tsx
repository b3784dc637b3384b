import { TextField } from '../fields/text-field'
import type { StepProps } from './step-props'

export function CommentsStep({ answers, onAnswer }: StepProps) {
  return (
    <TextField
      label="Comentários"
      long
      optional
      value={answers.comments}
      onChange={(comments) => onAnswer({ comments })}
    />
  )
}
