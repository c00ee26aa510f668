const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: [nested(levels - 1)] });

/** A number that is valid JSON but overflows a double; replaced by the literal in the body's text. */
export const HUGE = '#1e999#';

/** Values that no input field expects. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...[null, true, false, [], [[]], [[[1]]], [null], [[null]], [{}], ['a', 1, null], {}],
  ...[{ a: {} }, { constructor: 1 }, { toString: 1 }, { length: -1 }, { then: 1 }, { toJSON: null }],
  ...[-1, 0, 0.5, 1, 2, 1e308, -1e308, HUGE, 2_147_483_647, 2_147_483_648, -2_147_483_649],
  ...[9_007_199_254_740_991, 2 ** 53, 1e21],
  ...[
    '',
    ' ',
    '0',
    '0x1',
    '1e1',
    '-1',
    '1.5',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '[object Object]',
  ],
  ...['99999999999999999999', '1,2,3', 'en', 'constructor', '__proto__', 'hasOwnProperty', 'toString'],
  ...['\ud800', '\udfff\ud800', 'a\0b', '\u202e\u200b', '𝒳'.repeat(300), 'é'.repeat(255), 'x'.repeat(5_000)],
  ...[
    "' OR 1=1 --",
    '%',
    '_',
    '\\',
    '"',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '${1}{{1}}',
    '{0}',
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '+010000-01-01T00:00:00Z',
  ],
  ...['2026-01-01T00:00:00+99:99', '2026-W01', '-000001-01-01T00:00:00.000Z', '1969-12-31', '24:61'],
  ...['0.1234567890123', '-0.1', '1e-7', '999999999999.999999999999', '00', '+1', '１'],
  ...['a@b', 'http://', 'http://[::1', 'javascript:alert(1)', 'http://169.254.169.254/', '#ggg', '+'],
  ...[nested(3), nested(8), Array.from({ length: 400 }, (_, n) => n), Array.from({ length: 200 }, () => 'a')],
  ...[
    Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`k${n}`, n])),
    { en: null },
    { es: { name: 1 } },
  ],
];

/** Path segments in place of an id, URL-encoded. */
export const HOSTILE_IDS: readonly string[] = [
  ...['0', '-1', '0x1', '1e1', '1.5', '%201', '01', '+1', 'NaN', 'null', 'undefined', '2147483648'],
  ...['99999999999999999999', '%00', '1%00', '%ff', '%c3%28', '%', '%zz', '%ed%a0%80', '%F0%9F%98%80'],
  ...['1%2f2', '..%2f..', '%2e%2e', "1'--", '[1]', '%7B%7D', '1;2', '1,2', 'constructor', '__proto__'],
  ...['1'.repeat(257), 'x'.repeat(3_000), '%25'.repeat(50)],
];

/** JSON texts for the `sort`, `range` and `filter` of a list. */
export const HOSTILE_LIST_TEXTS: readonly string[] = [
  ...[
    '[',
    '{',
    'null',
    'true',
    '1',
    '""',
    '{}',
    '[]',
    '[0]',
    '[1,0]',
    '[-1,1]',
    '[0.5,1]',
    '[0,1e9]',
    '[null,null]',
  ],
  ...[
    '["id","ASC"]',
    '["id","asc"]',
    '["id"]',
    '[["id"],"ASC"]',
    '["id; DROP","ASC"]',
    '[{},"ASC"]',
    '["constructor","ASC"]',
  ],
  ...[
    '{"id":[1,2]}',
    '{"id":null}',
    '{"id":{}}',
    '{"id":[[1]]}',
    '{"id":"1e1"}',
    '{"q":null}',
    '{"q":{}}',
    '{"q":"%_\\\\"}',
  ],
  ...[
    '{"created_at_gte":"0000-00-00"}',
    '{"created_at_lte":"+275760-09-13"}',
    '{"status":{}}',
    '{"status":[null]}',
  ],
  ...[
    '{"__proto__":{}}',
    '{"constructor":1}',
    '{"toString":1}',
    '{"_gte":1}',
    '{"":1}',
    '{"q":"\\u0000"}',
    '{"q":"\\ud800"}',
  ],
];

/** Bodies that are not JSON, or not a JSON object. */
export const HOSTILE_BODIES: readonly (string | Buffer)[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    '{"a"',
    '{"a":}',
    '{a:1}',
    "{'a':1}",
    '{"a":1,}',
    '{"a":01}',
    '{"a":NaN}',
    '{"a":1}{"b":2}',
  ],
  ...[
    'null',
    'true',
    '1',
    '1e999',
    '-',
    '"text"',
    '"\\ud800"',
    '[]',
    '[{}]',
    '[[[[]]]]',
    '[null]',
    '\ufeff{}',
  ],
  ...[
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":1,"a":{"b":2}}',
    '{"":1}',
    '{"\\u0000":1}',
  ],
  ...[
    `${'['.repeat(500)}${']'.repeat(500)}`,
    `{"a":"${'x'.repeat(120_000)}"}`,
    '{"a":"\\u12"}',
    '{"a":"\n"}',
  ],
  ...[Buffer.from([0xff, 0xfe, 0x00]), Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
];

/** Content types. */
export const HOSTILE_TYPES: readonly string[] = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json; charset=latin1',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json/x',
    'nonsense',
    '',
    ';',
    '*/*',
  ],
];

/** Invalid values of headers that every request evaluates. */
export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  ...['xx', '', ';q=', '*', 'en;q=abc', 'a'.repeat(3_000), ','.repeat(500), '../en', '__proto__'].map(
    (value) => ({
      'accept-language': value,
    }),
  ),
  ...['XXX', 'usd', '', '__proto__', '1', 'x'.repeat(500)].map((value) => ({ 'x-currency': value })),
  ...['x', '', '__proto__', 'a'.repeat(64), 'a'.repeat(5_000)].map((value) => ({ 'x-session-token': value })),
  ...['x', '', ' ', 'k'.repeat(300), '\u00ff'].map((value) => ({ 'idempotency-key': value })),
  ...['Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic eDp5', 'x', `Bearer ${'a.'.repeat(2_000)}`].map(
    (value) => ({
      authorization: value,
    }),
  ),
  ...['"', 'W/"x"', '*', 'x'].map((value) => ({ 'if-none-match': value })),
  ...['999.1.1.1', 'x', '::1, ::2', ''].map((value) => ({ 'x-forwarded-for': value })),
];
