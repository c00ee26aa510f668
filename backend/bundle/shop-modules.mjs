// Which modules are part of a bundle, and how they change: a plugin of Rolldown.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The backend's package folder. */
export const BACKEND = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The folder of the bundles. */
export const FOLDER = join(BACKEND, 'dist/bundle');

/**
 * Libraries of many modules that every start loads, and with one also those that share its classes: no module may be
 * loaded from the bundle and from its package. All others stay in their packages: they are small, native, loaded by
 * few calls only, or look for files beside them.
 */
const LIBRARIES = new Set([
  '@fastify/busboy',
  '@fastify/compress',
  '@fastify/multipart',
  '@fastify/send',
  '@fastify/static',
  '@opentelemetry/api',
  '@orama/stemmers',
  '@sqltools/formatter',
  '@stoa/contracts',
  'avvio',
  'bintrees',
  'class-transformer',
  'class-validator',
  'ecdsa-sig-formatter',
  'engine.io',
  'engine.io-parser',
  'fast-querystring',
  'fastify',
  'fastify-plugin',
  'find-my-way',
  'iterare',
  'jsonwebtoken',
  'jwa',
  'jws',
  'libphonenumber-js',
  'negotiator',
  'nestjs-pino',
  'passport',
  'passport-jwt',
  'passport-strategy',
  'picomatch',
  'prom-client',
  'reflect-metadata',
  'ret',
  'rxjs',
  'semver',
  'socket.io-adapter',
  'socket.io-parser',
  'tslib',
  'typeorm',
  'validator',
  'zod',
]);

const MAIN = join(BACKEND, 'dist/src/main.js');

/** What `main.js` loads only to migrate or to seed: bundled, but in files that no other start reads. */
const LOADED_LATER = {
  migrations: '../database/migrations',
  seeds: '../database/seeds',
  'demo-accounts': '../database/seeds/demo-accounts',
};

const nameOf = (path) => /^(@[^/]+\/)?[^/]+/.exec(path)[0];
const isBundled = (path) => path.startsWith('@nestjs/') || LIBRARIES.has(nameOf(path));
const isOwn = (file) => !/[\\/]node_modules[\\/]/.test(file);

/** Own modules that stay files: descriptions that only the documentation reads. */
const OWN_FILES = /^\.\/generated\/[\w-]+$/;
/** The entry of a thread, which stays a file too. */
const THREAD = /require\.resolve\(['"](\.[^'"]+\.worker)['"]\)/g;

/** The files of `LOADED_LATER` by their names in the bundle. */
export const laterFiles = Object.fromEntries(
  Object.entries(LOADED_LATER).map(([name, path]) => [name, createRequire(MAIN).resolve(path)]),
);

/** The file that `require` would load from a folder: a library may have another version of a package than the shop. */
function resolved(path, folder) {
  try {
    return createRequire(join(folder, 'index.js')).resolve(path);
  } catch {
    return undefined;
  }
}

const fromBundle = (folder, path) => relative(FOLDER, join(folder, path)).replaceAll('\\', '/');

/** The list of migrations, which the module itself reads from its folder. */
function listOfMigrations(folder) {
  const files = readdirSync(folder).filter((file) => /^\d{4}-.+\.js$/.test(file));
  const loads = files.sort().map((file) => `require('./${file}')`);
  return `exports.migrations = [${loads.join()}].flatMap((file) => Object.values(file));`;
}

/** V8 keeps a file with a single other character at two bytes for each. */
const inAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * V8 compiles a function in parentheses together with its file. An arrow function it only checks then, and reads again when it is
 * called, as almost every module is at a start.
 */
const asFunctions = (code) =>
  code.replaceAll(/__commonJSMin\(\(\(([\w, ]*)\) => \{/g, '__commonJSMin((function ($1) {');

/** A plugin of Rolldown. */
export const shopModules = {
  name: 'shop-modules',
  resolveId(path, importer) {
    if (!importer) return null;
    const folder = dirname(importer);
    const later = importer === MAIN && Object.keys(LOADED_LATER).find((name) => LOADED_LATER[name] === path);
    if (later) return { id: `./${later}.js`, external: true };
    if (OWN_FILES.test(path) && isOwn(importer)) return { id: fromBundle(folder, path), external: true };
    const file = resolved(path, folder);
    if (path.startsWith('.') || isAbsolute(path)) return file;
    // Optional packages that are not installed stay attempts to load them.
    const isOutside = file === undefined || (!isBundled(path) && file === resolved(path, BACKEND));
    return isOutside ? { id: path, external: true } : file;
  },
  load(file) {
    if (!isOwn(file)) return null;
    if (/[\\/]migrations[\\/]index\.js$/.test(file)) return listOfMigrations(dirname(file));
    const code = readFileSync(file, 'utf8').replace(
      THREAD,
      (_, path) => `require.resolve('${fromBundle(dirname(file), path)}')`,
    );
    return { code, map: existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : null };
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = asFunctions(inAscii(chunk.code));
  },
};
