import type { FieldSchema } from '@stoa/contracts';
import { offeredChoices } from './offered-choices';

const STATUS: FieldSchema = {
  name: 'status',
  kind: 'choice',
  required: true,
  writable: true,
  choices: ['active', 'inactive'],
};

describe('choices offered for a status', () => {
  it('are all of a new record and of one that states no limit', () => {
    expect(offeredChoices(STATUS)).toEqual(['active', 'inactive']);
    expect(offeredChoices(STATUS, { id: 1, status: 'active' })).toEqual(['active', 'inactive']);
  });

  it('are only the present one where the reader may not change it, as of the own account', () => {
    expect(offeredChoices(STATUS, { id: 1, status: 'active', allowed: [] })).toEqual(['active']);
  });

  it('leave other fields alone', () => {
    const audience = { ...STATUS, name: 'audience', choices: ['admin', 'vendor'] };
    expect(offeredChoices(audience, { id: 1, audience: 'admin', allowed: [] })).toEqual(['admin', 'vendor']);
  });
});
