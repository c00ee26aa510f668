// One project per kind of test; the engine is whatever DATABASE_URL and REDIS_URL say (none: temporary SQLite files).
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { exclude: _specs, ...built } = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));

/** Jest has no native import() for CommonJS, so libraries loaded at first use are required instead. */
const swc = {
  ...built,
  module: { ...built.module, ignoreDynamic: false },
  jsc: {
    ...built.jsc,
    transform: {
      ...built.jsc.transform,
      // What Vite puts in its place for the server.
      optimizer: { globals: { vars: { 'import.meta.env.SSR': 'true', 'import.meta.env.PROD': 'true' } } },
    },
  },
};

/** Components of the surfaces: the same, with markup in it. */
const swcTsx = {
  ...swc,
  jsc: {
    ...swc.jsc,
    parser: { ...swc.jsc.parser, tsx: true },
    transform: { ...swc.jsc.transform, react: { runtime: 'automatic' } },
  },
};

const transformer = (settings) => ['@swc/jest', { ...settings, swcrc: false, sourceMaps: 'inline' }];

/** Packages published as ES modules alone: the transformer reads them, since Jest cannot. */
const ESM_ONLY = ['openid-client', 'oauth4webapi', 'jose'];

/** Names of our own packages, which are read from their sources. */
const NAMES = {
  '^@stoa/contracts$': '<rootDir>/contracts/src/index.ts',
  '^@stoa/testing$': '<rootDir>/testing/src/index.ts',
};

/** Everything that all projects share, and where this one finds its specs. */
function project(displayName, ...testMatch) {
  return {
    displayName,
    cacheDirectory: '<rootDir>/../.cache/jest',
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/test/support/time-limit.ts'],
    transform: { '^.+\\.[cm]?[jt]s$': transformer(swc), '^.+\\.[jt]sx$': transformer(swcTsx) },
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|') || '-'})/)`],
    moduleNameMapper: NAMES,
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/contracts/dist/'],
  };
}

/** A project whose specs start shops: they use the built backend, which each worker loads once. */
function shopProject(displayName, ...testMatch) {
  return {
    ...project(displayName, ...testMatch),
    globalSetup: '<rootDir>/test/support/build-backend.ts',
    runtime: '<rootDir>/test/support/built-modules-runtime.cjs',
    testEnvironment: '<rootDir>/test/support/built-modules-environment.cjs',
  };
}

module.exports = {
  maxWorkers: 2,
  workerIdleMemoryLimit: '2GB',
  projects: [
    {
      ...project(
        'unit',
        'src/**/*.spec.ts',
        'contracts/src/**/*.spec.ts',
        '../backoffice/kit/src/**/*.spec.ts',
        '../storefront/app/**/*.spec.ts',
      ),
      moduleNameMapper: { ...NAMES, '^~/(.*)$': '<rootDir>/../storefront/app/$1' },
      roots: ['<rootDir>', '<rootDir>/../backoffice/kit/src', '<rootDir>/../storefront/app'],
    },
    project('architecture', 'test/architecture/**/*.spec.ts'),
    shopProject('database', 'test/database/**/*.spec.ts'),
    shopProject('contract', 'test/contract/**/*.spec.ts'),
    shopProject('e2e', 'test/e2e/**/*.spec.ts'),
    shopProject('formats', 'test/formats/**/*.spec.ts'),
    shopProject('faults', 'test/faults/**/*.spec.ts'),
  ],
};
