import { join } from 'node:path';
import { Config } from './config';
import { ConfigError } from './config-error';
import { type Environment, readEnvironment } from './read-environment';
import { findRoot, fromRoot } from './root';
import { loadOrCreateSecret } from './session-secret';
import { isLoopback } from './loopback';
import type { Values } from './variables';

const SQLITE = 'sqlite:';
const DISK = 'disk:';

/** Rules across variables; returns one sentence per violation. */
function contradictions(values: Values): string[] {
  const sqlite = values.DATABASE_URL.startsWith(SQLITE);
  const problems: string[] = [];
  if (values.NODE_ENV === 'production' && !sqlite && !values.SESSION_SECRET) {
    problems.push('SESSION_SECRET is missing, expected at least 32 characters, the same on every node.');
  }
  if (values.STORAGE === 's3' && !values.S3_BUCKET) {
    problems.push('S3_BUCKET is missing, expected a bucket name because STORAGE is "s3".');
  }
  if (!values.S3_ACCESS_KEY_ID !== !values.S3_SECRET_ACCESS_KEY) {
    const missing = values.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
    problems.push(`${missing} is missing, expected both S3 keys or neither.`);
  }
  const pusher = [values.PUSHER_APP_ID, values.PUSHER_KEY, values.PUSHER_SECRET];
  if (pusher.some(Boolean) && !pusher.every(Boolean)) {
    problems.push('PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET are not all set, expected all three or none.');
  }
  if (!values.VAPID_PUBLIC_KEY !== !values.VAPID_PRIVATE_KEY) {
    const missing = values.VAPID_PUBLIC_KEY ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY';
    problems.push(`${missing} is missing, expected both VAPID keys or neither.`);
  }
  if (values.PUSHER_ENDPOINT && !isSecure(values.PUSHER_ENDPOINT)) {
    problems.push('PUSHER_ENDPOINT is not secure, expected https:// anywhere but on this machine.');
  }
  if (sqlite && values.DATABASE_REPLICA_URLS) {
    problems.push('DATABASE_REPLICA_URLS is set, expected nothing because DATABASE_URL is a SQLite file.');
  }
  return problems;
}

/** Events must cross networks encrypted (specification §9). */
function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}

/** `scheme:<path>` with an absolute path; other URLs are returned unchanged. */
function absolute(root: string, scheme: string, address: string): string {
  if (!address.startsWith(scheme)) return address;
  return `${scheme}${fromRoot(root, address.slice(scheme.length).replace(/^\/\//, ''))}`;
}

/** Reads and validates the environment. Throws a ConfigError; may write `var/secret` at the first start. */
export function loadConfig(env: Environment = process.env): Config {
  const values = readEnvironment(env);
  const wrong = contradictions(values);
  if (wrong.length > 0) throw new ConfigError(wrong);
  const root = findRoot();
  const varFolder = join(root, 'var');
  const PUBLIC_URL = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const SESSION_SECRET = values.SESSION_SECRET ?? loadOrCreateSecret(join(varFolder, 'secret'));
  return new Config({
    ...values,
    root,
    varFolder,
    DATABASE_URL: absolute(root, SQLITE, values.DATABASE_URL),
    DATABASE_REPLICA_URLS: values.DATABASE_REPLICA_URLS ?? [],
    DISK_FOLDERS: (values.DISK_FOLDERS ?? []).map((folder) => fromRoot(root, folder)),
    STORAGE: absolute(root, DISK, values.STORAGE),
    PUBLIC_URL,
    HOST: values.HOST ?? (isLoopback(new URL(PUBLIC_URL).hostname) ? 'localhost' : '0.0.0.0'),
    SESSION_SECRET,
    ENCRYPTION_KEY: values.ENCRYPTION_KEY ?? SESSION_SECRET,
    LOG_LEVEL: values.LOG_LEVEL ?? (values.NODE_ENV === 'test' ? 'silent' : 'info'),
    STOREFRONT_DIR: fromRoot(root, values.STOREFRONT_DIR),
    BACKOFFICE_DIR: fromRoot(root, values.BACKOFFICE_DIR),
    SELLER_PORTAL_DIR: fromRoot(root, values.SELLER_PORTAL_DIR),
  });
}
