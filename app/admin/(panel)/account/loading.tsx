import { PageHead } from '../../_ui/page-head'
import { accountText, accountTitle } from './texts'

export default function AccountLoading() {
  return (
    <>
      <PageHead title={accountTitle} text={accountText} />
      <p role="status" className="surface p-6 text-ink-600">
        Carregando...
      </p>
    </>
  )
}
