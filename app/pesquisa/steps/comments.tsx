import { TextField } from '../fields/text-field'
import type { StepProps } from './step-props'

/** Step 7: whatever else the guest wants to say. */
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
