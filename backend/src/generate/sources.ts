import { join } from 'node:path';
import ts from 'typescript';

/** The backend's source files with the checker that knows their types. */
export interface Sources {
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
}

/** Reads the backend's sources below the repository's folder; specs are no part of them. */
export function readSources(root: string): Sources {
  const folder = join(root, 'backend');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, folder);
  const program = ts.createProgram(
    parsed.fileNames.filter((name) => !name.endsWith('.spec.ts')).sort(),
    parsed.options,
  );
  const files = program
    .getSourceFiles()
    .filter((file) => file.fileName.startsWith(join(folder, 'src')) && !file.isDeclarationFile);
  return { checker: program.getTypeChecker(), files };
}

/** A record's entries in the order of their names, so that generated files change only where the sources do. */
export function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
