import type { Socket } from 'node:net';
import type mysql from 'mysql2';
import type { DataSource } from 'typeorm';

/** Counts what the server sends over a pool's connections, which shows that it answers while callers queue. */
class ReceivedBytes {
  private readonly open = new Set<Socket>();
  private ofClosed = 0;

  constructor(pool: mysql.Pool) {
    // Their sockets are missing in the driver's types.
    pool.on('connection', (connection) => this.add((connection as unknown as { stream: Socket }).stream));
  }

  get total(): number {
    return [...this.open].reduce((sum, { bytesRead }) => sum + bytesRead, this.ofClosed);
  }

  private add(socket: Socket): void {
    this.open.add(socket);
    socket.once('close', () => {
      this.open.delete(socket);
      this.ofClosed += socket.bytesRead;
    });
  }
}

const byPool = new WeakMap<object, ReceivedBytes>();

/** Counts the bytes of this new pool; returns the pool. */
export function countReceived(pool: mysql.Pool): mysql.Pool {
  byPool.set(pool, new ReceivedBytes(pool));
  return pool;
}

/** Bytes that the data source's pool has received since it was created; 0 without a pool, as on SQLite. */
export function receivedBytes({ driver }: DataSource): number {
  const { pool } = driver as { pool?: object };
  return (pool && byPool.get(pool)?.total) ?? 0;
}
