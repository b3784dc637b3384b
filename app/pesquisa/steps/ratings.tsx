import type { RatingField } from '@/lib/survey/answers'
import { RatingGroup } from '../fields/rating-group'
import type { StepProps } from './step-props'

type Service = { field: RatingField; label: string; optional?: boolean }

export function ServicesStep(props: StepProps) {
  return <Ratings {...props} services={services} />
}

export function HouseStep(props: StepProps) {
  return <Ratings {...props} services={house} />
}

const services: Service[] = [
  { field: 'receptionRating', label: 'Recepção' },
  { field: 'waitersRating', label: 'Garçons' },
  { field: 'lunchDinnerRating', label: 'Almoço e jantar' },
  { field: 'breakfastRating', label: 'Café da manhã' },
  { field: 'comfortRating', label: 'Conforto' },
]

const house: Service[] = [
  { field: 'cleaningRating', label: 'Limpeza' },
  { field: 'kidsActivitiesRating', label: 'Atividades infantis', optional: true },
  { field: 'organizationRating', label: 'Organização' },
  { field: 'costBenefitRating', label: 'Custo-benefício' },
]

function Ratings({ services, answers, onAnswer }: StepProps & { services: Service[] }) {
  return services.map(({ field, label, optional }) => (
    <RatingGroup
      key={field}
      legend={label}
      optional={optional}
      value={answers[field]}
      onChange={(rating) => onAnswer({ [field]: rating })}
    />
  ))
}
