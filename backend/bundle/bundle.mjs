// `node bundle/bundle.mjs <program>…`: joins built programs with the modules that they load to a few files (ADR 90).
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { BACKEND, FOLDER, laterFiles, shopModules } from './shop-modules.mjs';

/** In characters. Node reads a file as a whole, and the memory for that stays with the process. */
const LARGEST = 1_000_000;

const GROUPS = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, maxSize: LARGEST },
  { name: 'database', test: /[\\/]dist[\\/]database[\\/]/, maxSize: LARGEST },
  { name: 'shop', test: /[\\/]dist[\\/]/, maxSize: LARGEST },
];

const programs = process.argv
  .slice(2)
  .map((program) => [basename(program, '.js'), join(BACKEND, 'dist', program)]);
const entries = { ...Object.fromEntries(programs), ...laterFiles };
const entryModules = new Set(Object.values(entries));
/** Each of them stays a file of its own: others would be loaded before it has exported anything. */
const groups = GROUPS.map(({ test, ...group }) => ({
  ...group,
  test: (module) => test.test(module) && !entryModules.has(module),
}));

const bundle = await rolldown({
  input: entries,
  platform: 'node',
  plugins: [shopModules],
  // Every module is CommonJS: it is kept as it is, and runs when it is required.
  treeshake: false,
  preserveEntrySignatures: 'allow-extension',
});
rmSync(FOLDER, { recursive: true, force: true });
await bundle.write({
  dir: FOLDER,
  format: 'cjs',
  // Lines and names stay for stack traces.
  minify: false,
  comments: false,
  // Read only with `--enable-source-maps`: the places in the sources.
  sourcemap: true,
  codeSplitting: { includeDependenciesRecursively: false, groups },
});
await bundle.close();
