import { expect, test } from 'vitest'
import { migrationFailure } from './failure'

test.each([
  [{ error: 'Acesso negado' }, 'Acesso negado'],
  [{ code: 'NOT_FOUND', message: 'Requested function was not found' }, /não está publicada/],
  [{ code: 'WORKER_ERROR', message: 'Function exited' }, /continua de onde parou/],
  [{ code: 'IDLE_TIMEOUT' }, /continua de onde parou/],
  [{ code: 'BOOT_ERROR', message: 'Function failed to start' }, 'Function failed to start'],
  [{ code: 401, message: 'Invalid JWT' }, 'Invalid JWT'],
  [{ error: '', message: '' }, 'Ocorreu um erro desconhecido'],
  [{ error: { deep: 1 } }, 'Ocorreu um erro desconhecido'],
  [null, 'Ocorreu um erro desconhecido'],
  ['<html>', 'Ocorreu um erro desconhecido'],
])('%o', (body, sentence) => expect(migrationFailure(body)).toMatch(sentence))
