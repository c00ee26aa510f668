import { SaxesParser } from 'saxes';
import { TableError } from '../table-error';

/** Handles the elements of a part of a workbook; names are without their prefix. */
export interface ElementHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const plain = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Passes the elements of a part to its handler, and yields after each piece of it.
 * @throws TableError if it is no XML
 */
export async function* xmlElements(
  xml: AsyncIterable<Buffer>,
  { open, text, close }: ElementHandler,
): AsyncGenerator<void> {
  const sax = new SaxesParser();
  const decoder = new TextDecoder();
  sax.on('error', () => {
    throw new TableError({ reason: 'no_workbook' });
  });
  if (open) sax.on('opentag', ({ name, attributes }) => open(plain(name), attributes));
  if (text) sax.on('text', text);
  if (close) sax.on('closetag', ({ name }) => close(plain(name)));
  let isEmpty = true;
  for await (const chunk of xml) {
    isEmpty = false;
    sax.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  // A part that the workbook doesn't have.
  if (!isEmpty) sax.close();
}

/** Passes all elements of a part to its handler. */
export async function readElements(xml: AsyncIterable<Buffer>, handler: ElementHandler): Promise<void> {
  const pieces = xmlElements(xml, handler);
  while (!(await pieces.next()).done);
}
