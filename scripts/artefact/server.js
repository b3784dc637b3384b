import { resolve } from 'node:path'
import './early.js'

// Starts the artefact of `npm run build`. Writes nothing next to itself, and takes all settings from the environment:
// .env.example explains HOST, PORT and DATA_DIR.
const { HOST, PORT, NODE_ENV, DATA_DIR } = process.env

// Container engines set HOSTNAME to a name that does not work inside the container.
process.env.HOSTNAME = HOST || (NODE_ENV === 'production' && PORT ? '0.0.0.0' : '127.0.0.1')
process.env.DATA_DIR = resolve(DATA_DIR || '.data')
process.env.SITE_URL ||= `http://localhost:${PORT || 3000}`
process.env.NEXT_DIST_DIR = '.next-build'
process.env.NEXT_TELEMETRY_DISABLED = '1'

await import('./next-server.js')
