import fc from 'fast-check'

// A hundred inputs for each property within `npm test`; FC_RUNS asks for more.
if (process.env.FC_RUNS) fc.configureGlobal({ numRuns: Number(process.env.FC_RUNS) })
