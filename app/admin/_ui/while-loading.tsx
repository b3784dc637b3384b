import { type ReactNode, Suspense } from 'react'
import { Loaded } from './loaded'
import { PageHead } from './page-head'

type Head = { title: string; text: string }

/** Creates a page that shows its heading immediately and streams its content. */
export function createLoadedPage<Props extends object>(
  head: Head,
  Content: (props: Props) => ReactNode | Promise<ReactNode>,
) {
  return (props: Props) => (
    <WhileLoading {...head}>
      <Content {...props} />
    </WhileLoading>
  )
}

export function WhileLoading({ title, text, children }: Head & { children: ReactNode }) {
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
      <Loaded>{children}</Loaded>
    </Suspense>
  )
}
