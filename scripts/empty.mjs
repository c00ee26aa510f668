// Removes build folders, so that a renamed source leaves no compiled ghost behind (a stale migration would still run).
import { rmSync } from 'node:fs';

for (const folder of process.argv.slice(2)) rmSync(folder, { recursive: true, force: true });
