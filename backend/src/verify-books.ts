import 'reflect-metadata';
import { DataSource } from 'typeorm';
import './app.module';
import { ConfigError, loadConfig } from './kernel/config';
import { readerOptions } from './kernel/database';
import { brokenInvariants } from './modules/insight';

/** `npm run verify:books`: checks every rule of the books in the configured database; exit code 1 if one is broken. */
async function main(): Promise<void> {
  const source = await new DataSource(readerOptions(loadConfig())).initialize();
  const checks = await brokenInvariants((sql) => source.query(sql)).finally(() => source.destroy());
  const broken = checks.filter(({ count }) => count > 0);
  for (const { name, count, examples } of broken)
    process.stdout.write(`✗ ${name}: ${count} rows (${examples.join('; ')})\n`);
  process.stdout.write(`${checks.length - broken.length} of ${checks.length} rules hold.\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  const sentences = error instanceof ConfigError ? error.sentences.join('\n') : String(error);
  process.stderr.write(`The books could not be verified: ${sentences}\n`);
  process.exitCode = 1;
});
