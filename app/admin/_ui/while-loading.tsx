import { type ReactNode, Suspense } from 'react'
import { PageHead } from './page-head'

type Props = { title: string; text: string; children: ReactNode }

/** A screen that has to be read first: until it is there, its title and that it is coming. */
export function WhileLoading({ title, text, children }: Props) {
  return (
    <Suspense
      fallback={
        <>
          <PageHead title={title} text={text} />
          <p role="status" className="surface p-6 text-ink-600">
            Carregando...
          </p>
        </>
      }
    >
      {children}
    </Suspense>
  )
}
