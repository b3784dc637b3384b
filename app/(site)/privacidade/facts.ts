export type PrivacyFacts = {
  videoHosts: string[]
  database: string
  hosting: string | undefined
  /** The controller: a company's name, else the hotel's. */
  owner: string
  cnpj: string | undefined
  whatsapp: boolean
  hasSurvey: boolean
  hasVideos: boolean
  /** Whom the law calls 'encarregado' (art. 41), where the hotel has named one. */
  dpo: { name: string; contact: string } | undefined
}
