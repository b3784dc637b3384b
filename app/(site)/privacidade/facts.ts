/** What the notice says differently from one hotel to the next; all of it is read, nothing is promised. */
export type PrivacyFacts = {
  /** Foreign servers of the background videos. */
  videoHosts: string[]
  /** Address of the database. */
  database: string
  /** Who runs the machine the site is on, and where. */
  hosting: string | undefined
  /** The controller: a company's name, else the hotel's. */
  owner: string
  cnpj: string | undefined
}
