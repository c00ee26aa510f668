import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The backend's package folder, both from the sources and from the build. */
export const root = ownFolder(__dirname);

function ownFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : ownFolder(dirname(folder));
}
