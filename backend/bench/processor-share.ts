import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Microseconds over which the share is kept, as with containers: in shorter ones most of it goes into filling the caches of the core again. */
const PERIOD = 100_000;
const GROUPS = '/sys/fs/cgroup';

/**
 * Lets a process use at most `share` of a core, so that several can be compared with one where the cores are
 * shared with the database and the clients. Needs Linux and root; returns what removes the limit once the
 * process has ended.
 */
export function limitProcessor(pid: number, share: number): () => void {
  const quota = Math.round(share * PERIOD);
  const isFirstVersion = existsSync(join(GROUPS, 'cpu/cpu.cfs_quota_us'));
  const group = join(GROUPS, isFirstVersion ? 'cpu' : '', `stoa-bench-${pid}`);
  if (!isFirstVersion) writeFileSync(join(GROUPS, 'cgroup.subtree_control'), '+cpu');
  mkdirSync(group);
  const set = (file: string, value: string | number): void => writeFileSync(join(group, file), `${value}`);
  if (isFirstVersion) {
    set('cpu.cfs_period_us', PERIOD);
    set('cpu.cfs_quota_us', quota);
  } else set('cpu.max', `${quota} ${PERIOD}`);
  set('cgroup.procs', pid);
  return () => rmdirSync(group);
}
