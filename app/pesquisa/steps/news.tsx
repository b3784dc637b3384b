import { newsChannelOptions } from '@/lib/survey/answers'
import { ChoiceGroup } from '../fields/choice-group'
import type { StepProps } from './step-props'

export function NewsStep({ answers, onAnswer }: StepProps) {
  return (
    <>
      <label className={card}>
        <input
          type="checkbox"
          checked={answers.receiveNews}
          onChange={(event) => onAnswer({ receiveNews: event.target.checked })}
          className="size-6 shrink-0 cursor-pointer accent-forest-800"
        />
        Sim, quero receber novidades e ofertas
      </label>
      {answers.receiveNews && (
        <ChoiceGroup
          legend="Por onde você prefere receber?"
          optional
          options={newsChannelOptions}
          value={answers.newsChannel}
          onChange={(newsChannel) => onAnswer({ newsChannel })}
        />
      )}
    </>
  )
}

const card =
  'flex min-h-16 cursor-pointer items-center gap-4 rounded-xs border border-ink-line bg-white px-5 py-4 ' +
  'leading-snug transition-colors duration-200 hover:border-forest-800 has-checked:border-forest-800'
