import type { Mutation } from './mutation.ts'

const validity = { file: 'lib/survey/validity.ts', tests: ['lib/survey/validity.test.ts'] }
const storage = { file: 'lib/survey/storage.ts', tests: ['lib/survey/storage.test.ts'] }
const state = { file: 'lib/survey/state.ts', tests: ['lib/survey/state.test.ts'] }

/** Which answers a step needs, and what a stored survey may hold. */
export const survey: Mutation[] = [
  {
    ...validity,
    guard: 'The first step wants a name and an e-mail.',
    find: "name !== '' && email !== ''",
    replace: "name !== ''",
  },
  {
    ...validity,
    guard: 'The score wants its reason.',
    find: " && overallReason.trim() !== ''",
    replace: '',
  },
  {
    ...validity,
    guard: 'Zero is a score.',
    find: 'overallRating >= 0',
    replace: 'overallRating > 0',
  },
  {
    ...validity,
    guard: 'Every rating of the fifth step is asked for.',
    find: 'breakfastRating, comfortRating].every(isRated)',
    replace: 'breakfastRating].every(isRated)',
  },
  {
    ...validity,
    guard: 'The children’s activities may stay without a rating.',
    find: '[cleaningRating, organizationRating, costBenefitRating].every(isRated)',
    replace: '[cleaningRating, organizationRating].every(isRated)',
  },
  {
    ...state,
    guard: 'Nobody goes on from an unfinished step.',
    find: 'isStepValid(state.step, state.answers) ? moveTo(state, state.step + 1) : state',
    replace: 'moveTo(state, state.step + 1)',
  },
  {
    ...state,
    guard: 'There is no step before the first nor after the last.',
    find: 'if (step < 1 || step > stepCount) return state',
    replace: 'if (step < 1) return state',
  },
  {
    ...state,
    guard: 'Who wants no news has no channel for them.',
    find: "answers.receiveNews ? answers : { ...answers, newsChannel: '' }",
    replace: 'answers',
  },
  {
    ...storage,
    guard: 'A survey of another version begins anew.',
    find: 'if (stored.version !== version) return emptySurvey',
    replace: '',
  },
  {
    ...storage,
    guard: 'A stored survey does not skip a step.',
    find: 'Math.min(step, furthestStep(answers))',
    replace: 'step',
  },
  {
    ...storage,
    guard: 'A stored score is one of the scale.',
    find: ' && stored.overallRating <= 10',
    replace: '',
  },
  {
    ...storage,
    guard: 'A stored choice is one of the options.',
    find: "options.find((option) => option.value === value)?.value ?? ''",
    replace: "(value as Value) ?? options[0]?.value ?? ''",
  },
  {
    ...storage,
    guard: 'What cannot be read is an empty survey.',
    find: '} catch {\n    return {}',
    replace: '} catch (error) {\n    throw error',
  },
]
