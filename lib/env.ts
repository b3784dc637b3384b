import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { formatCnpj } from './cnpj.ts'
import { z } from './zod.ts'

export type Env = z.infer<typeof envSchema>

type Variables = Record<string, string | undefined>

/** Parses the variables or returns the errors. Only the booking engine's two reach a browser. */
export function checkEnv(source: Variables) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  return envSchema.safeParse({ ...hostDefaults(present), BOOKING_HOTEL_ID: present.HOTEL_SLUG, ...present })
}

/** Throws one error that lists every bad variable. */
export function parseEnv(source: Variables): Env {
  const { data, error } = checkEnv(source)
  if (data) return data
  throw new Error(`Configuração inválida (veja .env.example):\n${problemLines(error).join('\n')}`)
}

/** Returns a line for each problem: the variable and a sentence. */
export function problemLines({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
}

let current: Env | undefined

export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}

function hostDefaults({ VERCEL, VERCEL_PROJECT_PRODUCTION_URL: host }: Variables) {
  if (VERCEL !== '1') return {}
  return { DATA_DIR: join(tmpdir(), 'hotel-site-data'), ...(host && { SITE_URL: `https://${host}` }) }
}

const httpAddress = z
  .string('falta um endereço http(s)')
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s)' }))

const httpOrigin = httpAddress.transform((url) => url.replace(/\/+$/, ''))

const days = z
  .string()
  .trim()
  .regex(/^\d+(?:\.\d+)?$/, 'deve ser um número de dias')
  .transform(Number)
  .refine((count) => count > 0 && count <= 400, 'deve estar entre 0 e 400')

const variables = z.object({
  SUPABASE_URL: httpOrigin,
  SUPABASE_PUBLISHABLE_KEY: z.string('falta a chave pública do projeto').trim().min(20, 'chave curta demais'),
  SITE_URL: httpOrigin.default('http://localhost:3000'),
  HOTEL_SLUG: z
    .string('falta o nome curto do hotel, como na tabela hotels')
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'só letras minúsculas, números e hífens'),
  /** Starts bookings until the panel's 'Reservas' sets an engine; without `/hotelresults` (BOOK-7). */
  BOOKING_ENGINE_URL: httpOrigin.refine((url) => !/[?#]|\/\/.+\//.test(url), {
    error: 'use só o começo, como https://reservas.exemplo.com.br',
  }),
  /** The booking engine's parameter `q` (BOOK-7); the slug by default. */
  BOOKING_HOTEL_ID: z.string().trim().default(''),
  HOTEL_LEGAL_NAME: z.string().trim().max(160, 'use no máximo 160 caracteres').optional(),
  HOTEL_CNPJ: z
    .string()
    .transform((text, context) => {
      const cnpj = formatCnpj(text)
      if (cnpj) return cnpj
      context.addIssue({ code: 'custom', message: 'CNPJ inválido: confira os dígitos' })
      return z.NEVER
    })
    .optional(),
  HOTEL_HOSTING: z.string().trim().max(160, 'use no máximo 160 caracteres').optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  REVALIDATE_SECRET: z.string().min(24, 'use ao menos 24 caracteres').optional(),
  PURGE_URL: httpAddress.optional(),
  PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]{3,10}$/, 'deve ser um método como POST ou PURGE')
    .default('POST'),
  PURGE_HEADER: z
    .string()
    .trim()
    .regex(/^[\w-]+:\s*[\x20-\x7e]+$/, 'deve ser uma linha como "Authorization: Bearer chave"')
    .optional(),
  PURGE_BODY: z.string().max(2000, 'use no máximo 2000 caracteres').optional(),
  TRUSTED_PROXY: z
    .string()
    .refine(
      (list) =>
        list
          .split(/[\s,]+/)
          .filter(Boolean)
          .every(isNetwork),
      'use endereços IP ou redes (10.0.0.0/8)',
    )
    .default(''),
  SITE_SECRET: z.string().min(32, 'use ao menos 32 caracteres').optional(),
  SESSION_MAX_DAYS: days.default(30),
  SESSION_IDLE_DAYS: days.default(7),
  /** 'on' if the auth server can send mail to anyone, which 'Esqueci a senha' needs. */
  AUTH_MAILER: z.enum(['on', 'off'], "deve ser 'on' ou 'off'").default('off'),
  VERCEL: z.string().optional(),
  ERROR_WEBHOOK_URL: httpAddress.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpAddress.optional(),
  HOTEL_TODAY: z.iso.date('deve ser um dia como 2026-11-20').optional(),
})

const envSchema = variables
  .refine(({ HOTEL_TODAY, SUPABASE_URL }) => !HOTEL_TODAY || isHere(SUPABASE_URL), {
    path: ['HOTEL_TODAY'],
    error: 'só para testes, com o Supabase desta máquina',
  })
  .refine(({ VERCEL, SITE_SECRET }) => VERCEL !== '1' || SITE_SECRET, {
    path: ['SITE_SECRET'],
    error: 'falta; a Vercel não tem disco onde guardar um (gere com: openssl rand -hex 32)',
  })

function isHere(url: string) {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(url)
}

function isNetwork(entry: string) {
  const [address = '', bits, more] = entry.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    longest > 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  )
}
