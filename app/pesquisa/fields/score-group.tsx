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
      look={button}
      styleOf={(score) => ({ background: scoreTone(score).ground, color: scoreTone(score).ink })}
    >
      <p className="mt-3 text-ink-600 text-small">0 é “de jeito nenhum”; 10, “com toda certeza”.</p>
    </RadioGroup>
  )
}

const scores = Array.from({ length: 11 }, (_, score) => ({ value: score, label: String(score) }))

const button =
  'rounded-xs font-semibold tabular-nums inset-ring-0 inset-ring-current ' +
  'hover:inset-ring-2 has-checked:-translate-y-1 has-checked:inset-ring-3 has-checked:lifted'
