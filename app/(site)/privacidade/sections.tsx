import type { PrivacyFacts } from './facts'
import { ownerSection } from './owner'
import { basesSection, operatorsSection, retentionSection } from './processing'
import { rightsSection } from './rights'
import { staffSection } from './staff'
import { bookingSection, browserSection, foreignSection, serverSection, surveySection } from './visit'

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
