import { Blossom } from '@/components/ui/blossom'

export function PullQuote({ children }: { children: string }) {
  return (
    <figure className="page-column">
      <div className="lg:ml-[16.6%]">
        <Blossom className="size-8 text-gold-500" />
        <blockquote className="mt-7 max-w-[24ch] text-balance font-display text-display leading-[1.1]">
          “{children}”
        </blockquote>
      </div>
    </figure>
  )
}
