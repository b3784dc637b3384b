import { TextField } from '../fields/text-field'
import type { StepProps } from './step-props'

export function GuestStep({ answers, onAnswer }: StepProps) {
  return (
    <>
      <TextField
        label="Nome"
        autoComplete="name"
        value={answers.name}
        onChange={(name) => onAnswer({ name })}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        value={answers.email}
        onChange={(email) => onAnswer({ email })}
      />
    </>
  )
}
