const START = 64 * 1024;
const DELIMITERS = [',', ';', '\t', '|'];

/** The names of a CSV file's columns, for choosing among them; empty for layouts that the server recognises. */
export async function headingsOf(file: File): Promise<string[]> {
  const text = await file.slice(0, START).text();
  const first = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '';
  const parts = DELIMITERS.map((delimiter) => first.split(delimiter)).reduce((a, b) =>
    b.length > a.length ? b : a,
  );
  const names = parts.map((part) => part.trim().replace(/^"(.*)"$/, '$1'));
  const isKnownLayout = /^(RH|CH)$/.test(names[0] ?? '') || names.includes('balance_transaction_id');
  return isKnownLayout ? [] : names.filter(Boolean);
}
