import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Options of Node in production, which limit the memory that it takes. */
export const NODE_FLAGS = JSON.parse(
  readFileSync(join(__dirname, '../../node-flags.json'), 'utf8'),
) as readonly string[];
