// What the workspace consists of, read from the package.json files.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's top folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where the scripts keep what they remember between runs; safe to delete. */
export const CACHE = join(ROOT, '.cache');

/** A JSON file below the top folder. */
export function readJson(...path) {
  return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
}

/** Loads one of the backend's own packages, so that the scripts test with the very driver that the shop runs on. */
export const requireFromBackend = createRequire(join(ROOT, 'backend/package.json'));

/** Folders of all workspaces, as the root package.json lists them. */
export function workspaceFolders() {
  return readJson('package.json').workspaces;
}

/** Folder and manifest of every workspace. */
export function workspaces() {
  return workspaceFolders().map((folder) => ({ folder, manifest: readJson(folder, 'package.json') }));
}
