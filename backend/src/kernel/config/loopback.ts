import { BlockList, isIP } from 'node:net';
import type { Config } from './config';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether a host name or address is the loopback interface. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(bare);
  if (version === 0) return bare === 'localhost' || bare.endsWith('.localhost');
  return LOOPBACK.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether the shop is only reachable from this machine, so that published passwords do no harm. */
export function isLocal({ HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>): boolean {
  return isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname);
}
