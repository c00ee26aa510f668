// The command that runs the built shop as in production.
import { join } from 'node:path';
import { readJson, ROOT } from './layout.mjs';

/**
 * Options of Node for the shop's processes, in megabytes: with less than 2 GB for the heap V8 collects earlier (ADR 89).
 * Image and benchmarks use the same.
 */
export const NODE_FLAGS = readJson('backend/node-flags.json');

/**
 * Environment of the shop's processes. With glibc's default of eight memory arenas per core, what the threads that make
 * renditions of images have freed stays with each of them (ADR 89).
 */
export const SHOP_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** Options of the environment come last, so that they apply: Node itself prefers those of the command. */
const own = process.env.NODE_OPTIONS?.split(/\s+/).filter(Boolean) ?? [];

/**
 * Node with the shop's program.
 * @type {[string, ...string[]]}
 */
export const SHOP_COMMAND = [
  process.execPath,
  ...NODE_FLAGS,
  ...own,
  join(ROOT, 'backend/dist/bundle/main.js'),
];
