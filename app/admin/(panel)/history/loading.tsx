import { PageHead } from '../../_ui/page-head'
import { historyText, historyTitle } from './texts'

export default function HistoryLoading() {
  return (
    <>
      <PageHead title={historyTitle} text={historyText} />
      <p role="status" className="surface p-6 text-ink-600">
        Carregando...
      </p>
    </>
  )
}
