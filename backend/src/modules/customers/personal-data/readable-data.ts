import { directionOf } from '@stoa/contracts';

const STYLE =
  'body{font-family:system-ui;max-width:60rem}dl{padding-inline-start:1.25rem}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}';

/** Renders a personal data export as an HTML page, with the names and values of the JSON file. */
export function readableData(data: unknown, language: string): string {
  const about = `lang="${language}" dir="${directionOf(language)}"`;
  return `<!doctype html><html ${about}><head><meta charset="utf-8"><title>personal-data</title><style>${STYLE}</style></head><body>${shown(data)}</body></html>`;
}

function shown(value: unknown): string {
  if (Array.isArray(value))
    return value.length ? `<ol>${value.map((one) => `<li>${shown(one)}</li>`).join('')}</ol>` : '–';
  if (typeof value !== 'object' || value === null) return `<bdi>${escaped(String(value ?? '–'))}</bdi>`;
  const rows = Object.entries(value).map(([name, one]) => {
    return `<dt>${escaped(name.replaceAll('_', ' '))}</dt><dd>${shown(one)}</dd>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
