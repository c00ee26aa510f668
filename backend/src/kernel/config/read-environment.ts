import { ConfigError } from './config-error';
import { VARIABLES, type Values, type Variable } from './variables';

/** Any map of variable names to texts; `process.env` is one. */
export type Environment = Readonly<Record<string, string | undefined>>;

function sentence(name: string, given: string, variable: Variable<unknown>): string {
  const shown = variable.secret ? 'a value that is not shown' : `"${given}"`;
  return `${name} is ${shown}, expected ${variable.expected}.`;
}

/** Reads every variable; an empty one counts as absent. Throws a ConfigError that lists all wrong ones. */
export function readEnvironment(env: Environment): Values {
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries<Variable<unknown>>(VARIABLES)) {
    const given = env[name]?.trim() || variable.fallback;
    if (given === undefined) continue;
    const read = variable.schema.safeParse(given);
    if (read.success) values[name] = read.data;
    else wrong.push(sentence(name, given, variable));
  }
  if (wrong.length > 0) throw new ConfigError(wrong);
  // Each key was read by the very schema that `Values` is inferred from.
  return values as Values;
}
