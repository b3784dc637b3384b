import { Divider } from '@/components/ui/divider'

export function PlainOpening({ title }: { title: string }) {
  return (
    <header className="page-column pt-14 lg:pt-20">
      <Divider className="mb-6" />
      <h1 className="font-display text-display">{title}</h1>
    </header>
  )
}
