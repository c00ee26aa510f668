import { RecordChanges, recordKey } from '.';

describe('RecordChanges', () => {
  it('tells which records have changed since a point in the sequence', () => {
    const changes = new RecordChanges();
    const before = changes.sequence;
    changes.add([recordKey('products', 7)]);
    const after = changes.sequence;
    changes.add([recordKey('products', 8)]);
    expect(changes.hasChanged(['products:7'], before)).toBe(true);
    expect(changes.hasChanged(['products:7'], after)).toBe(false);
    expect(changes.hasChanged(['products:9', 'products:8'], after)).toBe(true);
    expect(changes.hasChanged(['products:8'], changes.sequence)).toBe(false);
  });

  it('takes everything as changed after changes may have been missed', () => {
    const changes = new RecordChanges();
    const before = changes.sequence;
    changes.addAll();
    expect(changes.hasChanged([], before)).toBe(true);
    expect(changes.hasChanged(['products:7'], changes.sequence)).toBe(false);
  });

  it('takes records whose last change it has forgotten as changed', () => {
    const changes = new RecordChanges();
    const before = changes.sequence;
    changes.add(['products:0']);
    const after = changes.sequence;
    changes.add(Array.from({ length: 100_000 }, (_, id) => recordKey('orders', id)));
    expect(changes.hasChanged(['products:1'], before)).toBe(true);
    expect(changes.hasChanged(['products:1'], after)).toBe(false);
  });
});
