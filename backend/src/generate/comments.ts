import ts from 'typescript';
import { capital } from '../start/openapi/summaries';

/** The comment of a declaration, without what only readers of the sources can look up. */
export function commentOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replace(/\s+/g, ' ');
  return capital(
    text
      .replace(/^Not in the specification: /, '')
      .replace(/ \((ADR \d+|specification §[\d.]+)\)/g, '')
      .split(/(?<=[.;:]) /)
      .filter((part) => !NAMES_SOURCE.test(part))
      .join(' ')
      .replace(/[;:]$/, '.'),
  );
}

/** A file, or a constant of the sources. */
const NAMES_SOURCE = /`[\w/-]+\.ts`|`[A-Z]+_[A-Z_]+`/;
