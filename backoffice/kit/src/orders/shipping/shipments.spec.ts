import { Shipments } from './shipments';

const order = (id: number) => ({ id, number: `ST-${id}` });

describe('Shipments', () => {
  it('queues an order once, sends it on flush and shows it as shipped meanwhile', async () => {
    const sent: number[] = [];
    let arrive = (): void => undefined;
    const shipments = new Shipments(({ id }) => {
      sent.push(id);
      return new Promise((resolve) => (arrive = resolve));
    });
    shipments.ship(order(1));
    shipments.ship(order(1));
    expect([shipments.waiting(), shipments.has(1), sent]).toEqual([[order(1)], true, []]);
    const flushed = shipments.flush();
    expect([shipments.waiting(), shipments.has(1), sent]).toEqual([[], true, [1]]);
    arrive();
    await flushed;
    expect(shipments.has(1)).toBe(false);
  });

  it('sends no orders after undo', async () => {
    const sent: number[] = [];
    const shipments = new Shipments(({ id }) => Promise.resolve(void sent.push(id)));
    shipments.ship(order(1));
    shipments.ship(order(2));
    shipments.undo();
    await shipments.flush();
    expect([sent, shipments.has(1), shipments.has(2)]).toEqual([[], false, false]);
  });

  it('notifies a subscriber of each change until it unsubscribes', () => {
    const shipments = new Shipments(() => Promise.resolve());
    let calls = 0;
    const leave = shipments.subscribe(() => calls++);
    shipments.ship(order(1));
    shipments.undo();
    leave();
    shipments.ship(order(2));
    expect(calls).toBe(2);
  });
});
