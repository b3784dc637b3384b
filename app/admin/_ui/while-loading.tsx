import { type ReactNode, Suspense } from 'react'
import { PageHead } from './page-head'

type Props = { title: string; text: string; children: ReactNode }

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
