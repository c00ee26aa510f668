// Jest environment for suites whose application runs outside Jest's sandbox: classes that either side checks with
// `instanceof` are Node's own in both.
const { TestEnvironment } = require('jest-environment-node');

const SHARED = [
  'Date',
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'AggregateError',
  'Map',
  'Set',
  'Promise',
  'RegExp',
  'Reflect',
];

/** What specs of one worker share, such as a prepared document; each spec file has a sandbox of its own. */
const workerCache = new Map();

/** Shares Node's classes and the worker's cache with the sandbox of the specs. */
class BuiltModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of SHARED) this.global[name] = globalThis[name];
    this.global.workerCache = workerCache;
  }
}

module.exports = BuiltModulesEnvironment;
