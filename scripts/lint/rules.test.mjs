import { describe, test } from 'node:test';
import { RuleTester } from 'eslint';
import stoa from './rules.mjs';

RuleTester.it = test;
RuleTester.describe = describe;
const tester = new RuleTester();
const long = (head, tail) => `${head}${'\n  work();'.repeat(60)}\n${tail}`;

tester.run('test-asserts', stoa.rules['test-asserts'], {
  valid: [
    "it('adds', () => { expect(1 + 1).toBe(2); });",
    "function buys() { expect(1).toBe(1); }\ntest('a guest buys', () => { buys(); });",
    "test.describe('without a script', () => {});",
    "it.each([1])('adds %i', (one) => { expect(one).toBe(1); });",
  ],
  invalid: [
    { code: "it('adds', () => { add(1, 1); });", errors: 1 },
    { code: "function fills() {}\ntest('a guest buys', () => { fills(); });", errors: 1 },
    { code: "it.each([1])('adds %i', (one) => { add(one); });", errors: 1 },
  ],
});

tester.run('function-length', stoa.rules['function-length'], {
  valid: [
    { code: long("describe('orders', () => {", '});'), options: [{ max: 50 }] },
    { code: long("test.describe('orders', () => {", '});'), options: [{ max: 50 }] },
  ],
  invalid: [
    { code: long('function placeOrder() {', '}'), options: [{ max: 50 }], errors: 1 },
    { code: long("it('is placed', () => {", '});'), options: [{ max: 50 }], errors: 1 },
  ],
});

tester.run('disable-with-reason', stoa.rules['disable-with-reason'], {
  valid: ['// eslint-disable-next-line no-console -- a command-line program\nconsole.log(1);'],
  invalid: [{ code: '// eslint-disable-next-line no-console\nconsole.log(1);', errors: 1 }],
});

tester.run('telling-file-name', stoa.rules['telling-file-name'], {
  valid: [{ code: '', filename: 'place-order.ts' }],
  invalid: [
    { code: '', filename: 'orders/utils.ts', errors: 1 },
    { code: '', filename: 'helpers/orders.ts', errors: 1 },
  ],
});

tester.run('retired-term', stoa.rules['retired-term'], {
  valid: [
    {
      code: 'export class OrderService {}\nfunction act({ desk }, told_price) {\n  return desk + told_price;\n}',
      filename: 'order-service.ts',
    },
    { code: 'const lighthouse = 1;', filename: 'newsletters.ts' },
    { code: 'class Wishlist { notify() {} }', filename: 'wishlist.ts' },
  ],
  invalid: [
    { code: '', filename: 'orders/order-desk.ts', errors: 1 },
    { code: 'class Houses {}', filename: 'providers.ts', errors: 1 },
    { code: 'export function sendPaper() {}', filename: 'mails.ts', errors: 1 },
    { code: 'export const PATIENCE = 1;', filename: 'calls.ts', errors: 1 },
    { code: 'class Mails { tellCustomer() {} }', filename: 'mails.ts', errors: 1 },
    { code: 'const act = (desk) => desk;', filename: 'orders.ts', errors: 1 },
    { code: 'function act() { const { name: [fate] } = {}; }', filename: 'orders.ts', errors: 1 },
    { code: 'const WISHES = 1;', filename: 'wishlists.ts', errors: 1 },
    { code: 'export function say() {}', filename: 'messages.ts', errors: [{ message: /msg/ }] },
  ],
});
