import { execaSync } from 'execa'
import { auditVerdict } from './lib/audit.ts'
import { root } from './lib/root.ts'

const { stdout } = execaSync('npm', ['audit', '--json'], { cwd: root, reject: false })
const { outcome, lines } = auditVerdict(stdout)
if (outcome === 'unanswered' && process.env.GITHUB_ACTIONS) console.log(`::warning::${lines[0]}`)
console.log(lines.join('\n'))
process.exitCode = outcome === 'found' ? 1 : 0
