import { chaletOptions, firstTimeOptions, howFoundOptions } from '@/lib/survey/answers'
import { ChoiceGroup } from '../fields/choice-group'
import { TextField } from '../fields/text-field'
import type { StepProps } from './step-props'

export function StayStep({ answers, onAnswer }: StepProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="WhatsApp"
          type="tel"
          autoComplete="tel"
          value={answers.whatsapp}
          onChange={(whatsapp) => onAnswer({ whatsapp })}
        />
        <TextField
          label="Cidade onde mora"
          autoComplete="address-level2"
          value={answers.city}
          onChange={(city) => onAnswer({ city })}
        />
      </div>
      <ChoiceGroup
        legend="Em que chalé você ficou?"
        options={chaletOptions}
        value={answers.chalet}
        onChange={(chalet) => onAnswer({ chalet })}
      />
      <ChoiceGroup
        legend="Como você nos conheceu?"
        options={howFoundOptions}
        value={answers.howFound}
        onChange={(howFound) => onAnswer({ howFound })}
      />
      <ChoiceGroup
        legend="Foi a sua primeira vez aqui?"
        options={firstTimeOptions}
        value={answers.firstTime}
        onChange={(firstTime) => onAnswer({ firstTime })}
      />
    </>
  )
}
