import type { CSSProperties } from 'react'
import { scoreTone } from '@/lib/survey/score-tones'
import { RadioGroup } from './radio-group'

type Props = { label: string; value: number; onChange: (score: number) => void }

export function ScoreGroup({ label, value, onChange }: Props) {
  return (
    <RadioGroup
      label={label}
      options={scores}
      value={value}
      onChange={onChange}
      layout="grid grid-cols-6 gap-1 sm:grid-cols-11 sm:gap-1.5"
      look="survey-score"
      styleOf={toneOf}
    >
      <p className="mt-3 text-ink-600 text-small">0 é “de jeito nenhum”; 10, “com toda certeza”.</p>
    </RadioGroup>
  )
}

const scores = Array.from({ length: 11 }, (_, score) => ({ value: score, label: String(score) }))

// Not the colours themselves: those would outrank what the browser's own high contrast asks for.
function toneOf(score: number) {
  const { ground, ink } = scoreTone(score)
  return { '--ground': ground, '--ink': ink } as CSSProperties
}
