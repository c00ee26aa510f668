import { z } from 'zod';

/** An environment variable: how it is parsed, and the text that explains an invalid value. */
export interface Variable<T> {
  schema: z.ZodType<T>;
  /** Completes the sentence "expected …". */
  expected: string;
  fallback?: string;
  /** A secret's value never appears in a message. */
  secret?: boolean;
}

/** Roles that a process can have; by default one process has all of them. */
export const ROLES = ['web', 'worker', 'migrate'] as const;
export type Role = (typeof ROLES)[number];

/** The demo shop, what every shop requires, or nothing, not even roles. */
export const SEEDS = ['demo', 'minimal', 'none'] as const;
export type Seed = (typeof SEEDS)[number];

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const UNITS: Record<string, number> = { '': 1, b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
const YES_NO: Record<string, boolean> = {
  true: true,
  '1': true,
  yes: true,
  false: false,
  '0': false,
  no: false,
};

const integer = (min: number, max: number): z.ZodType<number> =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(min).max(max));

const url = (...schemes: string[]): z.ZodType<string> =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol));

const optional = { schema: z.string(), expected: 'a text' } satisfies Variable<string>;

const list = <T>(item: z.ZodType<T>): z.ZodType<T[]> =>
  z.string().transform((text, context): T[] => {
    const read = z.array(item).safeParse(text.split(',').map((part) => part.trim()));
    if (read.success) return read.data;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

const size = z
  .string()
  .regex(/^\d+\s*([kmg]?b)?$/i)
  .transform((text) => Number.parseInt(text, 10) * (UNITS[text.replace(/[\d\s]/g, '').toLowerCase()] ?? 1))
  .pipe(
    z
      .number()
      .int()
      .min(1024)
      .max(1024 ** 3),
  );

const trustProxy = z.string().transform((text, context): boolean | number | string[] => {
  const answer = YES_NO[text.toLowerCase()];
  if (answer !== undefined && text !== '1') return answer && Infinity;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (/^[\da-f.:/,\s]+$/i.test(text)) return text.split(',').map((part) => part.trim());
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const sqliteOrMysql = z
  .string()
  .refine((text) => /^sqlite:.+/.test(text) || url('mysql:', 'mariadb:').safeParse(text).success);

/** Every environment variable of the backend; the environment is read nowhere else. */
export const VARIABLES = {
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']),
    expected: 'production, development or test',
    fallback: 'development',
  },
  PORT: { schema: integer(0, 65535), expected: 'a port from 0 to 65535', fallback: '3000' },
  HOST: { ...optional, expected: 'an address to listen on' },
  DATABASE_URL: {
    schema: sqliteOrMysql,
    expected: 'sqlite:<file>, mysql://… or mariadb://…',
    fallback: 'sqlite:./var/stoa.sqlite',
    secret: true,
  },
  DATABASE_REPLICA_URLS: {
    schema: list(url('mysql:', 'mariadb:')),
    expected: 'mysql:// or mariadb:// addresses, separated by commas',
    secret: true,
  },
  DISK_RESERVE: { schema: size, expected: 'a size such as 100mb, at most 1gb', fallback: '100mb' },
  DISK_FOLDERS: {
    schema: list(z.string().min(1)),
    expected: 'folders separated by commas',
  },
  REDIS_URL: { schema: url('redis:', 'rediss:'), expected: 'redis://… or rediss://…', secret: true },
  STOA_ROLES: {
    schema: list(z.enum(ROLES)),
    expected: `some of ${ROLES.join(', ')}, separated by commas`,
    fallback: ROLES.join(','),
  },
  PUBLIC_URL: { schema: url('http:', 'https:'), expected: 'the http(s) address people open' },
  SEED: { schema: z.enum(SEEDS), expected: SEEDS.join(', '), fallback: 'demo' },
  ADMIN_EMAIL: {
    schema: z.email().transform((text) => text.toLowerCase()),
    expected: 'an email address',
    fallback: 'operator@stoa.test',
  },
  ADMIN_PASSWORD: { schema: z.string().min(8), expected: 'at least 8 characters', secret: true },
  STORAGE: {
    schema: z.string().regex(/^(disk:.+|s3)$/),
    expected: 'disk:<folder> or s3',
    fallback: 'disk:./var/media',
  },
  S3_BUCKET: { ...optional, expected: 'a bucket name' },
  S3_PRIVATE_BUCKET: { ...optional, expected: 'a bucket name' },
  S3_REGION: { ...optional, expected: 'a region', fallback: 'us-east-1' },
  S3_ENDPOINT: { schema: url('http:', 'https:'), expected: 'an http(s) address' },
  S3_ACCESS_KEY_ID: { ...optional, expected: 'an access key', secret: true },
  S3_SECRET_ACCESS_KEY: { ...optional, expected: 'a secret key', secret: true },
  SMTP_URL: { schema: url('smtp:', 'smtps:'), expected: 'smtp://… or smtps://…', secret: true },
  MAIL_FROM: {
    schema: z.string().regex(/^[^@<>\r\n]*<?[^@\s<>]+@[^@\s<>]+>?$/),
    expected: 'an email address, with or without a name',
    fallback: 'Stoa <shop@stoa.test>',
  },
  GOOGLE_ISSUER: {
    schema: url('http:', 'https:'),
    expected: 'the http(s) address by which Google signs its proofs',
    fallback: 'https://accounts.google.com',
  },
  FACEBOOK_URL: {
    schema: url('http:', 'https:'),
    expected: 'the http(s) address where people sign in to Facebook',
    fallback: 'https://www.facebook.com',
  },
  FACEBOOK_GRAPH_URL: {
    schema: url('http:', 'https:'),
    expected: 'the http(s) address of Facebook’s interface for programs',
    fallback: 'https://graph.facebook.com',
  },
  INSTAGRAM_GRAPH_URL: {
    schema: url('http:', 'https:'),
    expected: 'the http(s) address of Instagram’s interface for programs',
    fallback: 'https://graph.instagram.com',
  },
  STRIPE_API_URL: {
    schema: url('http:', 'https:'),
    expected: 'the http(s) address of Stripe’s interface for programs',
    fallback: 'https://api.stripe.com',
  },
  PAYPAL_API_URL: {
    schema: url('http:', 'https:'),
    expected: 'the http(s) address of PayPal’s interface for programs',
  },
  FCM_PROJECT_ID: { ...optional, expected: 'the id of a Firebase project' },
  FCM_CLIENT_EMAIL: { ...optional, expected: 'the address of its service account' },
  FCM_PRIVATE_KEY: { ...optional, expected: 'the private key of its service account', secret: true },
  VAPID_PUBLIC_KEY: {
    schema: z.string().regex(/^[\w-]{87}$/),
    expected: 'a public key of P-256 in base64url, 87 characters',
  },
  VAPID_PRIVATE_KEY: {
    schema: z.string().regex(/^[\w-]{43}$/),
    expected: 'its private key in base64url, 43 characters',
    secret: true,
  },
  VAPID_SUBJECT: {
    schema: url('https:', 'mailto:'),
    expected: 'an https:// or mailto: address by which push services reach the operator',
  },
  PUSH_HOSTS: {
    schema: list(z.string().regex(/^[\w.:[\]-]+$/)),
    expected: 'hosts that push messages may be sent to, separated by commas',
  },
  PUSHER_APP_ID: { ...optional, expected: 'the id of a Pusher application' },
  PUSHER_KEY: { schema: z.string().regex(/^[\w-]+$/), expected: 'its key' },
  PUSHER_SECRET: { ...optional, expected: 'its secret', secret: true },
  PUSHER_CLUSTER: {
    schema: z.string().regex(/^[a-z\d-]{1,20}$/),
    expected: 'the cluster that it runs in, such as ap2',
    fallback: 'ap2',
  },
  PUSHER_ENDPOINT: {
    schema: url('http:', 'https:'),
    expected: 'the https address of a service that speaks as Pusher does',
  },
  SESSION_SECRET: { schema: z.string().min(32), expected: 'at least 32 characters', secret: true },
  ENCRYPTION_KEY: { schema: z.string().min(32), expected: 'at least 32 characters', secret: true },
  ENCRYPTION_KEYS_FORMER: {
    schema: list(z.string().min(32)),
    expected: 'former keys of at least 32 characters, separated by commas',
    secret: true,
  },
  METRICS_TOKEN: { schema: z.string().min(16), expected: 'at least 16 characters', secret: true },
  SESSION_DAYS: { schema: integer(1, 365), expected: 'whole days from 1 to 365', fallback: '30' },
  CONSOLE_SESSION_HOURS: {
    schema: integer(1, 720),
    expected: 'whole hours from 1 to 720',
    fallback: '12',
  },
  SIGN_IN_LIMIT: {
    schema: integer(1, 10_000),
    expected: 'whole attempts a minute from 1 to 10000',
    fallback: '10',
  },
  LIST_MAX_STALE_MS: {
    schema: integer(0, 60_000),
    expected: 'whole milliseconds from 0 to 60000',
    fallback: '1000',
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS), expected: LOG_LEVELS.join(', ') },
  TRUST_PROXY: {
    schema: trustProxy,
    expected: 'true, false, a number of proxies, or addresses separated by commas',
    fallback: 'false',
  },
  STOREFRONT_DIR: { ...optional, expected: 'a folder', fallback: './storefront' },
  BACKOFFICE_DIR: { ...optional, expected: 'a folder', fallback: './backoffice/dist' },
  SELLER_PORTAL_DIR: { ...optional, expected: 'a folder', fallback: './seller-portal/dist' },
  BODY_LIMIT: { schema: size, expected: 'a size such as 1mb', fallback: '1mb' },
  UPLOAD_LIMIT: { schema: size, expected: 'a size such as 10mb', fallback: '10mb' },
  IMPORT_LIMIT: { schema: size, expected: 'a size such as 100mb', fallback: '100mb' },
  PICTURE_HOSTS: {
    schema: list(z.string().regex(/^[\w.:[\]-]+$/)),
    expected: 'hosts that pictures may be fetched from, separated by commas',
  },
  WEBHOOK_HOSTS: {
    schema: list(z.string().regex(/^[\w.:[\]-]+$/)),
    expected: 'hosts that webhooks may be sent to, separated by commas',
  },
  REQUEST_TIMEOUT: { schema: integer(1, 300), expected: 'whole seconds from 1 to 300', fallback: '20' },
  SHUTDOWN_TIMEOUT: { schema: integer(1, 300), expected: 'whole seconds from 1 to 300', fallback: '15' },
} satisfies Record<string, Variable<unknown>>;

export type Values = {
  [K in keyof typeof VARIABLES]: z.infer<(typeof VARIABLES)[K]['schema']> extends infer T
    ? (typeof VARIABLES)[K] extends { fallback: string }
      ? T
      : T | undefined
    : never;
};
