import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { execa } from 'execa'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root'
import { logFile } from '../../scripts/lib/supervisor/log-file'
import { installedOrWhy } from './support/debian'

const folder = mkdtempSync(join(tmpdir(), 'service-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (command: string, args: string[]) =>
  execa(command, args, { all: true, reject: false, cwd: folder })

describe.skipIf(Boolean(installedOrWhy(['systemd'])))('the systemd unit', () => {
  // The paths that a server has and this machine has not.
  const text = readFileSync(join(root, 'deploy/quaresmeira.service'), 'utf8')
  const unit = join(folder, 'quaresmeira.service')
  writeFileSync(unit, text.replace('/usr/bin/node', '/bin/true'))

  test('is one that systemd takes', async () => {
    const { all, exitCode } = await run('systemd-analyze', ['verify', '--man=no', unit])
    // It also names what other packages' units on this machine lack.
    const own = all.split('\n').filter((line) => line.includes('quaresmeira'))
    expect(own).toEqual([])
    expect(exitCode).toBe(0)
  })

  test('leaves the process next to nothing of the machine', async () => {
    const { exitCode, all } = await run('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=20',
      '--no-pager',
      unit,
    ])
    expect(all).toContain('Overall exposure level')
    expect(exitCode).toBe(0)
  })

  test('is started again whatever happens', () => {
    expect(text).toContain('\nRestart=always\n')
    expect(text).toContain('\nStartLimitIntervalSec=0\n')
  })
})

describe.skipIf(Boolean(installedOrWhy(['logrotate'])))('logrotate', () => {
  const logs = join(folder, 'logs')
  const config = join(folder, 'logrotate.conf')

  test('takes the configuration as it is', async () => {
    mkdirSync(logs, { mode: 0o700 })
    const text = readFileSync(join(root, 'deploy/logrotate.conf'), 'utf8')
      .replace('/var/lib/quaresmeira/logs', logs)
      .replace('su quaresmeira quaresmeira', process.getuid?.() === 0 ? 'su root root' : '')
    writeFileSync(config, text, { mode: 0o644 })
    const { exitCode, all } = await run('/usr/sbin/logrotate', ['-d', config])
    expect(all).not.toMatch(/error/i)
    expect(exitCode).toBe(0)
  })

  test('loses no line of a site that is writing', async () => {
    const write = logFile(join(logs, 'site.log'))
    let written = 0
    const timer = setInterval(() => {
      for (let count = 0; count < 20; count += 1) {
        written += 1
        write(`{"line":${written}}
`)
      }
    }, 1)
    for (let turn = 0; turn < 3; turn += 1) {
      const before = written
      await expect.poll(() => written).toBeGreaterThan(before + 100)
      const { exitCode, all } = await run('/usr/sbin/logrotate', ['-f', '-s', join(folder, 'state'), config])
      expect(all).toBe('')
      expect(exitCode).toBe(0)
    }
    clearInterval(timer)
    const lines = readdirSync(logs).flatMap((name) => {
      const data = readFileSync(join(logs, name))
      return (name.endsWith('.gz') ? gunzipSync(data) : data).toString().trim().split('\n')
    })
    expect(lines.length).toBe(written)
    expect(new Set(lines).size).toBe(written)
  })
})
