import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { millisecondsInHour } from 'date-fns/constants'
import type { MortalBackend } from './backend.ts'
import { fillDisk } from './disk.ts'
import type { FaultyWay } from './proxy.ts'
import type { SitePair } from './site-pair.ts'

export type World = { sites: SitePair; backend: MortalBackend; way: FaultyWay; clockFile: string }

/** One way in which things go wrong. `saves` is how often each admin saves meanwhile, in a full run. */
export type Mode = {
  name: string
  saves: number
  begin?: (world: World) => Promise<unknown>
  during?: (world: World, turn: number) => Promise<unknown>
  end?: (world: World) => Promise<unknown>
}

const way = (fault: FaultyWay['fault']) => ({ begin: (world: World) => world.way.become(fault) })

const clock = async ({ sites, clockFile }: World, milliseconds: number) => {
  writeFileSync(clockFile, String(milliseconds))
  for (const { pid } of sites.servers) if (pid) process.kill(pid, 'SIGUSR2')
}

const disk = async ({ sites, backend }: World, isFull: boolean) =>
  fillDisk([...sites.servers.map(({ pid }) => pid), backend.pid], isFull)

export const modes: Mode[] = [
  { name: 'tudo bem', saves: 70 },
  { name: 'backend recusa', saves: 60, ...way('refused') },
  { name: 'backend pendura', saves: 6, ...way('hang') },
  { name: 'backend lento', saves: 20, ...way('slow') },
  { name: 'backend responde 500', saves: 60, ...way('500') },
  { name: 'backend responde lixo', saves: 60, ...way('garbage') },
  { name: 'backend responde outra forma', saves: 60, ...way('shape') },
  { name: 'resposta do backend se perde', saves: 40, ...way('lost') },
  {
    name: 'site morto com SIGKILL',
    saves: 50,
    during: async ({ sites }, turn) => {
      await sleep(4000)
      await sites.restart(turn)
    },
  },
  {
    name: 'backend morto com SIGKILL',
    saves: 40,
    during: async ({ backend }) => {
      await sleep(4000)
      await backend.restart()
    },
  },
  {
    name: 'disco cheio',
    saves: 20,
    during: async (world, turn) => {
      await disk(world, turn % 2 === 0)
      await sleep(2500)
      if (turn % 2 === 1) await world.backend.revive()
    },
    end: (world) => disk(world, false),
  },
  {
    name: 'relógio +36 h e −36 h',
    saves: 14,
    during: async (world, turn) => {
      await clock(world, turn % 2 === 0 ? 36 * millisecondsInHour : -36 * millisecondsInHour)
      await sleep(3000)
    },
    end: (world) => clock(world, 0),
  },
]
