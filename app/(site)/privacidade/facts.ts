export type PrivacyFacts = {
  videoHosts: string[]
  database: string
  hosting: string | undefined
  /** The controller: a company's name, else the hotel's. */
  owner: string
  cnpj: string | undefined
}
