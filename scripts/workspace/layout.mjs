// The workspaces of the repository, from the package.json files.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Cache folder of the scripts; safe to delete. */
export const CACHE = join(ROOT, '.cache');

/** Reads a JSON file below the root folder. */
export function readJson(...path) {
  return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
}

/** Loads one of the backend's packages, so that the scripts use the same drivers as the shop. */
export const requireFromBackend = createRequire(join(ROOT, 'backend/package.json'));

/** Folders of all workspaces, as the root package.json lists them. */
export function workspaceFolders() {
  return readJson('package.json').workspaces;
}

/** Folder and manifest of every workspace. */
export function workspaces() {
  return workspaceFolders().map((folder) => ({ folder, manifest: readJson(folder, 'package.json') }));
}
