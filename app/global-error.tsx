'use client'

/** Replaces a document that failed to render, without style sheet, font or content. Every page includes it. */
export default function GlobalError() {
  return (
    <html lang="pt-BR">
      <body
        style={{
          maxWidth: '34rem',
          margin: '20vh auto',
          padding: '0 1.5rem',
          background: 'var(--color-forest-950, #0b261e)',
          color: '#ffffff',
          font: '1.125rem/1.6 Georgia, serif',
        }}
      >
        <main>
          <title>Algo não saiu como esperávamos</title>
          <h1 style={{ fontWeight: 400 }}>Algo não saiu como esperávamos</h1>
          <p>Não conseguimos mostrar esta página agora. Tente de novo em instantes.</p>
          <a href="/" style={{ color: 'var(--color-gold-300, #e6cf94)' }}>
            Página inicial
          </a>
        </main>
      </body>
    </html>
  )
}
