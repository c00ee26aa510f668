declare module 'better-sqlite3-13' {
  import Sqlite from 'better-sqlite3';

  /** Has the interface of version 12, as far as the shop uses it. */
  export = Sqlite;
}
