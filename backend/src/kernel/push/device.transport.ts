import { type PushMessage, PushTransport } from './push';

/** Delegates each message to the transport for the device. */
export class DeviceTransport extends PushTransport {
  constructor(private readonly transports: readonly PushTransport[]) {
    super();
  }

  supports(token: string): boolean {
    return this.transportFor(token) !== undefined;
  }

  async send(token: string, message: PushMessage): Promise<boolean> {
    const transport = this.transportFor(token);
    if (!transport) throw new Error('This shop has no push service for such a device');
    return transport.send(token, message);
  }

  private transportFor(token: string): PushTransport | undefined {
    return this.transports.find((transport) => transport.supports(token));
  }
}
