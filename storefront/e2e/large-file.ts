import { truncate, writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';

/** The path of an empty file of some megabytes: the browser reads it itself, which is faster than being sent its bytes. */
export async function largeFile(name: string, megabytes: number): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, '');
  await truncate(path, megabytes * 1024 ** 2);
  return path;
}
