import { resolve } from 'node:path'
import './early.js'

// The start of the artefact that `npm run build` makes. It writes nothing beside itself, and takes everything from the
// environment: HOST, PORT and DATA_DIR are those of .env.example.
const { HOST, PORT, NODE_ENV, DATA_DIR } = process.env

// Container engines set HOSTNAME to a name of their own, which does not work from inside the container.
process.env.HOSTNAME = HOST || (NODE_ENV === 'production' && PORT ? '0.0.0.0' : '127.0.0.1')
process.env.DATA_DIR = resolve(DATA_DIR || '.data')
process.env.SITE_URL ||= `http://localhost:${PORT || 3000}`
process.env.NEXT_DIST_DIR = '.next-build'
process.env.NEXT_TELEMETRY_DISABLED = '1'

await import('./next-server.js')
