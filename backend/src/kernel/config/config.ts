import type { LogLevel, Values } from './variables';

/** The environment variables with defaults applied; relative paths are made absolute. */
export interface Settings extends Omit<
  Values,
  | 'HOST'
  | 'PUBLIC_URL'
  | 'SESSION_SECRET'
  | 'ENCRYPTION_KEY'
  | 'LOG_LEVEL'
  | 'DATABASE_REPLICA_URLS'
  | 'DISK_FOLDERS'
> {
  /** Absolute path of the repository's root folder. */
  root: string;
  /** Absolute path of the folder for all files that the shop writes. */
  varFolder: string;
  /** The shop's public URL, without a trailing slash; the base of every link in an e-mail. */
  PUBLIC_URL: string;
  SESSION_SECRET: string;
  /** Encryption key of secrets in the database; defaults to the session secret. */
  ENCRYPTION_KEY: string;
  /** The listening address; loopback only while the public URL is this machine's. */
  HOST: string;
  LOG_LEVEL: LogLevel;
  DATABASE_REPLICA_URLS: string[];
  /** Absolute paths whose disks are monitored, besides those of the database file and the images. */
  DISK_FOLDERS: string[];
}

class Frozen {
  constructor(settings: Settings) {
    Object.freeze(Object.assign(this, settings));
  }
}

/** All settings from the environment, read once at start, under the variables' names; inject this class. */
export class Config extends (Frozen as new (settings: Settings) => Readonly<Settings>) {}
