'use client'

import { emptySurvey, type SurveyAction, type SurveyState, surveyReducer } from '@/lib/survey/state'
import { parseSurvey, serializeSurvey } from '@/lib/survey/storage'

let state: SurveyState | undefined
const listeners = new Set<() => void>()

/** Keeps the result in the session storage of this tab (SUR-7). */
export function dispatchSurvey(action: SurveyAction) {
  state = surveyReducer(surveyState(), action)
  const text = serializeSurvey(state)
  withStorage((storage) => storage.setItem(key, text))
  notify()
}

export function clearSurvey() {
  state = emptySurvey
  withStorage((storage) => storage.removeItem(key))
  notify()
}

export function subscribeToSurvey(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function surveyState() {
  state ??= parseSurvey(withStorage((storage) => storage.getItem(key)) ?? null)
  return state
}

export function surveyOnTheServer() {
  return emptySurvey
}

const key = 'pesquisa'

function notify() {
  for (const listener of listeners) listener()
}

// A browser may forbid the storage, or have no room: then the answers last as long as the page.
function withStorage<Result>(use: (storage: Storage) => Result) {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
