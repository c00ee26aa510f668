import type { LogLevel, Values } from './variables';

/** The variables as read, with what is derived when one is absent; relative paths have become absolute. */
export interface Settings extends Omit<
  Values,
  'PUBLIC_URL' | 'SESSION_SECRET' | 'LOG_LEVEL' | 'DATABASE_REPLICA_URLS'
> {
  /** Absolute path of the repository's top folder. */
  root: string;
  /** Absolute path of the folder for everything the shop writes by itself. */
  varFolder: string;
  /** The address people open, without a trailing slash; the base of every link in a mail. */
  PUBLIC_URL: string;
  SESSION_SECRET: string;
  LOG_LEVEL: LogLevel;
  DATABASE_REPLICA_URLS: string[];
}

class Frozen {
  constructor(settings: Settings) {
    Object.freeze(Object.assign(this, settings));
  }
}

/** Everything the environment decides, read once at the start under the variables' own names; inject it by this class. */
export class Config extends (Frozen as new (settings: Settings) => Readonly<Settings>) {}
