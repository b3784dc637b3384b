import { millisecondsInDay } from 'date-fns/constants'
import { shortMoment } from '@/lib/times'

/** ISO timestamps; null if it has never happened. */
export type BackupProof = { proved_at: string | null; failed_at: string | null }

/** Proofs are weekly and may be a day late. */
const daysAtMost = 8

/** Returns the dashboard's sentence about backups, and whether it needs attention. */
export function backupState(
  proof: BackupProof | null,
  now = Date.now(),
): { text: string; isConcern: boolean } {
  const { proved_at: proved = null, failed_at: failed = null } = proof ?? {}
  const [provedAt, failedAt] = [proved, failed].map((time) => (time ? Date.parse(time) : 0))
  if (failed && (failedAt ?? 0) > (provedAt ?? 0)) {
    const last = proved ? ` O último provado é de ${shortMoment(proved)}.` : ''
    return { text: `A prova do backup falhou em ${shortMoment(failed)}.${last}`, isConcern: true }
  }
  if (!proved) return { text: 'Nenhum backup provado ainda', isConcern: false }
  if (now - (provedAt ?? 0) > daysAtMost * millisecondsInDay) {
    return {
      text: `O último backup provado é de ${shortMoment(proved)}, há mais de ${daysAtMost} dias.`,
      isConcern: true,
    }
  }
  return { text: `Backup provado em ${shortMoment(proved)}`, isConcern: false }
}
