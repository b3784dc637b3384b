import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** The page's address in a message that one sends to whom one likes; without script, and nothing is loaded from there. */
export function ShareLink({ name }: { name: string }) {
  const text = `Antes de chegar · ${name}: ${absoluteUrl(routes.arrival)}`
  return (
    <p className="mt-6 print:hidden">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener"
        className="text-link gap-3"
      >
        <Icon name="whatsapp" />
        Enviar por WhatsApp
        <span className="sr-only"> (abre em outra aba)</span>
      </a>
    </p>
  )
}
