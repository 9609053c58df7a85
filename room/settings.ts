import { LIMITS, type Limits, readLimits } from './http/limits.ts'
import { inDays, type SessionLimits } from './people/sessions.ts'

/** A setting of the room as its operator sets it in the environment. */
export type Setting = {
  readonly name: string
  readonly meaning: string
  /** What holds where it is not set. */
  readonly usual: string
  /** What is accepted, after "must be". */
  readonly accepted: string
  readonly fits: (text: string) => boolean
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const isHost = (text: string): boolean => /^[A-Za-z0-9.:_-]{1,253}$/.test(text)
const isToken = (text: string): boolean => /^[\x21-\x7e]{8,}$/.test(text)
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text) && new URL(text).origin.length > 0
const listed = (text: string): readonly string[] => text.split(',').map(it => it.trim())
const isDays = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3650
const isLimits = (text: string): boolean => {
  try {
    readLimits(text)
    return true
  } catch {
    return false
  }
}

/** Every setting of the room: the help, the page of settings and the start all go by this list. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'HOST',
    meaning: 'The address the room listens on. 0.0.0.0 opens it to every machine that can reach yours.',
    usual: '127.0.0.1, this machine alone',
    accepted: 'an address or the name of this machine, such as 127.0.0.1, 0.0.0.0 or ::',
    fits: isHost,
  },
  {
    name: 'PORT',
    meaning: 'The port it listens on; 0 for any free one.',
    usual: '4000',
    accepted: 'a whole number from 0 to 65535',
    fits: isPort,
  },
  {
    name: 'CARDROOM_FILE',
    meaning: 'The SQLite file that keeps everything. Its folder is created if needed.',
    usual: 'cardroom.sqlite in the folder you start in',
    accepted: 'the path of a file you may write, or :memory: to keep nothing',
    fits: text => !/\p{Cc}/u.test(text),
  },
  {
    name: 'DATABASE_URL',
    meaning: 'A PostgreSQL database that keeps everything instead of a file.',
    usual: 'none; the file is used',
    accepted: 'an address such as postgres://user@host/cardroom',
    fits: text => /^postgres(?:ql)?:\/\/\S+$/.test(text),
  },
  {
    name: 'CARDROOM_BUS',
    meaning:
      'Runs this as one of several nodes on the same DATABASE_URL, and says how they talk: through that database, or NATS.',
    usual: 'none; the room has its store to itself',
    accepted:
      'postgres, or one or more addresses such as nats://127.0.0.1:4222, separated by commas; it needs DATABASE_URL',
    fits: text => text === 'postgres' || listed(text).every(it => /^(?:nats|tls):\/\/[^\s,]+$/.test(it)),
  },
  {
    name: 'CARDROOM_ORIGIN',
    meaning: 'The name players reach the room by: needed behind a proxy, and for a name in your own network.',
    usual: 'none; the room answers to localhost and to numeric addresses',
    accepted: 'one or more origins without a path, separated by commas, such as https://poker.example.com',
    fits: text => listed(text).every(isOrigin),
  },
  {
    name: 'CARDROOM_TRUST_PROXY',
    meaning: 'The proxies in front of the room that it trusts about who connects, and whether by https.',
    usual: 'none; no proxy is trusted',
    accepted: 'loopback, linklocal, uniquelocal, or addresses like 10.0.0.0/8, separated by commas',
    fits: text =>
      listed(text).every(it => /^(?:loopback|linklocal|uniquelocal|[0-9.]+(?:\/\d+)?|[0-9a-f:]+(?:\/\d+)?)$/i.test(it)),
  },
  {
    name: 'CARDROOM_METRICS_TOKEN',
    meaning: 'Opens /metrics to requests that send it as "Authorization: Bearer …".',
    usual: 'none; /metrics is closed',
    accepted: 'at least 8 characters without spaces',
    fits: isToken,
  },
  {
    name: 'CARDROOM_MACHINES_TOKEN',
    meaning:
      'Lets programs create tables without quotas, dealt even when nobody is watching: they send it as "Authorization: Bearer …".',
    usual: 'none; no hand begins at a table nobody is watching',
    accepted: 'at least 8 characters without spaces',
    fits: isToken,
  },
  {
    name: 'CARDROOM_OFFICE_TOKEN',
    meaning:
      'Opens the office at /office, and cardroom room people, tables and the rest, to anyone who knows it: keep it to yourself.',
    usual: 'none; the office is closed',
    accepted: 'at least 16 characters without spaces',
    fits: text => isToken(text) && text.length >= 16,
  },
  {
    name: 'CARDROOM_LIMITS',
    meaning: 'Limits of the room that differ from the defaults.',
    usual: 'none changed',
    accepted: `names of limits with whole numbers, such as requests=6000,messages=100; the names are ${Object.keys(LIMITS).join(', ')}`,
    fits: isLimits,
  },
  {
    name: 'CARDROOM_KEEP_TABLES_DAYS',
    meaning: 'Days without anybody doing anything at a table until it’s archived, or deleted if there is no archive.',
    usual: 'none; tables are kept for good',
    accepted: 'a whole number from 1 to 3650',
    fits: isDays,
  },
  {
    name: 'CARDROOM_ARCHIVE',
    meaning: 'The folder for archived tables: one SQLite file a month. It is created if needed.',
    usual: 'none; tables that are no longer kept are deleted',
    accepted: 'the path of a folder you may write to',
    fits: text => !/\p{Cc}/u.test(text),
  },
  {
    name: 'CARDROOM_SESSION_IDLE_DAYS',
    meaning: 'Days without a visit until a device is logged out, and a guest forgotten.',
    usual: '30',
    accepted: 'a whole number from 1 to 3650',
    fits: isDays,
  },
  {
    name: 'CARDROOM_SESSION_DAYS',
    meaning: 'The most days until a device is logged out, and a guest forgotten, however often they visit.',
    usual: '180',
    accepted: 'a whole number from 1 to 3650',
    fits: isDays,
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'Where traces go: a collector that takes OTLP over HTTP. They have no names, cards or addresses.',
    usual: 'none; nothing is traced',
    accepted: 'an address without a path, such as http://127.0.0.1:4318',
    fits: isOrigin,
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    meaning: 'How many requests and orders are traced, as a share of all.',
    usual: '0.1',
    accepted: 'a number from 0 to 1',
    fits: text => /^(?:0|1|0?\.\d{1,6}|1\.0+)$/.test(text),
  },
  {
    name: 'CARDROOM_LOG',
    meaning: '1 writes a line of JSON for every request, without names, cards or addresses.',
    usual: '0',
    accepted: '0 or 1',
    fits: text => text === '0' || text === '1',
  },
]

/** The settings as the room goes by them. */
export type Settings = {
  readonly host: string
  readonly port: number
  readonly file: string
  readonly databaseUrl: string | undefined
  readonly bus: string | undefined
  readonly origins: readonly string[]
  readonly trustProxy: string | undefined
  readonly metricsToken: string | undefined
  readonly machinesToken: string | undefined
  readonly officeToken: string | undefined
  readonly limits: Partial<Limits>
  readonly sessions: SessionLimits
  readonly keepTables: number | undefined
  readonly archiveFolder: string | undefined
  readonly traces: { readonly endpoint: string; readonly share: number } | undefined
  readonly log: boolean
}

/** The settings of an environment, or what is wrong with them, a sentence each. An empty one is not set. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
): Settings | { readonly wrong: readonly string[] } => {
  const said = (name: string): string | undefined =>
    Object.hasOwn(env, name) && env[name] !== '' ? env[name] : undefined
  const wrong = SETTINGS.flatMap(({ name, accepted, fits }) => {
    const text = said(name)
    return text === undefined || fits(text) ? [] : [`${name} must be ${accepted}.`]
  })
  if (said('CARDROOM_BUS') !== undefined && said('DATABASE_URL') === undefined)
    wrong.push('CARDROOM_BUS needs DATABASE_URL: several nodes share one PostgreSQL.')
  if (wrong.length > 0) return { wrong }
  return {
    host: said('HOST') ?? '127.0.0.1',
    port: Number(said('PORT') ?? 4000),
    file: said('CARDROOM_FILE') ?? 'cardroom.sqlite',
    databaseUrl: said('DATABASE_URL'),
    bus: said('CARDROOM_BUS'),
    origins: listed(said('CARDROOM_ORIGIN') ?? '').filter(it => it !== ''),
    trustProxy: said('CARDROOM_TRUST_PROXY'),
    metricsToken: said('CARDROOM_METRICS_TOKEN'),
    machinesToken: said('CARDROOM_MACHINES_TOKEN'),
    officeToken: said('CARDROOM_OFFICE_TOKEN'),
    limits: readLimits(said('CARDROOM_LIMITS') ?? ''),
    sessions: inDays(Number(said('CARDROOM_SESSION_IDLE_DAYS') ?? 30), Number(said('CARDROOM_SESSION_DAYS') ?? 180)),
    keepTables: said('CARDROOM_KEEP_TABLES_DAYS') === undefined ? undefined : Number(said('CARDROOM_KEEP_TABLES_DAYS')),
    archiveFolder: said('CARDROOM_ARCHIVE'),
    traces: tracesIn(said('OTEL_EXPORTER_OTLP_ENDPOINT'), said('OTEL_TRACES_SAMPLER_ARG')),
    log: said('CARDROOM_LOG') === '1',
  }
}

const tracesIn = (endpoint: string | undefined, share = '0.1'): Settings['traces'] =>
  endpoint === undefined ? undefined : { endpoint, share: Number(share) }

/** The help of the room. */
export const settingsHelp = (): string =>
  [
    'Opens the room: tables for players, at http://127.0.0.1:4000 unless you say otherwise.',
    '',
    'Usage: npm start, or node room/dist/main.js',
    '',
    'Settings, from the environment (PORT=8080 npm start):',
    settingsListed(),
    '',
    'docs/settings.md says the same, with examples for nginx and Caddy.',
    '',
  ].join('\n')

/** Every setting with what it does, for a terminal. */
export const settingsListed = (): string =>
  SETTINGS.flatMap(({ name, meaning, usual, accepted }) => [
    '',
    `  ${name}`,
    `      ${meaning}`,
    `      Takes ${accepted}.`,
    `      Default: ${usual}.`,
  ]).join('\n')

/** The table of the page of settings. */
export const settingsTable = (): string =>
  [
    '| setting | what it does | takes | default |',
    '|---|---|---|---|',
    ...SETTINGS.map(({ name, meaning, usual, accepted }) => `| \`${name}\` | ${meaning} | ${accepted} | ${usual} |`),
  ].join('\n')
