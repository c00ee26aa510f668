// A folder in memory for the databases and files of the suites, which wait for the disk otherwise.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/** Bytes: several times what the suites hold at once, as the rest of the machine needs its memory, too. */
const MIN_FREE = 8 * 1024 ** 3;

/** Free bytes of a folder's file system; 0 without such a folder. */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Creates the folder and has all temporary files of this process and its children created in it. Returns what
 * to close at the end; undefined where there is not enough memory, or a folder is set already.
 */
export function openMemoryFolder(parent = SHARED_MEMORY, free = Math.min(freemem(), freeBytes(parent))) {
  if (process.env.TMPDIR || free < MIN_FREE) return undefined;
  const folder = mkdtempSync(join(parent, 'stoa-test-'));
  process.env.TMPDIR = folder;
  const close = async () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, close };
}
