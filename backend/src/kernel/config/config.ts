import type { LogLevel, Values } from './variables';

/** The variables as read, with what is derived when one is absent; relative paths have become absolute. */
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
  /** Absolute path of the repository's top folder. */
  root: string;
  /** Absolute path of the folder for everything the shop writes by itself. */
  varFolder: string;
  /** The address people open, without a trailing slash; the base of every link in a mail. */
  PUBLIC_URL: string;
  SESSION_SECRET: string;
  /** What secrets in the database are encrypted with; the session secret where no key of its own is given. */
  ENCRYPTION_KEY: string;
  /** The address to listen on; this machine alone while the shop's address is this machine's. */
  HOST: string;
  LOG_LEVEL: LogLevel;
  DATABASE_REPLICA_URLS: string[];
  /** Absolute paths whose disks are watched beside those of the database file and the pictures. */
  DISK_FOLDERS: string[];
}

class Frozen {
  constructor(settings: Settings) {
    Object.freeze(Object.assign(this, settings));
  }
}

/** Everything the environment decides, read once at the start under the variables' own names; inject it by this class. */
export class Config extends (Frozen as new (settings: Settings) => Readonly<Settings>) {}
