export const metadata = { title: 'Vazia', description: 'Uma página de Next sem nada' }

export default function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  )
}
