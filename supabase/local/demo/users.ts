/** Public on purpose: they exist only in the embedded backend, on loopback (SEC-5). */
export const demoUsers: DemoUser[] = [
  {
    id: '5d3c1a52-0f5e-4b8e-9c56-6f1f2f7b9a01',
    email: 'admin@quaresmeira.example',
    password: 'Quaresmeira#2026',
    role: 'admin',
    name: 'Beatriz Andrade',
    isManager: true,
  },
  {
    id: '5d3c1a52-0f5e-4b8e-9c56-6f1f2f7b9a02',
    email: 'visitante@quaresmeira.example',
    password: 'Visitante#2026',
    role: null,
  },
]

/** `role` is the account's role for the demo hotel; null means no access to it. */
export type DemoUser = {
  id: string
  email: string
  password: string
  role: string | null
  name?: string
  isManager?: boolean
}
