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

/** Shares Node's classes with the sandbox of the specs. */
class BuiltModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of SHARED) this.global[name] = globalThis[name];
  }
}

module.exports = BuiltModulesEnvironment;
