import { askSecret } from '../lib/ask-secret.ts'
import { isEncrypted } from './seal.ts'

/** Of the environment; of an archive that needs one it is asked for, where there is somebody to ask. */
export async function passphraseFor(file?: string): Promise<string | undefined> {
  const given = process.env.BACKUP_PASSPHRASE || undefined
  if (given || !file || !process.stdin.isTTY || !(await isEncrypted(file))) return given
  return (await askSecret('Senha do backup (BACKUP_PASSPHRASE)')) || undefined
}
