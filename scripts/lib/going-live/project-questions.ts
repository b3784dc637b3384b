import { ask, callFunction, kindOfKey } from './project.ts'
import { asVariable, type Question } from './question.ts'

export const projectQuestions: Question[] = [
  {
    name: 'supabase-url',
    label: 'Endereço do projeto Supabase',
    hint: 'No painel do Supabase: Project Settings → Data API → Project URL. Parece https://abcdefgh.supabase.co',
    tidy: (url) => url.replace(/\/+(?:rest\/v1\/?)?$/, ''),
    async check(url) {
      const { wrong } = asVariable('SUPABASE_URL')(url)
      if (wrong) return { wrong }
      const { status, body } = await ask(`${url}/auth/v1/.well-known/jwks.json`)
      if (status === 540)
        return { wrong: 'O projeto está em pausa: abra-o no painel do Supabase e escolha Restore.' }
      if (status === 200 && typeof body === 'object') return {}
      return { wrong: `Este endereço responde, mas não como um projeto Supabase (${status}).` }
    },
  },
  {
    name: 'supabase-publishable-key',
    label: 'Chave pública (publishable)',
    hint: 'No painel: Project Settings → API Keys → Publishable key. Começa com sb_publishable_ e pode ser vista.',
    async check(key, answers) {
      const kind = kindOfKey(key)
      if (kind === 'secret') return { wrong: 'Esta é a chave secreta. Aqui entra a pública (publishable).' }
      const project = { url: answers['supabase-url'] ?? '', publishableKey: key }
      const { status } = await callFunction(project, 'site_content', { p_slug: 'x' })
      if (status === 200 || status === 404) return {}
      return { wrong: `O projeto não aceita esta chave (${status}). Copie-a inteira, sem espaços.` }
    },
  },
]
