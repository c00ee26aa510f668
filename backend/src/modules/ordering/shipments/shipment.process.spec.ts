import { INITIAL_SHIPMENT_STATES, SHIPMENT_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import {
  OPEN_SHIPMENTS,
  SENT_SHIPMENTS,
  SHIPMENT_PROCESS,
  shipmentProcess,
  VOID_SHIPMENTS,
} from './shipment.process';

describe('the process of a shipment', () => {
  it('reaches every state from its creation', () => {
    expect(reachable(SHIPMENT_PROCESS, INITIAL_SHIPMENT_STATES)).toEqual([...SHIPMENT_STATES].sort());
  });

  it('ends as delivered, returned or cancelled from every state', () => {
    const ends = SHIPMENT_STATES.filter((state) => Object.keys(SHIPMENT_PROCESS[state]).length === 0);
    expect(ends).toEqual(['delivered', 'returned', 'cancelled']);
    const stuck = SHIPMENT_STATES.filter(
      (state) => !reachable(SHIPMENT_PROCESS, [state]).some((one) => ends.includes(one)),
    );
    expect(stuck).toEqual([]);
  });

  it('can be cancelled only before it leaves', () => {
    const cancellable = SHIPMENT_STATES.filter((state) =>
      shipmentProcess.allowed(state, 'vendor').includes('cancelled'),
    );
    expect(cancellable).toEqual([...OPEN_SHIPMENTS]);
  });

  it('divides its states into open, sent and void ones', () => {
    const all = [...OPEN_SHIPMENTS, ...SENT_SHIPMENTS, ...VOID_SHIPMENTS];
    expect([...all].sort()).toEqual([...SHIPMENT_STATES].sort());
  });
});
