import { PageHead } from '../../_ui/page-head'
import { imagesText, imagesTitle } from './texts'

export default function ImagesLoading() {
  return (
    <>
      <PageHead title={imagesTitle} text={imagesText} />
      <p role="status" className="surface p-6 text-ink-600">
        Carregando...
      </p>
    </>
  )
}
