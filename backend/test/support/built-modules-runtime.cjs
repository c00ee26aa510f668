// Jest runtime for suites that start shops: the built backend and every package are loaded by Node itself, once
// per worker. Jest's own loader would read some 3,800 modules again for each spec file, half of its time. Specs
// and their support files still get a registry of their own.
const { join, sep } = require('node:path');
const { createRequire } = require('node:module');
const Runtime = require('jest-runtime').default;

const BACKEND = join(__dirname, '../..');
/** Folders of sources, and where `swc src database -d dist` writes them. */
const BUILT = ['src', 'database'].map((folder) => [
  join(BACKEND, folder) + sep,
  join(BACKEND, 'dist', folder) + sep,
]);
/** Packages that must be Jest's own instance, as they hold the state of the running test. */
const SANDBOXED = /^(@jest\/|jest|expect|@stoa\/testing$)/;

/** Loads specs and their support files as Jest does, all else as Node does. */
class BuiltModulesRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    if (name.startsWith('.')) {
      const path = join(from, '..', name) + (name.endsWith('/') ? sep : '');
      for (const [source, output] of BUILT)
        if ((path + sep).startsWith(source)) return require(output + path.slice(source.length));
      return super.requireModuleOrMock(from, name);
    }
    if (SANDBOXED.test(name)) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
}

module.exports = { __esModule: true, default: BuiltModulesRuntime };
