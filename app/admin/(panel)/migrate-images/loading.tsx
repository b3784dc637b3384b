import { PageHead } from '../../_ui/page-head'
import { migrationText, migrationTitle } from './texts'

export default function MigrationLoading() {
  return (
    <>
      <PageHead title={migrationTitle} text={migrationText} />
      <p role="status" className="surface p-6 text-ink-600">
        Carregando...
      </p>
    </>
  )
}
