// Removes build folders, so that renamed sources leave no compiled files behind (a stale migration would
// still run).
import { rmSync } from 'node:fs';

for (const folder of process.argv.slice(2)) rmSync(folder, { recursive: true, force: true });
