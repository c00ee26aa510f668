import { BlockList, isIP } from 'node:net';

/** Private, local and unroutable addresses. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** The same for IPv6; every form that embeds an IPv4 address is refused. */
const PRIVATE_V6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

// Node's own list needs no package. One list per version: a combined list takes every IPv4 address for an embedded one.
const refused = { 4: new BlockList(), 6: new BlockList() };
for (const [network, bits] of PRIVATE_V4) refused[4].addSubnet(network, bits, 'ipv4');
for (const [network, bits] of PRIVATE_V6) refused[6].addSubnet(network, bits, 'ipv6');

/** Whether an address is public. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused[4].check(address, 'ipv4');
  return version === 6 && !refused[6].check(address, 'ipv6');
}
