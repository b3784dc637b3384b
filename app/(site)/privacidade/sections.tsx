import { ownerSection } from './owner'
import { basesSection, operatorsSection, retentionSection } from './processing'
import { rightsSection } from './rights'
import { staffSection } from './staff'
import { bookingSection, browserSection, foreignSection, serverSection, surveySection } from './visit'

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

/** The notice, subject by subject. */
export function privacySections(facts: PrivacyFacts) {
  return [
    browserSection(facts),
    bookingSection,
    surveySection,
    foreignSection(facts),
    serverSection,
    basesSection,
    operatorsSection(facts),
    retentionSection,
    staffSection,
    rightsSection,
    ownerSection(facts),
  ]
}
