import { LANGUAGES } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import type { Field, ResourceDefinition } from '../../src/kernel/resource';
import { definedResources, writableFields } from '../../src/kernel/resource';
import { next } from './factories';

type Input = Record<string, unknown>;
/** Creates a row of another resource and returns its id. */
type Reference = (resource: string) => Promise<number>;

function text(field: Field): string {
  const n = next();
  const formats: Record<string, string> = {
    email: `person${n}@stoa.test`,
    url: `https://stoa.test/${n}`,
    phone: `+1 555 ${String(n).padStart(4, '0')}`,
    color: '#1f6feb',
    code: `c${n}`,
    password: 'correct horse',
  };
  return (field.format ? formats[field.format] : `${field.name} ${n}`)?.slice(-(field.max ?? 255)) ?? '';
}

async function value(field: Field, reference: Reference): Promise<unknown> {
  const low = Math.max(field.range?.[0] ?? 0, 0);
  switch (field.kind) {
    case 'flag':
      return true;
    case 'int':
    case 'money':
      return low + 1;
    case 'rate':
      return String(low || '0.5');
    case 'choice':
      return field.choices?.[0];
    case 'moment':
      return '2026-01-15T12:00:00.000Z';
    case 'ref':
      return reference(field.reference ?? '');
    case 'refmany':
    case 'json':
      return field.shape?.many === false ? {} : [];
    default:
      return text(field);
  }
}

/** A unique code of letters: AA, AB, … */
function letters(length: number): string {
  let n = next();
  let letters = '';
  while (letters.length < length) {
    letters = String.fromCharCode(65 + (n % 26)) + letters;
    n = Math.floor(n / 26);
  }
  return letters;
}

/** Fields whose validation is stricter than their kind and format. */
const PARTICULAR: Record<string, (admin: Client, values: Input) => Promise<Input> | Input> = {
  permissions: () => ({ resource: `sample_${next()}`, action: 'read', audience: 'admin' }),
  addresses: () => ({ city_text: 'Springfield' }),
  commissions: () => ({ rate: '0.1' }),
  // A vendor's coupons are those that it funds.
  coupons: (_, { vendor_id }) => ({ rate: '0.1', ...(vendor_id ? { funded_by: 'vendor' } : {}) }),
  currencies: () => ({ code: letters(3) }),
  countries: () => ({ iso2: letters(2), iso3: letters(3), dial_code: '+99' }),
  flash_sales: () => ({ ends_at: '2026-01-16T12:00:00.000Z' }),
  redirects: () => ({ path: `/old-${next()}`, target: '/Shop' }),
  reviews: async (admin) => ({ vendor_id: await sampleRow('vendors', admin) }),
  search_synonyms: () => ({ terms: `one ${next()}, other` }),
  vendor_users: async (admin) => ({ role_id: await sampleRow('roles', admin, { audience: 'vendor' }) }),
  webhook_endpoints: () => ({ events: [{ type: 'order.placed' }] }),
  seo_pages: async (admin) => ({ target_type: 'brand', target_id: await sampleRow('brands', admin) }),
  languages: async (admin) => {
    const count = (await admin.get<{ total: number }>('/admin/languages')).body.total;
    return { code: LANGUAGES[count] };
  },
};

/** Minimal valid input for a resource, by its declaration; referenced records are created first. */
export async function sampleInput(
  definition: ResourceDefinition,
  admin: Client,
  values: Input = {},
): Promise<Input> {
  const input: Input = { ...(await PARTICULAR[definition.path]?.(admin, values)), ...values };
  for (const field of writableFields(definition, 'admin')) {
    if (field.required && !(field.name in input))
      input[field.name] = await value(field, (path) => sampleRow(path, admin));
  }
  return input;
}

/** Creates a record of a declared resource through the admin API and returns its id. */
export async function sampleRow(path: string, admin: Client, values: Input = {}): Promise<number> {
  if (path === 'variants') return sampleVariant(admin);
  const definition = definedResources().find((one) => one.path === path);
  if (!definition) throw new Error(`No resource is declared at ${path}`);
  const answer = await admin.post<{ data: { id: number } }>(
    `/admin/${path}`,
    await sampleInput(definition, admin, values),
  );
  if (answer.status !== 200)
    throw new Error(`Creating a sample of ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body.data.id;
}

/** Variants are created with their product. */
async function sampleVariant(admin: Client): Promise<number> {
  const product = await sampleRow('products', admin);
  const one = await admin.get<{ data: { variants: { id: number }[] } }>(`/admin/products/${product}`);
  const [variant] = one.body.data.variants;
  if (!variant) throw new Error('A sample product has no variant');
  return variant.id;
}
