import type { MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'

type Props = { first: boolean; last: boolean; valid: boolean; onBack: () => void }

export function SurveyBar({ first, last, valid, onBack }: Props) {
  return (
    <div className="survey-bar sticky bottom-0 z-10 border-t bg-sand-50/95 backdrop-blur-sm">
      <div className="survey-column flex justify-between gap-3 py-3 sm:py-4">
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
          className={buttonClass('primary', 'max-sm:grow max-sm:px-4 sm:min-w-64')}
          disabled={!valid}
          onClick={dropSecondClick}
        >
          {last ? 'Enviar Avaliação' : 'Próximo'}
        </button>
      </div>
    </div>
  )
}

// A double click is meant once: its second half would skip a step that is valid unanswered, or submit.
function dropSecondClick(event: MouseEvent) {
  if (event.detail === 2) event.preventDefault()
}
