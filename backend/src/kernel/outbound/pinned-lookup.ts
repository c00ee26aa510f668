import { isIP, type LookupFunction } from 'node:net';

/** Connects to the validated address, whatever the name resolves to by now (DNS rebinding). */
export function pinnedLookup(address: string): LookupFunction {
  const family = isIP(address);
  return (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
}
