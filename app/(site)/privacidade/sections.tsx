import type { ReactNode } from 'react'
import type { PrivacyFacts } from './facts'
import { ownerSection } from './owner'
import { basesSection, operatorsSection, retentionSection } from './processing'
import { rightsSection } from './rights'
import { staffSection } from './staff'
import { bookingSection, browserSection, foreignSection, serverSection, surveySection } from './visit'

type Section = { id: string; title: string; body: ReactNode }

/** The product says what it does itself; what the hotel adds stands before the rights that all of it gives. */
export function privacySections(
  facts: PrivacyFacts,
  added: (taken: string[]) => Section[] = () => [],
): Section[] {
  const visit = [
    browserSection(facts),
    bookingSection(facts),
    ...(facts.hasSurvey ? [surveySection] : []),
    foreignSection(facts),
    serverSection,
    basesSection,
    operatorsSection(facts),
    retentionSection(facts),
    staffSection,
  ]
  const last = [rightsSection, ownerSection(facts)]
  return [...visit, ...added([...visit, ...last].map(({ id }) => id)), ...last]
}
