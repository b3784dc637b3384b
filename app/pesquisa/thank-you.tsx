import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'

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

// The survey accepts a name of spaces (SUR-3), which cannot be greeted.
function firstName(name: string) {
  return name.trim().split(/\s+/, 1).filter(Boolean)
}

/** Takes the focus after a step change, so that screen readers announce it and Tab continues here. Each step needs a new key. */
export function StepHeading({ moved, children }: { moved: boolean; children: string }) {
  return (
    <h2 ref={moved ? takeFocus : undefined} tabIndex={-1} className="font-display text-h3 outline-none">
      {children}
    </h2>
  )
}

function takeFocus(heading: HTMLHeadingElement | null) {
  if (!heading) return
  heading.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: 'instant' })
}
