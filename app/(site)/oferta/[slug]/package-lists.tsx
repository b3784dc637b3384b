import { Blossom } from '@/components/ui/blossom'
import { Icon } from '@/components/ui/icon'
import { PackageSection } from './package-section'

export function Included({ features }: { features: string[] }) {
  if (features.length === 0) return null
  return (
    <PackageSection id="incluido" title="O que está incluído">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon name="check" className="mt-1 text-(--accent-ink)" />
            {feature}
          </li>
        ))}
      </ul>
    </PackageSection>
  )
}

export function Highlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null
  return (
    <PackageSection id="destaques" title="Destaques">
      <ul className="border-t">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex items-baseline gap-4 border-b py-4 text-lead">
            <Blossom className="size-4 flex-none translate-y-0.5 text-(--accent-ink)" />
            {highlight}
          </li>
        ))}
      </ul>
    </PackageSection>
  )
}
