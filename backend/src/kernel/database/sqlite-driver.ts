import Sqlite12 from 'better-sqlite3';
import Sqlite13 from 'better-sqlite3-13';

/** Version of Node-API that version 13 of the driver needs; Node has it from 22.14 on. */
const NODE_API = 10;

/**
 * The SQLite driver that runs on this version of Node ([ADR 92](../../../../docs/adr/0092-two-versions-of-the-sqlite-driver.md)).
 * Only that one is loaded: version 13 ends Node 20 with a segmentation fault.
 */
export function sqliteDriver(): typeof Sqlite12 {
  return Number(process.versions.napi) < NODE_API ? Sqlite12 : Sqlite13;
}
