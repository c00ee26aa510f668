// A MariaDB for the tests: the configured one, an own one in a temporary folder, or a local one that is
// running.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireFromBackend } from '../workspace/layout.mjs';
import { findProgram, run } from '../workspace/processes.mjs';
import { aptInstall } from './apt.mjs';
import { freePort, waitFor } from './ports.mjs';

const DATABASE = `stoa_test_${process.pid}`;
/** Programs that initialise a data folder. */
const INSTALL = ['mariadb-install-db', 'mysql_install_db'];
const LOCAL = 'mariadb://root@127.0.0.1:3306';

async function connect(address) {
  const { createConnection } = requireFromBackend('mysql2/promise');
  return createConnection({ uri: address.replace(/^mariadb:/, 'mysql:'), connectTimeout: 3_000 });
}

async function answers(address) {
  try {
    await (await connect(address)).end();
    return true;
  } catch {
    return false;
  }
}

/** A new data folder has anonymous users, which take precedence over users that tests create for any host. */
async function dropNameless(address) {
  const connection = await connect(address);
  await connection.query("DELETE FROM mysql.global_priv WHERE User = ''");
  await connection.query('FLUSH PRIVILEGES');
  await connection.end();
}

/** Starts a server with its own empty data folder. Resolves with its URL and a stop function. */
async function startOwn(server) {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-mariadb-'));
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const install = findProgram(...INSTALL);
  const made = await run([
    install,
    '--no-defaults',
    '--auth-root-authentication-method=normal',
    `--datadir=${folder}`,
    ...user,
  ]);
  if (made.code !== 0) throw new Error(`MariaDB's data folder could not be made:\n${made.output}`);
  const port = await freePort();
  const socket = join(folder, 's.sock');
  const options = [
    `--datadir=${folder}`,
    `--port=${port}`,
    `--socket=${socket}`,
    '--bind-address=127.0.0.1',
    // Durability is not needed, and waiting for the disk is most of a suite's time.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-flush-method=nosync',
    '--skip-innodb-doublewrite',
    '--innodb-file-per-table=0',
  ];
  const child = spawn(server, ['--no-defaults', ...options, ...user], { stdio: 'ignore' });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  // A statement takes half the time of one over TCP.
  const address = `mariadb://root@127.0.0.1:${port}?socketPath=${encodeURIComponent(socket)}`;
  if (await waitFor(() => answers(address), 30_000)) {
    await dropNameless(address);
    return { address, stop };
  }
  await stop();
  throw new Error('MariaDB did not start within 30 s');
}

async function findServer() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { address: given, stop: async () => undefined };
  const names = ['mariadbd', 'mysqld'];
  const installed = findProgram(...INSTALL) && findProgram(...names);
  if (installed) return startOwn(installed);
  if (await answers(LOCAL)) return { address: LOCAL, stop: async () => undefined };
  const server = (await aptInstall('mariadb-server')) && findProgram(...names);
  return server ? startOwn(server) : undefined;
}

/** The server's URL with this run's database as its path. */
function withDatabase(address) {
  const url = new URL(address);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

/** Drops this run's database and those that suites created (`stoa_test_<pid>_…`). */
async function dropDatabases(address) {
  const connection = await connect(address);
  const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata');
  const ours = rows
    .map(({ name }) => name)
    .filter((name) => name === DATABASE || name.startsWith(`${DATABASE}_`));
  for (const name of ours) await connection.query(`DROP DATABASE \`${name}\``);
  await connection.end();
}

/** Creates a database for one test run. Resolves with undefined without a MariaDB. */
export async function openMariaDb() {
  const server = await findServer();
  if (!server) return undefined;
  const connection = await connect(server.address);
  await connection.query(`CREATE DATABASE \`${DATABASE}\` CHARACTER SET utf8mb4`);
  await connection.end();
  const close = async () => {
    await dropDatabases(server.address);
    await server.stop();
  };
  return { url: withDatabase(server.address), close };
}
