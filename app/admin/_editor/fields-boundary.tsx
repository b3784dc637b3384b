import { Component, type ReactNode } from 'react'
import { Button } from '../_ui/button'

type Props = { onReset: () => void; children: ReactNode }

/** Keeps a form and its typed values when its fields fail to render (FORM-21). */
export class FieldsBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const show = () => this.setState({ failed: false })
    const reset = () => {
      this.props.onReset()
      show()
    }
    return (
      <div role="alert" className="grid gap-3 border-danger-700 border-l-4 bg-sand-100 px-4 py-3">
        <p>
          Os campos não puderam ser mostrados. O que você digitou continua aqui e neste navegador, e nada
          mudou no site.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={show}>Tentar de novo</Button>
          <Button tone="plain" onClick={reset}>
            Voltar ao que estava salvo
          </Button>
        </div>
      </div>
    )
  }
}
