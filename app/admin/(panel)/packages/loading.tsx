import { PageHead } from '../../_ui/page-head'
import { packagesText, packagesTitle } from './texts'

export default function PackagesLoading() {
  return (
    <>
      <PageHead title={packagesTitle} text={packagesText} />
      <p role="status" className="surface p-6 text-ink-600">
        Carregando...
      </p>
    </>
  )
}
