import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

function declaresWorkspaces(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'workspaces' in manifest;
}

/** The repository's root folder, searched upwards from this package, whatever the working directory is. */
export function findRoot(from: string = __dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (declaresWorkspaces(folder)) return folder;
    if (dirname(folder) === folder) throw new Error(`No workspace root above ${from}`);
  }
}

/** Resolves a path relative to `root`. */
export function fromRoot(root: string, path: string): string {
  return isAbsolute(path) ? path : resolve(root, path);
}
