import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { StepHeading } from './step-heading'

export function ThankYou({ name }: { name: string }) {
  return (
    <div className="survey-column survey-step pb-16" data-moved="forward">
      <Divider className="mb-6" />
      <StepHeading moved>{['Obrigado', ...firstName(name)].join(', ')}</StepHeading>
      <p className="mt-4 max-w-measure">
        Foi um prazer receber você. As suas respostas já não estão guardadas neste navegador, e as portas
        continuam abertas: volte quando quiser.
      </p>
      <a href="/" className={buttonClass('primary', 'mt-8')}>
        Voltar ao início
      </a>
    </div>
  )
}

// A name of spaces is a name to the survey (SUR-3), but nobody to greet.
function firstName(name: string) {
  return name.trim().split(/\s+/, 1).filter(Boolean)
}
