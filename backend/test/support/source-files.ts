import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The source files below a folder, without specs and dependencies. */
export function sourceFiles(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'));
}
