import { Blossom } from '@/components/ui/blossom'
import { steps } from './steps'

export function SurveyProgress({ step }: { step: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ol className="flex items-center gap-3" aria-hidden="true">
        {steps.map(({ name }, index) => (
          <li key={name} className="grid size-5 place-items-center">
            {index + 1 === step ? (
              <Blossom className="size-5 text-gold-500" />
            ) : (
              <span
                className={`size-2 rounded-[50%] border border-gold-500 ${index < step ? 'bg-gold-500 forced-colors:bg-[CanvasText]' : ''}`}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="text-ink-600 text-small">
        Etapa {step} de {steps.length}: <span className="text-ink-900">{steps[step - 1]?.name}</span>
      </p>
    </div>
  )
}
